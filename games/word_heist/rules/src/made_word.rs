//! Words on the table, and which word became which.

use serde::{Deserialize, Serialize};

use super::{LetterTile, spelled_word};
use game::{Moment, SeatId};
use lexicon::Word;

/// A word's number. Words are numbered from 0 in the order in which they are made, including
/// those that were later built into other words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MadeWordId(pub u16);

impl MadeWordId {
    /// The word with this number.
    pub const fn new(number: u16) -> MadeWordId {
        MadeWordId(number)
    }

    /// The number, as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A word that was made. It is on the table until another word is made from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MadeWord {
    /// The word's number.
    pub id: MadeWordId,
    /// The seat that made the word, and owns it while it is on the table.
    pub owner: SeatId,
    /// The word's letters in order; each is the same tile that it was in the centre or in an
    /// older word.
    pub tiles: Vec<LetterTile>,
    /// The words that this word was made from; each is used whole (A5, A7).
    pub from: Vec<MadeWordId>,
    /// Whether the table agreed on the word although it isn't in the list (A18).
    pub house: bool,
    /// When the word was made.
    pub at: Moment,
    /// How many letters had been turned up when the word was made.
    pub turned_up: u8,
    /// The later word that was made from this word, if any.
    pub became: Option<MadeWordId>,
}

impl MadeWord {
    /// Returns the letters of the word's tiles as a word.
    pub fn word(&self) -> Word {
        spelled_word(&self.tiles)
    }

    /// Whether the word is on the table.
    pub const fn is_on_table(&self) -> bool {
        self.became.is_none()
    }
}
