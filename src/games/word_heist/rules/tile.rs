//! Tiles: letters that keep their identity, wherever they lie.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use lexicon::{Letter, Word};

/// Which tile. Tiles are numbered as they are turned up, from 0, so a number tells nothing
/// of what still lies face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TileId(pub(in crate::games::word_heist) u8);

impl TileId {
    /// The tile of a number.
    pub const fn numbered(number: u8) -> TileId {
        TileId(number)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A letter that has been turned up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Tile {
    /// Its number.
    pub id: TileId,
    /// What stands on it.
    pub letter: Letter,
}

/// What tiles spell, one after the other.
pub fn spelled(tiles: &[Tile]) -> Word {
    tiles.iter().map(|tile| tile.letter).collect()
}

/// All letters of a game in the order in which they are turned up (A1). In a save it is one
/// text.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Pile(Vec<Letter>);

/// A text is no pile of letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a pile of letters")]
pub struct NotAPile;

impl Pile {
    /// A pile of these letters, the first to be turned up first.
    pub fn new(letters: Vec<Letter>) -> Pile {
        Pile(letters)
    }

    /// All of them, those turned up already included.
    pub fn letters(&self) -> &[Letter] {
        &self.0
    }

    /// The tile at a place of the order.
    pub fn tile(&self, place: usize) -> Option<Tile> {
        let id = TileId(u8::try_from(place).ok()?);
        let letter = *self.0.get(place)?;
        Some(Tile { id, letter })
    }
}

impl From<Pile> for String {
    fn from(pile: Pile) -> String {
        pile.0.into_iter().map(Letter::capital).collect()
    }
}

impl TryFrom<String> for Pile {
    type Error = NotAPile;

    fn try_from(text: String) -> Result<Pile, NotAPile> {
        let letters: Option<_> = text.chars().map(Letter::new).collect();
        letters.map(Pile).ok_or(NotAPile)
    }
}
