//! Directions and axes on a board.

use serde::{Deserialize, Serialize};

/// A step to a neighbouring cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

impl Direction {
    /// All four directions.
    pub const ALL: [Direction; 4] = [
        Direction::Left,
        Direction::Right,
        Direction::Up,
        Direction::Down,
    ];

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
        }
    }

    /// The axis that the direction runs along.
    pub const fn axis(self) -> Axis {
        match self {
            Direction::Left | Direction::Right => Axis::Across,
            Direction::Up | Direction::Down => Axis::Down,
        }
    }
}

/// The axis of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Axis {
    /// The horizontal axis: along a row.
    Across,
    /// The vertical axis: along a column.
    Down,
}

impl Axis {
    pub const ALL: [Axis; 2] = [Axis::Across, Axis::Down];

    /// Returns the axis that crosses this one: down for across, and across for down.
    #[must_use]
    pub const fn crossing(self) -> Axis {
        match self {
            Axis::Across => Axis::Down,
            Axis::Down => Axis::Across,
        }
    }

    /// The direction towards the beginning of a run, as it is read forward.
    pub const fn backward(self) -> Direction {
        self.forward().opposite()
    }

    /// The direction in which a run is read forward (K15).
    pub const fn forward(self) -> Direction {
        match self {
            Axis::Across => Direction::Right,
            Axis::Down => Direction::Down,
        }
    }
}
