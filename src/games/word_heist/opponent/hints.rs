//! Hints: the word that the highest level would make.

use serde::{Deserialize, Serialize};

use super::{Memory, Taken, thief};
use crate::games::word_heist::rules::Table;
use game::SeatId;
use lexicon::{Family, Lexicon, Word};

/// A word that a seat could make now, and the words of the table that it would take up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// The word.
    pub word: Word,
    /// What it takes up.
    pub taken: Taken,
}

impl Table {
    /// What the highest level would make for a seat: a word of the list that is played with, and
    /// none that the family switch hides. Nothing where no word is worth it, where a game has no
    /// hints, or while the seat cannot make a word.
    pub fn hint(
        &self,
        seat: SeatId,
        words: &Lexicon,
        family: &Family,
        memory: &mut Memory,
    ) -> Option<Hint> {
        if !self.options.hints || self.may_make(seat).is_err() {
            return None;
        }
        let (word, taken) = thief::best(self, seat, &thief::LYNX, words, family, memory)?;
        Some(Hint { word, taken })
    }
}
