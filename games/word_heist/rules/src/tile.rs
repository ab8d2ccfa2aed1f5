//! Tiles: letters that keep their identity when they move.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use lexicon::{Letter, Word};

/// A tile's number. Tiles are numbered from 0 in the order in which they are turned up, so a
/// number reveals nothing about the letters still face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LetterTileId(pub u8);

impl LetterTileId {
    /// The tile with this number.
    pub const fn new(number: u8) -> LetterTileId {
        LetterTileId(number)
    }

    /// The number, as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A letter that has been turned up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct LetterTile {
    /// The tile's number.
    pub id: LetterTileId,
    /// The letter printed on the tile.
    pub letter: Letter,
}

/// The word that a row of tiles spells.
pub fn spelled_word(tiles: &[LetterTile]) -> Word {
    tiles.iter().map(|tile| tile.letter).collect()
}

/// All letters of a game in the order in which they are turned up (A1). Serialised as one string.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Pile(Vec<Letter>);

/// A text that isn't a pile, because it contains something other than letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a pile of letters contains a character that isn't a letter")]
pub struct ParsePileError;

impl Pile {
    /// A pile of these letters; the first is turned up first.
    pub fn new(letters: Vec<Letter>) -> Pile {
        Pile(letters)
    }

    /// All letters, including those already turned up.
    pub fn letters(&self) -> &[Letter] {
        &self.0
    }

    /// The tile at a position of the pile.
    pub fn tile(&self, place: usize) -> Option<LetterTile> {
        let id = LetterTileId(u8::try_from(place).ok()?);
        let letter = *self.0.get(place)?;
        Some(LetterTile { id, letter })
    }
}

impl From<Pile> for String {
    fn from(pile: Pile) -> String {
        pile.0.into_iter().map(Letter::uppercase).collect()
    }
}

impl TryFrom<String> for Pile {
    type Error = ParsePileError;

    fn try_from(text: String) -> Result<Pile, ParsePileError> {
        let letters: Option<_> = text.chars().map(Letter::new).collect();
        letters.map(Pile).ok_or(ParsePileError)
    }
}
