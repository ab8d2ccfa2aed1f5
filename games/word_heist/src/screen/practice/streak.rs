//! How many puzzles were solved in a row.

use serde::{Deserialize, Serialize};

/// How many puzzles were solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Streak {
    /// The current streak: puzzles solved in a row without a hint.
    pub now: u32,
    /// The longest streak so far.
    pub best: u32,
    /// All puzzles solved, with or without hints.
    pub solved: u32,
}

impl Streak {
    /// Counts a solved puzzle. With a hint it neither extends nor ends the streak.
    pub(super) fn count_solved(&mut self, hinted: bool) {
        self.solved += 1;
        self.now += u32::from(!hinted);
        self.best = self.best.max(self.now);
    }

    /// Ends the streak because a puzzle was given up.
    pub(super) fn give_up(&mut self) {
        self.now = 0;
    }
}
