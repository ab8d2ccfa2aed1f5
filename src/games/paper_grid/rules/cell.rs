//! One cell of a board.

use serde::{Deserialize, Serialize};

use super::{Area, Special};
use lexicon::Letter;

/// A cell, counted along the rows from the top left: at most 128 of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CellId(pub(super) u8);

impl CellId {
    /// Its number, which may be beyond a smaller board.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What lies in a cell (K2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Contents {
    /// Nothing.
    #[default]
    Empty,
    /// A letter, printed or played.
    Letter(Letter),
    /// Crossed out by a Destroyer.
    Crossed,
    /// A seat's own cell, where its hand is written.
    Area(Area),
}

/// A cell: what lies in it, and what it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Cell {
    /// What lies in it.
    pub contents: Contents,
    /// Its special type, if it has one.
    pub special: Option<Special>,
}

impl Cell {
    /// What lies beyond the frame: nothing can be done with it.
    pub const BEYOND: Cell = Cell {
        contents: Contents::Crossed,
        special: None,
    };

    /// The letter in it.
    pub const fn letter(self) -> Option<Letter> {
        match self.contents {
            Contents::Letter(letter) => Some(letter),
            _ => None,
        }
    }

    /// Whether a letter could be placed here, special or not (K2).
    pub const fn is_free(self) -> bool {
        matches!(self.contents, Contents::Empty)
    }

    /// Whether it holds a letter or could: neither crossed out nor an area.
    pub const fn is_usable(self) -> bool {
        matches!(self.contents, Contents::Empty | Contents::Letter(_))
    }
}
