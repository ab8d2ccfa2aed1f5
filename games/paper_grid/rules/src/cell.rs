//! A single cell of a board.

use serde::{Deserialize, Serialize};

use super::{Area, SpecialType};
use lexicon::Letter;

/// A cell's number, counted along the rows from the top left; the largest board has 128.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CellId(pub(super) u8);

impl CellId {
    /// The cell's number, which may be too large for a smaller board.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The contents of a cell (K2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Contents {
    /// The cell is empty.
    #[default]
    Empty,
    /// A letter, printed or played.
    Letter(Letter),
    /// Crossed out by a Destroyer.
    Crossed,
    /// A seat's area, where its hand is written.
    Area(Area),
}

/// A cell: its contents and its special type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Cell {
    pub contents: Contents,
    /// The cell's special type, if it has one.
    pub special: Option<SpecialType>,
}

impl Cell {
    /// A cell beyond the frame, which counts as crossed out.
    pub const OUTSIDE: Cell = Cell {
        contents: Contents::Crossed,
        special: None,
    };

    /// The letter in the cell, if there is one.
    pub const fn letter(self) -> Option<Letter> {
        match self.contents {
            Contents::Letter(letter) => Some(letter),
            _ => None,
        }
    }

    /// Whether a letter could be placed in the cell, special or not (K2).
    pub const fn is_free(self) -> bool {
        matches!(self.contents, Contents::Empty)
    }

    /// Whether the cell holds a letter or could: neither crossed out nor an area.
    pub(crate) const fn is_usable(self) -> bool {
        matches!(self.contents, Contents::Empty | Contents::Letter(_))
    }
}
