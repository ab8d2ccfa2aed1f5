//! What a word is made from, as the player chooses it.

use serde::{Deserialize, Serialize};

use super::{LetterTileId, MadeWordId};
use lexicon::Word;

/// One way to make a word: these whole words from the table and these tiles from the centre.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct WayToMake {
    /// The words, sorted by number.
    pub words: Vec<MadeWordId>,
    /// The tiles of the centre, sorted by number.
    pub centre: Vec<LetterTileId>,
}

/// What a player has said about where the letters come from (A9).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SourceChoice {
    /// These words and tiles were tapped and must be used; others may be added. If both lists are
    /// empty, any source will do.
    Pinned {
        /// Tapped words on the table.
        words: Vec<MadeWordId>,
        /// Tapped tiles in the centre.
        tiles: Vec<LetterTileId>,
    },
    /// Exactly these words: the answer to the table's question. An empty list means the centre
    /// alone.
    Exactly(Vec<MadeWordId>),
}

impl SourceChoice {
    /// No source was chosen.
    pub const ANY: SourceChoice = SourceChoice::Pinned {
        words: Vec::new(),
        tiles: Vec::new(),
    };
}

impl Default for SourceChoice {
    fn default() -> Self {
        SourceChoice::ANY
    }
}

/// A word that a seat tries to make.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    /// The word that was typed.
    pub word: Word,
    /// The source that the player chose.
    pub source: SourceChoice,
}

impl Attempt {
    /// An attempt to make a word from any source.
    pub const fn from_any_source(word: Word) -> Attempt {
        Attempt {
            word,
            source: SourceChoice::ANY,
        }
    }
}

/// A word as it is made: everything that follows from a successful [`Attempt`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Making {
    pub word: Word,
    /// The word's tiles, in order.
    pub tiles: Vec<LetterTileId>,
    /// The words that the new word is made from, sorted by number.
    pub from: Vec<MadeWordId>,
    /// Whether the table agreed on the word although it isn't in the list (A18).
    pub house: bool,
}
