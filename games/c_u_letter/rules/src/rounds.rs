//! The deal, the end of a round, and the start of the next (C1, C3, C18 to C22).

use super::ruling::Ruling;
use super::turns::round_end;
use super::{
    CULetter, CardId, Deal, Dealt, Event, Lies, Mode, Owned, Ownership, Paid, Rotation, RoundEnd,
    RoundResult, Rounds, Scramble, Square, Stacks, Stage, State, Table, Then, scramble, table,
};
use game::{Chance, Game, Outcome, SeatId};

/// Number of cards in a hand (C3).
pub(super) const HAND: usize = 6;

/// Deals six cards to each seat, one at a time from the starter's left (C1, C3). A random seat
/// starts.
pub(super) fn deal(table: &Table, chance: &mut Chance) -> Dealt {
    let starter = match table.options.mode {
        Mode::Solo => SeatId::FIRST,
        Mode::Table => SeatId::new(chance.below(table.seats.into()) as u8),
    };
    let mut deck: Vec<CardId> = CardId::all().collect();
    match table.options.deal {
        Deal::Chance => chance.shuffle(&mut deck),
        Deal::Day(day) => day.chance(CULetter::ID).shuffle(&mut deck),
    }
    let mut hands = vec![Vec::new(); table.seats.into()];
    for _ in 0..HAND {
        hands.iter_mut().for_each(|hand| hand.extend(deck.pop()));
    }
    Dealt {
        starter,
        hands,
        deck,
    }
}

/// Pays the words of the round, once every card is revealed.
pub(super) fn end(ruling: &mut Ruling) {
    let result = result(&ruling.state);
    ruling.add(Event::RoundEnded(result));
}

/// Computes what the words of the round pay, the last claim first (C18 to C21).
fn result(state: &State) -> RoundResult {
    let table = &state.table;
    let ownership = table.ownership();
    let counts = |claim: &&super::Claim| matches!(ownership.lies(claim.id), Lies::Counts(_));
    let paid = table.ledger.claims().iter().rev().filter(counts);
    let paid = paid.map(|claim| {
        let own = ownership.owned().iter().filter(|one| one.claim == claim.id);
        let takes = own.map(|Owned { square, .. }| (*square, taken(state, *square)));
        Paid {
            claim: claim.id,
            owner: claim.owner,
            word: claim.word,
            takes: takes.collect(),
        }
    });
    let paid: Vec<Paid> = paid.collect();
    RoundResult {
        // `round_end` always gives a reason here.
        end: round_end(state).unwrap_or(RoundEnd::Counter),
        then: then(state, &paid, &ownership),
        paid,
    }
}

/// Returns the cards that leave a square together with its top card (C21).
pub(super) fn taken(state: &State, square: Square) -> Vec<CardId> {
    let stack = state.table.board.stack(square);
    let mut cards: Vec<CardId> = stack.filter_map(|lying| state.card(lying)).collect();
    if state.table.options.stacks == Stacks::BuriedStay {
        cards.drain(..cards.len().saturating_sub(1));
    }
    cards
}

/// Returns what follows a round: another one while there are cards to draw, squares to place them
/// on and rounds to play, then the scramble (C7, C8, C40).
fn then(state: &State, paid: &[Paid], ownership: &Ownership) -> Then {
    let State { table, deck, .. } = state;
    let buried = |square: Square| table.board.under(square).next().is_some();
    let stays = table.options.stacks == Stacks::BuriedStay;
    let cleared = |one: &Owned| !(stays && buried(one.square));
    let full = table.board.is_full() && !ownership.owned().iter().any(cleared);
    let taken: usize = paid.iter().map(Paid::cards).sum();
    let left = table.board.all().count().saturating_sub(taken);
    let played = table.options.rounds == Rounds::Two && !table.results.is_empty();
    if !deck.is_empty() && !full && !played {
        Then::NextRound
    } else if left >= scramble::LEAST.into() && table.options.scramble != Scramble::Never {
        Then::Scramble
    } else {
        Then::Over
    }
}

/// Starts the next round, or the scramble.
pub(super) fn go_on(ruling: &mut Ruling) {
    let table = &ruling.state.table;
    let then = table.results.last().map(|result| result.then);
    if then == Some(Then::Scramble) {
        return scramble::begin(ruling);
    }
    // C1: the seat on the starter's right begins, and the direction reverses.
    let (starter, clockwise) = match table.options.rotation {
        Rotation::AsSaid => (table::right(table.starter, table.seats), !table.clockwise),
        Rotation::Plain => (table.starter.left(table.seats), true),
    };
    ruling.add(Event::RoundBegan { starter, clockwise });
}

impl Table {
    /// Returns the outcome once the game is over: most cards, then most words (C22).
    pub fn outcome(&self) -> Option<Outcome> {
        let score = |seat| i32::try_from(self.score(seat)).unwrap_or(i32::MAX);
        let each = self.all_seats();
        let each = each.map(|seat| (seat, score(seat), self.words(seat)));
        (self.stage == Stage::Over).then(|| Outcome::ranked(each))
    }
}
