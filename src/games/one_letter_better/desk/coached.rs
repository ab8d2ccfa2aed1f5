//! The moments at which somebody new is told what they are, and what one might do.

use crate::games::one_letter_better::rules::{Stage, View};
use game::SeatId;

/// A moment of which somebody new is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coached {
    /// A card is to be taken, from the deck or the pile.
    Draw,
    /// A word can be laid, or cards exchanged.
    Lay,
    /// Others have words, and cards can be laid.
    Steal,
    /// A word was stolen, and can be stolen back.
    Stolen,
    /// A card of the pile has to be used.
    Pile,
    /// Words can be challenged.
    Doubt,
    /// The hand has too many cards.
    Above,
    /// The deck is empty.
    Last,
}

/// The moments that there are for a seat now, the one to be told first first.
pub fn coached(view: &View, seat: SeatId) -> Vec<Coached> {
    let (table, turn) = (&view.table, &view.table.turn);
    let others = || table.open_words().filter(|word| word.owner != seat);
    let plays = table.stage == Stage::Playing && turn.seat == seat;
    let doubts = matches!(table.stage, Stage::Window { .. }) && turn.seat != seat;
    // A card that was gone for has to be used before all else.
    let lays = plays && (turn.drawn || view.deck == 0) && turn.duty().is_none();
    let (draws, takes) = (view.deck > 0, !table.pile.is_empty());
    let moments = [
        (doubts, Coached::Doubt),
        (plays && turn.duty().is_some(), Coached::Pile),
        (
            plays && others().any(|word| word.stolen > 0),
            Coached::Stolen,
        ),
        (plays && !turn.drawn && draws && takes, Coached::Draw),
        (plays && turn.drawn && view.above() > 0, Coached::Above),
        // An empty deck ends exchanges (O33).
        (lays && draws && turn.plays.is_empty(), Coached::Lay),
        (lays && others().next().is_some(), Coached::Steal),
        (plays && view.deck == 0, Coached::Last),
    ];
    let there = moments.into_iter().filter(|(is, _)| *is);
    there.map(|(_, moment)| moment).collect()
}
