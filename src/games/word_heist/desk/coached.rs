//! The moments at which somebody new is told what they are, and what one might do.

use crate::games::word_heist::rules::{Stage, Table};
use crate::table::{Countdown, SeatId};

/// A moment of which somebody new is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coached {
    /// A letter can be turned up.
    Flip,
    /// There are letters enough for a word.
    Make,
    /// Others have words.
    Steal,
    /// A word was stolen from this seat.
    Stolen,
    /// A clock runs.
    Clock,
    /// Somebody has to press first.
    Press,
    /// All letters are up.
    Done,
}

/// The fewest letters with which a word is looked for.
const ENOUGH: usize = 4;

/// The moments that there are for a seat now, the one to be told first first.
#[must_use]
pub fn coached(table: &Table, seat: SeatId) -> Vec<Coached> {
    if matches!(table.stage, Stage::Over(_) | Stage::Laying) {
        return Vec::new();
    }
    let others = table.standing().any(|word| word.owner != seat);
    let stolen = table.words.iter().any(|word| {
        let became = word.became.and_then(|id| table.word(id));
        word.owner == seat && became.is_some_and(|now| now.owner != seat)
    });
    let makes = table.may_make(seat).is_ok();
    let presses = matches!(table.stage, Stage::Open) && !makes;
    let moments = [
        (stolen, Coached::Stolen),
        (table.face_down == 0, Coached::Done),
        (presses, Coached::Press),
        (table.may_flip(seat).is_ok(), Coached::Flip),
        (makes && table.centre.len() >= ENOUGH, Coached::Make),
        (others && makes, Coached::Steal),
        (table.clock != Countdown::default(), Coached::Clock),
    ];
    let there = moments.into_iter().filter(|(is, _)| *is);
    there.map(|(_, moment)| moment).collect()
}
