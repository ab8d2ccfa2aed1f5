//! Sets of cells.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::CellId;

/// A set of cells of a board of any size. It holds one bit for each cell, so it is as cheap to copy
/// as a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<CellId>", from = "Vec<CellId>")]
pub struct Cells(u128);

impl Cells {
    /// The empty set.
    pub const NONE: Cells = Cells(0);

    /// Whether the set contains a cell.
    pub const fn contains(self, cell: CellId) -> bool {
        self.0 & bit(cell) != 0
    }

    /// Returns the set with a cell added.
    #[must_use]
    pub const fn with(self, cell: CellId) -> Cells {
        Cells(self.0 | bit(cell))
    }

    /// Returns the set with a cell removed.
    #[must_use]
    pub const fn without(self, cell: CellId) -> Cells {
        Cells(self.0 & !bit(cell))
    }

    /// The union: all cells that are in either set.
    #[must_use]
    pub const fn union(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// The intersection: all cells that are in both sets.
    #[must_use]
    pub const fn intersection(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// The difference: the cells of this set that aren't in the other.
    #[must_use]
    pub const fn difference(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// Number of cells in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first cell in reading order.
    pub const fn first(self) -> Option<CellId> {
        if self.is_empty() {
            None
        } else {
            Some(CellId(self.0.trailing_zeros() as u8))
        }
    }

    /// Returns the cells in reading order.
    pub fn iter(self) -> impl Iterator<Item = CellId> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let cell = left.first()?;
            left = left.without(cell);
            Some(cell)
        })
    }
}

/// The bit of a cell; 0 for a number that no board has.
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
