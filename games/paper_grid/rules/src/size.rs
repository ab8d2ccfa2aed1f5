//! The three board sizes, and the layout of their cells.

use serde::{Deserialize, Serialize};

use super::{Axis, CellId, Cells, Direction};
use game::cell_name;

/// A board size (K1).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Size {
    /// 8 columns, 4 rows.
    Small,
    /// 8 columns, 8 rows.
    #[default]
    Medium,
    /// 16 columns, 8 rows.
    Large,
}

impl Size {
    /// All sizes, the smallest first.
    pub const ALL: [Size; 3] = [Size::Small, Size::Medium, Size::Large];

    /// Number of columns.
    pub const fn columns(self) -> usize {
        match self {
            Size::Small | Size::Medium => 8,
            Size::Large => 16,
        }
    }

    /// Number of rows.
    pub const fn rows(self) -> usize {
        match self {
            Size::Small => 4,
            Size::Medium | Size::Large => 8,
        }
    }

    /// Number of cells on a board of this size.
    pub const fn cell_count(self) -> usize {
        self.columns() * self.rows()
    }

    /// Default number of letters on edge cells that begins the endgame (K24).
    pub const fn default_endgame_at(self) -> usize {
        match self {
            Size::Small => 7,
            Size::Medium => 10,
            Size::Large => 15,
        }
    }

    /// Number of slots of an area with Tiny Backpacks (K30).
    pub const fn hand_slots(self) -> usize {
        match self {
            Size::Small => 12,
            Size::Medium => 16,
            Size::Large => 25,
        }
    }

    /// Returns every cell in reading order.
    pub fn cell_ids(self) -> impl DoubleEndedIterator<Item = CellId> + ExactSizeIterator + Clone {
        (0..self.cell_count() as u8).map(CellId)
    }

    /// Whether a board of this size has the cell.
    pub const fn contains(self, cell: CellId) -> bool {
        cell.index() < self.cell_count()
    }

    /// Returns the cell at a column and row, both counted from 0.
    pub const fn cell_at(self, column: usize, row: usize) -> Option<CellId> {
        if column < self.columns() && row < self.rows() {
            Some(CellId((row * self.columns() + column) as u8))
        } else {
            None
        }
    }

    /// A cell's name in plain text: `a1` in the top left corner, `h8` opposite.
    pub fn cell_name(self, cell: CellId) -> String {
        cell_name(self.column(cell), self.row(cell))
    }

    /// Returns the cell with a name such as `a1`.
    pub fn cell_named(self, name: &str) -> Option<CellId> {
        let column = name.chars().next().filter(char::is_ascii_lowercase)?;
        let row: usize = name.get(1..)?.parse().ok()?;
        self.cell_at(usize::from(column as u8 - b'a'), row.checked_sub(1)?)
    }

    /// A cell's column, counted from 0.
    pub const fn column(self, cell: CellId) -> usize {
        cell.index() % self.columns()
    }

    /// A cell's row, counted from 0.
    pub const fn row(self, cell: CellId) -> usize {
        cell.index() / self.columns()
    }

    /// Returns the cell one step away, or `None` at the frame. Walls are checked by the board.
    pub const fn step(self, from: CellId, direction: Direction) -> Option<CellId> {
        if !self.contains(from) {
            return None;
        }
        let (column, row) = (self.column(from), self.row(from));
        match direction {
            Direction::Left if column > 0 => self.cell_at(column - 1, row),
            Direction::Right => self.cell_at(column + 1, row),
            Direction::Up if row > 0 => self.cell_at(column, row - 1),
            Direction::Down => self.cell_at(column, row + 1),
            Direction::Left | Direction::Up => None,
        }
    }

    /// Returns the cells of each row, or of each column, in forward reading order.
    pub fn lines(self, axis: Axis) -> impl Iterator<Item = impl Iterator<Item = CellId> + Clone> {
        let (lines, length, across) = match axis {
            Axis::Across => (self.rows(), self.columns(), true),
            Axis::Down => (self.columns(), self.rows(), false),
        };
        (0..lines).map(move |line| {
            let cell = move |along| {
                if across {
                    self.cell_at(along, line)
                } else {
                    self.cell_at(line, along)
                }
            };
            (0..length).filter_map(cell)
        })
    }

    /// The four centre cells, one of which has the star (K5).
    pub const fn centre_cells(self) -> [CellId; 4] {
        let (right, below) = (self.columns() / 2, self.rows() / 2);
        let upper = ((below - 1) * self.columns() + right) as u8;
        let lower = upper + self.columns() as u8;
        [
            CellId(upper - 1),
            CellId(upper),
            CellId(lower - 1),
            CellId(lower),
        ]
    }

    /// Whether a cell is an edge cell (K24).
    pub const fn is_rim(self, cell: CellId) -> bool {
        let (column, row) = (self.column(cell), self.row(cell));
        column == 0 || row == 0 || column + 1 == self.columns() || row + 1 == self.rows()
    }

    /// Returns the edge cells, clockwise from the top left.
    pub fn rim_cells(self) -> Vec<CellId> {
        let (right, bottom) = (self.columns() - 1, self.rows() - 1);
        let top = (0..right).map(|column| (column, 0));
        let down = (0..bottom).map(|row| (right, row));
        let back = (1..=right).rev().map(|column| (column, bottom));
        let up = (1..=bottom).rev().map(|row| (0, row));
        let round = top.chain(down).chain(back).chain(up);
        round
            .filter_map(|(column, row)| self.cell_at(column, row))
            .collect()
    }

    /// Returns the cells that touch a cell in eight directions, regardless of walls.
    pub fn surrounding_cells(self, cell: CellId) -> Cells {
        let (column, row) = (self.column(cell), self.row(cell));
        let rows = row.saturating_sub(1)..=row + 1;
        let near = rows.flat_map(|row| {
            let columns = column.saturating_sub(1)..=column + 1;
            columns.filter_map(move |column| self.cell_at(column, row))
        });
        near.filter(|&other| other != cell).collect()
    }
}
