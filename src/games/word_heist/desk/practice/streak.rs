//! How many puzzles were solved one after the other.

use serde::{Deserialize, Serialize};

/// How many puzzles were solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Streak {
    /// One after the other without a hint, until now.
    pub now: u32,
    /// The longest row so far.
    pub best: u32,
    /// In all, with hints or without.
    pub solved: u32,
}

impl Streak {
    /// A puzzle was solved. With a hint the row neither grows nor ends.
    pub(super) fn solve(&mut self, hinted: bool) {
        self.solved += 1;
        self.now += u32::from(!hinted);
        self.best = self.best.max(self.now);
    }

    /// A puzzle was given up: the row ends.
    pub(super) fn give_up(&mut self) {
        self.now = 0;
    }
}
