//! What each thing of Word Heist is, what it is worth and what can be done with it now.
//!
//! - `letters`: letters of the centre, the pile, words on the table
//! - `people`: seats, pads and callers, the buttons
//!
//! Facts are told by name, what can be done as an order to whoever types.

mod letters;
mod people;

use crate::games::word_heist::desk::{Entry, Marks, Thing};
use crate::games::word_heist::rules::{Table, TableWordId};
use game::{Seat, SeatId, SeatSet};
use screen::text::phrase;
use screen::{Explain, Explained};

/// A table of Word Heist that can say what lies on it.
#[derive(Debug, Clone, Copy)]
pub struct Explaining<'a> {
    /// What everybody sees.
    pub table: &'a Table,
    /// What is typed.
    pub entry: &'a Entry,
    /// The seats that persons play.
    pub people: SeatSet,
    /// Whose word it is that is typed.
    pub speaker: Option<SeatId>,
    /// The words that a beginner is told they can use.
    pub may: &'a [TableWordId],
    /// What is marked for a hint.
    pub marks: &'a Marks,
    /// Who sits there.
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
