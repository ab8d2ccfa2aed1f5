//! Inner edges, and the walls on some of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Axis, CellId, Direction, Size};

/// An inner edge of a board: the line between two neighbouring cells (K3). The frame
/// doesn't count.
///
/// Edges between left and right neighbours are numbered first, along the rows; then those between
/// upper and lower neighbours, along the rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EdgeId(pub(super) u8);

impl EdgeId {
    /// The edge's number, which may be too large for a smaller board.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Size {
    /// Number of inner edges: 112 on Medium.
    pub const fn edge_count(self) -> usize {
        self.upright_edge_count() + (self.rows() - 1) * self.columns()
    }

    const fn upright_edge_count(self) -> usize {
        self.rows() * (self.columns() - 1)
    }

    /// Returns every inner edge.
    pub fn edge_ids(self) -> impl DoubleEndedIterator<Item = EdgeId> + ExactSizeIterator + Clone {
        (0..self.edge_count() as u8).map(EdgeId)
    }

    /// Whether a board of this size has the edge.
    pub(crate) const fn has_edge(self, edge: EdgeId) -> bool {
        edge.index() < self.edge_count()
    }

    /// Returns the edge on one side of a cell; `None` at the frame.
    pub const fn edge(self, cell: CellId, side: Direction) -> Option<EdgeId> {
        let Some(other) = self.step(cell, side) else {
            return None;
        };
        let first = if other.0 < cell.0 { other } else { cell };
        let number = match side.axis() {
            Axis::Across => first.index() - self.row(first),
            Axis::Down => self.upright_edge_count() + first.index(),
        };
        Some(EdgeId(number as u8))
    }

    /// Returns the edge between two cells if they are neighbours.
    pub fn edge_between(self, one: CellId, other: CellId) -> Option<EdgeId> {
        let towards = |side: &Direction| self.step(one, *side) == Some(other);
        let side = Direction::ALL.into_iter().find(towards)?;
        self.edge(one, side)
    }

    /// Returns the two cells beside an edge, the left or upper one first; `None` if a board of
    /// this size has no such edge.
    pub const fn cells_beside_edge(self, edge: EdgeId) -> Option<(CellId, CellId)> {
        let upright = self.upright_edge_count();
        if !self.has_edge(edge) {
            None
        } else if edge.index() < upright {
            let first = edge.index() + edge.index() / (self.columns() - 1);
            Some((CellId(first as u8), CellId(first as u8 + 1)))
        } else {
            let first = edge.index() - upright;
            let below = first + self.columns();
            Some((CellId(first as u8), CellId(below as u8)))
        }
    }
}

/// The set of edges that have a wall. It holds one bit for each edge, so it is as cheap to copy as
/// a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<EdgeId>", from = "Vec<EdgeId>")]
pub struct Walls([u64; 4]);

impl Walls {
    /// No walls.
    pub const NONE: Walls = Walls([0; 4]);

    /// Whether an edge has a wall.
    pub fn contains(&self, edge: EdgeId) -> bool {
        let word = self.0.get(edge.index() / 64);
        word.is_some_and(|word| word & bit(edge) != 0)
    }

    /// Places a wall.
    pub fn place(&mut self, edge: EdgeId) {
        if let Some(word) = self.0.get_mut(edge.index() / 64) {
            *word |= bit(edge);
        }
    }

    /// Removes a wall.
    pub fn remove(&mut self, edge: EdgeId) {
        if let Some(word) = self.0.get_mut(edge.index() / 64) {
            *word &= !bit(edge);
        }
    }

    /// Number of walls.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there are no walls.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// Returns the edges with a wall, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = EdgeId> + use<> {
        let mut words = self.0.into_iter().zip([0_u8, 64, 128, 192]);
        let mut word = words.next();
        std::iter::from_fn(move || {
            loop {
                let (left, base) = word.as_mut()?;
                if *left == 0 {
                    word = words.next();
                    continue;
                }
                let edge = EdgeId(*base + left.trailing_zeros() as u8);
                *left &= *left - 1;
                return Some(edge);
            }
        })
    }
}

const fn bit(edge: EdgeId) -> u64 {
    1 << (edge.0 % 64)
}

impl FromIterator<EdgeId> for Walls {
    fn from_iter<I: IntoIterator<Item = EdgeId>>(edges: I) -> Self {
        let mut walls = Walls::NONE;
        edges.into_iter().for_each(|edge| walls.place(edge));
        walls
    }
}

impl From<Vec<EdgeId>> for Walls {
    fn from(edges: Vec<EdgeId>) -> Self {
        edges.into_iter().collect()
    }
}

impl From<Walls> for Vec<EdgeId> {
    fn from(walls: Walls) -> Self {
        walls.iter().collect()
    }
}

impl fmt::Debug for Walls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(EdgeId::index))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn k3_an_inner_edge_has_the_same_number_from_both_sides() {
        let counts = Size::ALL.map(Size::edge_count);
        assert_eq!(counts, [52, 112, 232]);
        for size in Size::ALL {
            for edge in size.edge_ids() {
                let (one, other) = size.cells_beside_edge(edge).unwrap();
                assert_eq!(size.edge_between(one, other), Some(edge));
                assert_eq!(size.edge_between(other, one), Some(edge));
            }
            let sides = size.cell_ids().flat_map(|cell| {
                Direction::ALL
                    .into_iter()
                    .filter_map(move |side| size.edge(cell, side))
            });
            assert_eq!(
                sides.count(),
                2 * size.edge_count(),
                "the frame isn't an edge"
            );
        }
    }

    #[test]
    fn walls_are_an_ordered_set() {
        let numbers = [0, 63, 64, 127, 200, 231];
        let mut walls: Walls = numbers.into_iter().rev().map(EdgeId).collect();
        assert!(walls.iter().map(EdgeId::index).eq(numbers.map(usize::from)));
        assert_eq!(walls.len(), 6);
        walls.remove(EdgeId(64));
        assert!(!walls.contains(EdgeId(64)) && walls.contains(EdgeId(63)));
        numbers.into_iter().for_each(|n| walls.remove(EdgeId(n)));
        assert!(walls.is_empty() && walls == Walls::NONE);
    }
}
