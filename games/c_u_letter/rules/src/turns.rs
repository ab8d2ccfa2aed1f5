//! A turn: the clock, placing a card, drawing one, and the next turn (C3 to C8).

use super::placing::may_place;
use super::ruling::Ruling;
use super::{
    Board, ClaimId, Event, Help, Placing, Refusal, RoundEnd, Stage, State, View, claiming,
    revealing, scramble,
};
use game::Moment;
use lexicon::Lexicon;

/// Starts the clock of the seat on turn, which is ready (C4). After a reveal, it claims words
/// through the card for a seat whose help does so.
pub(super) fn ready(ruling: &mut Ruling, words: Option<&Lexicon>) -> Result<(), Refusal> {
    ruling.add(Event::Ready);
    let helped = ruling.state.table.options.help(ruling.seat()) == Help::ClaimsWords;
    match ruling.state.table.stage {
        Stage::Revealing(_) if helped => claiming::claim_for(ruling, words),
        _ => Ok(()),
    }
}

/// Places a card (C6). Claims that it breaks become void (C13).
pub(super) fn place(
    ruling: &mut Ruling,
    placing: Placing,
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let seat = ruling.seat();
    let State { table, .. } = &ruling.state;
    if !ruling.state.hand(seat).contains(&placing.card) {
        return Err(Refusal::NotInHand(placing.card));
    }
    let (face, hiding) = (placing.card.face(), table.options.hiding);
    may_place(&table.board, hiding, face, placing.at, placing.using)?;
    let stood = table.ledger.clone();
    ruling.add(Event::Placed(placing));
    let broken = stood.broken(&ruling.state.table.board);
    if !broken.is_empty() {
        ruling.add(Event::Broken(broken));
    }
    match ruling.state.table.options.help(seat) {
        Help::ClaimsWords => claiming::claim_for(ruling, words),
        Help::Alone | Help::MarksWords => Ok(()),
    }
}

/// Ends the turn: the seat draws a card, if the deck has one and cards are still drawn (C3, C8).
pub(super) fn end(ruling: &mut Ruling) {
    let State { table, deck, .. } = &ruling.state;
    if let (Some(card), false) = (deck.last(), table.last) {
        let card = *card;
        ruling.add(Event::Drew(card));
    }
    next(ruling);
}

/// Starts the next turn, or ends the round (C2, C5, C7, C8).
fn next(ruling: &mut Ruling) {
    match round_end(&ruling.state) {
        Some(_) => revealing::go_on(ruling),
        None => {
            let State { table, hands, .. } = &ruling.state;
            let mut seat = table.after(table.turn.seat);
            // Some seat holds cards, or the round would be over.
            for _ in 0..table.seats {
                if hands.get(seat.index()).is_some_and(|hand| !hand.is_empty()) {
                    break;
                }
                seat = table.after(seat);
            }
            ruling.add(Event::Turn(seat));
        }
    }
}

/// Returns why the round is over, or `None` if it isn't.
pub(super) fn round_end(state: &State) -> Option<RoundEnd> {
    let State { table, hands, .. } = state;
    let holding = hands.iter().filter(|hand| !hand.is_empty()).count();
    if holding == 0 {
        Some(RoundEnd::HandsEmpty)
    } else if table.cards_left() == Some(0) {
        Some(RoundEnd::Counter)
    } else if table.board.is_full() {
        Some(RoundEnd::BoardFull)
    } else if usize::from(table.skips) >= holding {
        Some(RoundEnd::Skips)
    } else {
        None
    }
}

/// Returns the events that follow when the time runs out (C5).
pub(super) fn run_out(state: &State) -> Vec<Event> {
    let table = &state.table;
    let at = table.turn.clock.ends().unwrap_or(Moment::START);
    let mut ruling = Ruling::new(state, at);
    match table.stage {
        Stage::Placing => {
            ruling.add(Event::Skipped);
            next(&mut ruling);
        }
        Stage::Claiming => end(&mut ruling),
        Stage::Revealing(_) => revealing::go_on(&mut ruling),
        Stage::Scramble(_) => scramble::pass(&mut ruling, table.turn.seat),
        Stage::Dealing | Stage::RoundOver | Stage::Over => {}
    }
    ruling.events
}

impl View {
    /// Returns the board after a placing as the viewing seat would see it, or `None` if the placing
    /// doesn't fit the board.
    pub fn laid(&self, placing: &Placing) -> Option<Board> {
        let laid = self.table.board.with(placing, self.own?);
        laid.map(|(board, _)| board)
    }

    /// Returns the claims that a placing would break (C13).
    pub fn would_break(&self, placing: &Placing) -> Vec<ClaimId> {
        let after = self.laid(placing);
        after.map_or_else(Vec::new, |board| self.table.ledger.broken(&board))
    }

    /// Checks whether the viewing seat may make this placing now.
    ///
    ///
    /// # Errors
    /// The reason why the placing is illegal.
    pub fn may_place(&self, placing: &Placing) -> Result<(), Refusal> {
        let table = &self.table;
        if !self.hand.contains(&placing.card) {
            return Err(Refusal::NotInHand(placing.card));
        }
        let face = placing.card.face();
        may_place(
            &table.board,
            table.options.hiding,
            face,
            placing.at,
            placing.using,
        )
    }
}
