//! A turn: the clock, placing a card, drawing one, and the next turn (C3 to C8).

use super::placing::check_placing;
use super::resolution::Resolution;
use super::{
    ClaimId, Event, Help, LetterBoard, Placing, Refusal, RoundEndReason, Stage, State, View,
    claiming, revealing, scramble,
};
use game::Moment;
use lexicon::Lexicon;

/// Starts the clock of the seat on turn, which is ready (C4). After a reveal, also claims words
/// through the card for a seat whose help does so.
pub(super) fn start_clock(
    resolution: &mut Resolution,
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    resolution.add(Event::Ready);
    let helped = resolution.state.table.options.help(resolution.seat()) == Help::ClaimsWords;
    match resolution.state.table.stage {
        Stage::Revealing(_) if helped => claiming::claim_automatically(resolution, words),
        _ => Ok(()),
    }
}

/// Places a card (C6). Claims that it breaks become void (C13).
pub(super) fn place(
    resolution: &mut Resolution,
    placing: Placing,
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let seat = resolution.seat();
    let State { table, .. } = &resolution.state;
    if !resolution.state.hand(seat).contains(&placing.card) {
        return Err(Refusal::NotInHand(placing.card));
    }
    let (face, hiding) = (placing.card.face(), table.options.hiding);
    check_placing(&table.board, hiding, face, placing.at, placing.using)?;
    let stood = table.ledger.clone();
    resolution.add(Event::Placed(placing));
    let broken = stood.newly_broken(&resolution.state.table.board);
    if !broken.is_empty() {
        resolution.add(Event::Broken(broken));
    }
    match resolution.state.table.options.help(seat) {
        Help::ClaimsWords => claiming::claim_automatically(resolution, words),
        Help::Alone | Help::MarksWords => Ok(()),
    }
}

/// Ends the turn: the seat draws a card, if the deck has one and cards are still drawn (C3, C8).
pub(super) fn end(resolution: &mut Resolution) {
    let State { table, deck, .. } = &resolution.state;
    if let (Some(card), false) = (deck.last(), table.last) {
        let card = *card;
        resolution.add(Event::Drew(card));
    }
    next_turn(resolution);
}

/// Starts the next turn, or ends the round (C2, C5, C7, C8).
fn next_turn(resolution: &mut Resolution) {
    match round_end_reason(&resolution.state) {
        Some(_) => revealing::reveal_next(resolution),
        None => {
            let State { table, hands, .. } = &resolution.state;
            let mut seat = table.next_seat(table.turn.seat);
            // Some seat holds cards, or the round would be over.
            for _ in 0..table.seats {
                if hands.get(seat.index()).is_some_and(|hand| !hand.is_empty()) {
                    break;
                }
                seat = table.next_seat(seat);
            }
            resolution.add(Event::Turn(seat));
        }
    }
}

/// Returns why the round is over, or `None` if it isn't.
pub(super) fn round_end_reason(state: &State) -> Option<RoundEndReason> {
    let State { table, hands, .. } = state;
    let holding = hands.iter().filter(|hand| !hand.is_empty()).count();
    if holding == 0 {
        Some(RoundEndReason::HandsEmpty)
    } else if table.cards_left() == Some(0) {
        Some(RoundEndReason::Counter)
    // C7: on any other board every card can be placed beside another.
    } else if table.board.is_full() {
        Some(RoundEndReason::BoardFull)
    } else if usize::from(table.skips) >= holding {
        Some(RoundEndReason::Skips)
    } else {
        None
    }
}

/// Returns the events that follow when the time runs out (C5).
pub(super) fn timeout_events(state: &State) -> Vec<Event> {
    let table = &state.table;
    let at = table.turn.clock.deadline().unwrap_or(Moment::START);
    let mut resolution = Resolution::new(state, at);
    match table.stage {
        Stage::Placing => {
            resolution.add(Event::Skipped);
            next_turn(&mut resolution);
        }
        Stage::Claiming => end(&mut resolution),
        Stage::Revealing(_) => revealing::reveal_next(&mut resolution),
        Stage::Scramble(_) => scramble::pass(&mut resolution, table.turn.seat),
        Stage::Dealing | Stage::RoundOver | Stage::Over => {}
    }
    resolution.events
}

impl View {
    /// Returns the board after a placing as the viewing seat would see it, or `None` if the placing
    /// doesn't fit the board.
    pub fn board_after(&self, placing: &Placing) -> Option<LetterBoard> {
        let laid = self.table.board.after_placing(placing, self.own?);
        laid.map(|(board, _)| board)
    }

    /// Returns the claims that a placing would break (C13).
    pub fn claims_broken_by(&self, placing: &Placing) -> Vec<ClaimId> {
        let after = self.board_after(placing);
        after.map_or_else(Vec::new, |board| self.table.ledger.newly_broken(&board))
    }

    /// Checks whether the viewing seat may make this placing now.
    ///
    /// # Errors
    /// The reason why the placing is illegal.
    pub fn check_placing(&self, placing: &Placing) -> Result<(), Refusal> {
        let table = &self.table;
        if !self.hand.contains(&placing.card) {
            return Err(Refusal::NotInHand(placing.card));
        }
        let face = placing.card.face();
        check_placing(
            &table.board,
            table.options.hiding,
            face,
            placing.at,
            placing.using,
        )
    }
}
