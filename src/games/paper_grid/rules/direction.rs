//! Directions on a board.

use serde::{Deserialize, Serialize};

/// A step to a neighbour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// One column back.
    Left,
    /// One column on.
    Right,
    /// One row up.
    Up,
    /// One row down.
    Down,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] = [
        Direction::Left,
        Direction::Right,
        Direction::Up,
        Direction::Down,
    ];

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
        }
    }

    /// The axis it runs along.
    pub const fn axis(self) -> Axis {
        match self {
            Direction::Left | Direction::Right => Axis::Across,
            Direction::Up | Direction::Down => Axis::Down,
        }
    }
}

/// How a run lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Axis {
    /// Along a row.
    Across,
    /// Along a column.
    Down,
}

impl Axis {
    /// Both axes.
    pub const ALL: [Axis; 2] = [Axis::Across, Axis::Down];

    /// The other one.
    #[must_use]
    pub const fn crossing(self) -> Axis {
        match self {
            Axis::Across => Axis::Down,
            Axis::Down => Axis::Across,
        }
    }

    /// Towards the beginning of a run that is read forward.
    pub const fn back(self) -> Direction {
        self.on().opposite()
    }

    /// The way in which a run is read forward (K15).
    pub const fn on(self) -> Direction {
        match self {
            Axis::Across => Direction::Right,
            Axis::Down => Direction::Down,
        }
    }
}
