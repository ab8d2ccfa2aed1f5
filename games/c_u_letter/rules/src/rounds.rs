//! The deal, the end of a round, and the start of the next (C1, C3, C18 to C22).

use super::resolution::Resolution;
use super::turns::round_end_reason;
use super::{
    AfterRound, CULetter, CardId, ClaimStatus, DealSource, Event, InitialDeal, OwnedCard,
    Ownership, PaidWord, PlayerMode, Rotation, RoundEndReason, RoundPayout, Rounds, Scramble,
    Square, Stacks, Stage, State, Table, scramble, table,
};
use game::{Chance, Game, Outcome, SeatId};

/// Number of cards in a hand (C3).
pub(super) const HAND_SIZE: usize = 6;

/// Deals six cards to each seat, one at a time from the starter's left (C1, C3). A random seat
/// starts.
pub(super) fn deal(table: &Table, chance: &mut Chance) -> InitialDeal {
    let starter = match table.options.mode {
        PlayerMode::Solo => SeatId::FIRST,
        PlayerMode::Table => SeatId::new(chance.below(table.seats.into()) as u8),
    };
    let mut deck: Vec<CardId> = CardId::all().collect();
    match table.options.deal {
        DealSource::Chance => chance.shuffle(&mut deck),
        DealSource::Day(day) => day.chance(CULetter::ID).shuffle(&mut deck),
    }
    let mut hands = vec![Vec::new(); table.seats.into()];
    for _ in 0..HAND_SIZE {
        hands.iter_mut().for_each(|hand| hand.extend(deck.pop()));
    }
    InitialDeal {
        starter,
        hands,
        deck,
    }
}

/// Pays the words of the round, once every card is revealed.
pub(super) fn end(resolution: &mut Resolution) {
    let result = round_result(&resolution.state);
    resolution.add(Event::RoundEnded(result));
}

/// Computes what the words of the round pay, the last claim first (C18 to C21).
fn round_result(state: &State) -> RoundPayout {
    let table = &state.table;
    let ownership = table.ownership();
    let counts =
        |claim: &&super::Claim| matches!(ownership.status_of(claim.id), ClaimStatus::Counts(_));
    let paid = table.ledger.claims().iter().rev().filter(counts);
    let paid = paid.map(|claim| {
        let own = ownership
            .owned_cards()
            .iter()
            .filter(|one| one.claim == claim.id);
        let takes = own.map(|OwnedCard { square, .. }| (*square, cards_taken(state, *square)));
        PaidWord {
            claim: claim.id,
            owner: claim.owner,
            word: claim.word,
            takes: takes.collect(),
        }
    });
    let paid: Vec<PaidWord> = paid.collect();
    RoundPayout {
        // `round_end_reason` always returns a reason here.
        end: round_end_reason(state).unwrap_or(RoundEndReason::Counter),
        then: after_round(state, &paid, &ownership),
        paid,
    }
}

/// Returns the cards that leave a square together with its top card (C21).
pub(super) fn cards_taken(state: &State, square: Square) -> Vec<CardId> {
    let stack = state.table.board.stack(square);
    let mut cards: Vec<CardId> = stack
        .filter_map(|lying| state.resolve_card(lying))
        .collect();
    if state.table.options.stacks == Stacks::BuriedStay {
        cards.drain(..cards.len().saturating_sub(1));
    }
    cards
}

/// Returns what follows a round: another one while there are cards to draw, squares to place them
/// on and rounds to play, then the scramble (C7, C8, C40).
fn after_round(state: &State, paid: &[PaidWord], ownership: &Ownership) -> AfterRound {
    let State { table, deck, .. } = state;
    let buried = |square: Square| table.board.cards_under(square).next().is_some();
    let stays = table.options.stacks == Stacks::BuriedStay;
    let cleared = |one: &OwnedCard| !(stays && buried(one.square));
    let full = table.board.is_full() && !ownership.owned_cards().iter().any(cleared);
    let taken: usize = paid.iter().map(PaidWord::cards).sum();
    let left = table.board.all_cards().count().saturating_sub(taken);
    let played = table.options.rounds == Rounds::Two && !table.results.is_empty();
    if !deck.is_empty() && !full && !played {
        AfterRound::NextRound
    } else if left >= scramble::MIN_LETTERS.into() && table.options.scramble != Scramble::Never {
        AfterRound::Scramble
    } else {
        AfterRound::Over
    }
}

/// Starts the next round, or the scramble.
pub(super) fn begin_next(resolution: &mut Resolution) {
    let table = &resolution.state.table;
    let then = table.results.last().map(|result| result.then);
    if then == Some(AfterRound::Scramble) {
        return scramble::begin(resolution);
    }
    // C1: the seat on the starter's right begins, and the direction reverses.
    let (starter, clockwise) = match table.options.rotation {
        Rotation::AsSaid => (
            table::seat_to_the_right(table.starter, table.seats),
            !table.clockwise,
        ),
        Rotation::Plain => (table.starter.next_clockwise(table.seats), true),
    };
    resolution.add(Event::RoundBegan { starter, clockwise });
}

impl Table {
    /// Returns the outcome once the game is over: most cards, then most words (C22).
    pub fn outcome(&self) -> Option<Outcome> {
        let score = |seat| i32::try_from(self.score(seat)).unwrap_or(i32::MAX);
        let each = self.all_seats();
        let each = each.map(|seat| (seat, score(seat), self.word_count(seat)));
        (self.stage == Stage::Over).then(|| Outcome::ranked(each))
    }
}
