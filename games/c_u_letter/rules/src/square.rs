//! Squares of the board, directions, lines, and spans of squares in a line.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use game::cell_name;

/// Squares per side of the board (C3).
pub(super) const SIDE: u8 = 9;

/// A square, numbered row by row from the top left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Square(u8);

/// Error: the square or span doesn't exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a square or span of the board")]
pub struct OffBoardError;

impl Square {
    /// Number of squares.
    pub const COUNT: usize = SIDE as usize * SIDE as usize;

    /// Iterates over all squares, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..Self::COUNT as u8).map(Square)
    }

    /// Returns the square in a column and a row, both from 0.
    pub const fn at(column: u8, row: u8) -> Option<Square> {
        if column < SIDE && row < SIDE {
            Some(Square(row * SIDE + column))
        } else {
            None
        }
    }

    /// Returns the square with this name; `a1` is the top left corner.
    pub fn from_name(name: &str) -> Option<Square> {
        Square::all().find(|square| square.to_string() == name)
    }

    /// The square's number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square's column, from 0.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The square's row, from 0.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Returns the next square in a direction, or `None` at the edge.
    pub const fn step(self, heading: Heading) -> Option<Square> {
        let (column, row) = (self.column(), self.row());
        match heading {
            Heading::Right => Square::at(column + 1, row),
            Heading::Down => Square::at(column, row + 1),
            Heading::Left if column > 0 => Square::at(column - 1, row),
            Heading::Up if row > 0 => Square::at(column, row - 1),
            Heading::Left | Heading::Up => None,
        }
    }

    /// Iterates over this square and those after it in a direction, up to the edge.
    pub fn ray(self, heading: Heading) -> impl Iterator<Item = Square> + Clone {
        std::iter::successors(Some(self), move |square| square.step(heading))
    }

    /// Iterates over the squares that share an edge with this one.
    pub fn neighbours(self) -> impl Iterator<Item = Square> + Clone {
        Heading::ALL
            .into_iter()
            .filter_map(move |heading| self.step(heading))
    }

    /// Whether another square is this one or touches it, including at a corner.
    pub(crate) const fn is_near(self, other: Square) -> bool {
        self.column().abs_diff(other.column()) <= 1 && self.row().abs_diff(other.row()) <= 1
    }

    /// Returns the 3 x 3 squares around this one, clipped at the edge (C23).
    pub fn surroundings(self) -> SquareSet {
        let side = |middle: u8| middle.saturating_sub(1)..=middle + 1;
        let squares = side(self.row())
            .flat_map(|row| side(self.column()).filter_map(move |column| Square::at(column, row)));
        squares.collect()
    }

    /// Returns the row and the column through this square.
    pub const fn lines(self) -> [BoardLine; 2] {
        [BoardLine::Row(self.row()), BoardLine::Column(self.column())]
    }
}

impl TryFrom<u8> for Square {
    type Error = OffBoardError;

    fn try_from(number: u8) -> Result<Square, OffBoardError> {
        if usize::from(number) < Self::COUNT {
            Ok(Square(number))
        } else {
            Err(OffBoardError)
        }
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> u8 {
        square.0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&cell_name(self.column().into(), self.row().into()))
    }
}

/// A direction on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heading {
    Right,
    Down,
    Left,
    Up,
}

impl Heading {
    /// All four directions.
    pub const ALL: [Heading; 4] = [Heading::Right, Heading::Down, Heading::Left, Heading::Up];
}

/// A whole row or column, across gaps (C12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardLine {
    /// A row, from 0.
    Row(u8),
    /// A column, from 0.
    Column(u8),
}

impl BoardLine {
    /// Iterates over all eighteen lines, rows first.
    pub fn all() -> impl Iterator<Item = BoardLine> + Clone {
        let rows = (0..SIDE).map(BoardLine::Row);
        rows.chain((0..SIDE).map(BoardLine::Column))
    }

    /// Iterates over the line's squares in order.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..SIDE).filter_map(move |place| self.square_at(place))
    }

    /// Returns the square at a position in the line, from 0.
    pub(super) const fn square_at(self, place: u8) -> Option<Square> {
        match self {
            BoardLine::Row(row) => Square::at(place, row),
            BoardLine::Column(column) => Square::at(column, place),
        }
    }

    /// Returns the line's squares as a set.
    pub const fn square_set(self) -> SquareSet {
        match self {
            BoardLine::Row(row) => SquareSet(((1 << SIDE) - 1) << (row * SIDE)),
            BoardLine::Column(column) => SquareSet(FIRST_COLUMN_BITS << column),
        }
    }

    /// The line's number, from 0.
    pub(super) const fn index(self) -> usize {
        match self {
            BoardLine::Row(row) => row as usize,
            BoardLine::Column(column) => SIDE as usize + column as usize,
        }
    }
}

/// The squares of the first column, as bits.
const FIRST_COLUMN_BITS: u128 = {
    let (mut row, mut squares) = (0, 0);
    while row < SIDE {
        squares |= 1 << (row * SIDE);
        row += 1;
    }
    squares
};

/// Two or more adjacent squares in a line, in reading direction (C9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "(Square, Square)", into = "(Square, Square)")]
pub struct Span {
    from: Square,
    heading: Heading,
    len: u8,
}

impl Span {
    /// Creates the span between two different squares of the same row or column.
    pub fn new(from: Square, to: Square) -> Option<Span> {
        let across = i16::from(to.column()) - i16::from(from.column());
        let down = i16::from(to.row()) - i16::from(from.row());
        let heading = match (across, down) {
            (1.., 0) => Heading::Right,
            (..=-1, 0) => Heading::Left,
            (0, 1..) => Heading::Down,
            (0, ..=-1) => Heading::Up,
            _ => return None,
        };
        let len = (across.unsigned_abs() + down.unsigned_abs() + 1) as u8;
        Some(Span { from, heading, len })
    }

    /// Creates a span of this length, at least 2. The caller ensures that it stays on the board.
    pub(super) const fn from_start(from: Square, heading: Heading, len: u8) -> Span {
        Span { from, heading, len }
    }

    /// The first square of the span.
    pub const fn from(self) -> Square {
        self.from
    }

    /// The last square of the span.
    pub fn to(self) -> Square {
        self.squares().last().unwrap_or(self.from)
    }

    /// The reading direction.
    pub const fn heading(self) -> Heading {
        self.heading
    }

    /// The number of squares.
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Always false: a span has at least two squares.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Iterates over the squares in reading direction.
    pub fn squares(self) -> impl Iterator<Item = Square> + Clone {
        self.from.ray(self.heading).take(self.len())
    }

    /// Returns the span's squares as a set.
    pub const fn square_set(self) -> SquareSet {
        let back = self.len - 1;
        let (first, row) = match self.heading {
            Heading::Right => (self.from.0, true),
            Heading::Left => (self.from.0 - back, true),
            Heading::Down => (self.from.0, false),
            Heading::Up => (self.from.0 - back * SIDE, false),
        };
        if row {
            SquareSet(((1 << self.len) - 1) << first)
        } else {
            SquareSet((FIRST_COLUMN_BITS & ((1 << (self.len * SIDE)) - 1)) << first)
        }
    }

    /// Returns the row or column of the span.
    pub const fn line(self) -> BoardLine {
        match self.heading {
            Heading::Right | Heading::Left => BoardLine::Row(self.from.row()),
            Heading::Down | Heading::Up => BoardLine::Column(self.from.column()),
        }
    }

    /// Whether the span contains a square.
    pub fn covers(self, square: Square) -> bool {
        self.squares().any(|own| own == square)
    }

    /// Returns the same squares in the opposite reading direction.
    #[must_use]
    pub fn reversed(self) -> Span {
        Span::new(self.to(), self.from).unwrap_or(self)
    }
}

impl TryFrom<(Square, Square)> for Span {
    type Error = OffBoardError;

    fn try_from((from, to): (Square, Square)) -> Result<Span, OffBoardError> {
        Span::new(from, to).ok_or(OffBoardError)
    }
}

impl From<Span> for (Square, Square) {
    fn from(span: Span) -> (Square, Square) {
        (span.from, span.to())
    }
}

/// A set of squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u128);

impl SquareSet {
    /// The empty set.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// Returns the set with a square added.
    #[must_use]
    pub const fn with(self, square: Square) -> SquareSet {
        SquareSet(self.0 | 1 << square.0)
    }

    /// Returns the union of two sets.
    #[must_use]
    pub const fn union(self, others: SquareSet) -> SquareSet {
        SquareSet(self.0 | others.0)
    }

    /// Returns the set without the squares of another.
    #[must_use]
    pub const fn without(self, others: SquareSet) -> SquareSet {
        SquareSet(self.0 & !others.0)
    }

    /// The number of squares in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether two sets have a square in common.
    pub const fn intersects(self, others: SquareSet) -> bool {
        self.0 & others.0 != 0
    }

    /// Whether the set contains a square.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the squares, row by row.
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = (left != 0).then(|| Square(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            first
        })
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn square_sets_of_lines_and_spans_match_their_iterators() {
        for line in BoardLine::all() {
            let squares: Vec<Square> = line.squares().collect();
            assert_eq!(line.square_set(), squares.iter().copied().collect());
            let pairs = squares
                .iter()
                .flat_map(|one| squares.iter().map(move |other| (one, other)));
            for span in pairs.filter_map(|(from, to)| Span::new(*from, *to)) {
                assert_eq!(span.square_set(), span.squares().collect(), "{span:?}");
                assert_eq!(span.square_set().len(), span.len());
                let told: Vec<Square> = span.square_set().iter().collect();
                assert!(told.is_sorted(), "along the rows");
            }
        }
    }
}
