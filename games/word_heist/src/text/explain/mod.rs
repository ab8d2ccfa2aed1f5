//! Explanations: what each thing on the table is, what it's worth, and what the player can do
//! with it.
//!
//! - `letters`: letters of the centre, the pile, words on the table
//! - `people`: seats, pads and callers, the buttons
//!
//! Facts use the players' names; possible actions are instructions to the player who types.

mod letters;
mod people;

use crate::screen::{Entry, Marks, Thing};
use game::{Seat, SeatId, SeatSet};
use screen::text::phrase;
use screen::{Explain, Explained};
use word_heist_rules::{Table, TableWordId};

/// Everything that is needed to explain the things on a table.
#[derive(Debug, Clone, Copy)]
pub struct Explaining<'a> {
    /// The table, as every player sees it.
    pub table: &'a Table,
    /// The word that is being typed.
    pub entry: &'a Entry,
    /// The seats of human players.
    pub people: SeatSet,
    /// The seat whose word is being typed.
    pub speaker: Option<SeatId>,
    /// The words that a beginner is shown as usable.
    pub may: &'a [TableWordId],
    /// What is marked for a hint.
    pub marks: &'a Marks,
    /// The players at the table.
    pub seats: &'a [Seat],
}

impl Explaining<'_> {
    fn name(&self, seat: SeatId) -> String {
        phrase::name(self.seats, seat)
    }
}

fn titled(title: impl Into<String>) -> Explained {
    Explained {
        title: title.into(),
        ..Explained::default()
    }
}

impl Explain for Explaining<'_> {
    type Thing = Thing;

    fn explain(&self, thing: Thing) -> Option<Explained> {
        match thing {
            Thing::Letter(tile) => self.letter(tile),
            Thing::Word(word) => self.word(word),
            Thing::Pile => Some(self.pile()),
            Thing::Seat(seat) => self.seat(seat),
            Thing::Press(seat) => self.press(seat),
            Thing::Do(deed) => self.deed(deed),
        }
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
