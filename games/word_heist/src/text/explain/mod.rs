//! Explanations: what each thing on the table is, what it's worth, and what the player can do
//! with it.
//!
//! - `letters`: letters of the centre, the pile, words on the table
//! - `people`: seats, pads and callers, the buttons
//!
//! Facts use the players' names; possible actions are instructions to the player who types.

mod letters;
mod people;

use crate::screen::{HintMarks, TableThing, WordEntry};
use game::{Seat, SeatId, SeatSet};
use screen::text::phrase;
use screen::{Explain, Explanation};
use word_heist_rules::{MadeWordId, Table};

/// Everything that is needed to explain the things on a table.
#[derive(Debug, Clone, Copy)]
pub struct Explainer<'a> {
    /// The table, as every player sees it.
    pub table: &'a Table,
    /// The word that is being typed.
    pub entry: &'a WordEntry,
    /// The seats of human players.
    pub people: SeatSet,
    /// The seat whose word is being typed.
    pub speaker: Option<SeatId>,
    /// The words that a beginner is shown as usable.
    pub may: &'a [MadeWordId],
    /// What is marked for a hint.
    pub marks: &'a HintMarks,
    /// The players at the table.
    pub seats: &'a [Seat],
}

impl Explainer<'_> {
    fn name(&self, seat: SeatId) -> String {
        phrase::name(self.seats, seat)
    }
}

fn explanation_titled(title: impl Into<String>) -> Explanation {
    Explanation {
        title: title.into(),
        ..Explanation::default()
    }
}

impl Explain for Explainer<'_> {
    type Thing = TableThing;

    fn explain(&self, thing: TableThing) -> Option<Explanation> {
        match thing {
            TableThing::Letter(tile) => self.explain_letter(tile),
            TableThing::Word(word) => self.explain_word(word),
            TableThing::Pile => Some(self.explain_pile()),
            TableThing::Seat(seat) => self.explain_seat(seat),
            TableThing::Press(seat) => self.explain_pad(seat),
            TableThing::Do(deed) => self.explain_button(deed),
        }
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
