//! What a word is to be made of, as a player says it.

use serde::{Deserialize, Serialize};

use super::{TableWordId, TileId};
use lexicon::Word;

/// One way to make a word: these words of the table, whole, and these tiles of the centre.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Way {
    /// The words, in order of their numbers.
    pub words: Vec<TableWordId>,
    /// The tiles of the centre, in order of their numbers.
    pub centre: Vec<TileId>,
}

/// What a player has said about where the letters come from (A9).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// These words and tiles were tapped and must be used; more may be. Nothing tapped
    /// leaves all open.
    Pinned {
        /// Words of the table.
        words: Vec<TableWordId>,
        /// Tiles of the centre.
        tiles: Vec<TileId>,
    },
    /// These words and no others: the answer when the table has asked. None of them is the
    /// centre alone.
    Exactly(Vec<TableWordId>),
}

impl Source {
    /// Nothing was said.
    pub const ANY: Source = Source::Pinned {
        words: Vec::new(),
        tiles: Vec::new(),
    };
}

impl Default for Source {
    fn default() -> Self {
        Source::ANY
    }
}

/// A word that a seat would make.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    /// What it types.
    pub word: Word,
    /// What it says of the source.
    pub source: Source,
}

impl Attempt {
    /// A word from wherever it can be made.
    pub const fn of(word: Word) -> Attempt {
        Attempt {
            word,
            source: Source::ANY,
        }
    }
}

/// A word as it is made: all that follows from an [`Attempt`] that counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Making {
    /// The word.
    pub word: Word,
    /// Its tiles in order.
    pub tiles: Vec<TileId>,
    /// The words that are taken up in it, in order of their numbers.
    pub from: Vec<TableWordId>,
    /// Whether the table agreed on it though it is in no list (A18).
    pub house: bool,
}
