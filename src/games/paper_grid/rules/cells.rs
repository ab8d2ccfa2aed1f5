//! A set of cells.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::CellId;

/// Some of the cells of a board, of any size: a bit for each, so it is copied like a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<CellId>", from = "Vec<CellId>")]
pub struct Cells(u128);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);

    /// Whether the cell is among them.
    pub const fn contains(self, cell: CellId) -> bool {
        self.0 & bit(cell) != 0
    }

    /// These cells and this one.
    #[must_use]
    pub const fn with(self, cell: CellId) -> Cells {
        Cells(self.0 | bit(cell))
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, cell: CellId) -> Cells {
        Cells(self.0 & !bit(cell))
    }

    /// All that are in either.
    #[must_use]
    pub const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// All that are in both.
    #[must_use]
    pub const fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// All of these that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// How many cells there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first in reading order.
    pub const fn first(self) -> Option<CellId> {
        if self.is_empty() {
            None
        } else {
            Some(CellId(self.0.trailing_zeros() as u8))
        }
    }

    /// All of them in reading order.
    pub fn iter(self) -> impl Iterator<Item = CellId> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let cell = left.first()?;
            left = left.without(cell);
            Some(cell)
        })
    }
}

/// Nothing for a number that no board has.
const fn bit(cell: CellId) -> u128 {
    if cell.0 < 128 { 1 << cell.0 } else { 0 }
}

impl FromIterator<CellId> for Cells {
    fn from_iter<I: IntoIterator<Item = CellId>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, Cells::with)
    }
}

impl From<Vec<CellId>> for Cells {
    fn from(cells: Vec<CellId>) -> Self {
        cells.into_iter().collect()
    }
}

impl From<Cells> for Vec<CellId> {
    fn from(cells: Cells) -> Self {
        cells.iter().collect()
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(CellId::index))
            .finish()
    }
}
