//! The budget of steps through the word list for one decision.

use game::bots::WorkMeter;

/// The work that one decision may do. Nothing is begun that could need more than is left.
#[derive(Debug)]
pub(super) struct WorkBudget {
    meter: WorkMeter,
    look: u64,
}

/// Most full searches of a hand within a decision: as it is, with cards of the pile, and with the
/// cards that are left.
const MAX_SEARCHES: u64 = 8;

impl WorkBudget {
    pub(super) fn new(most: u64) -> WorkBudget {
        WorkBudget {
            meter: WorkMeter::new(most),
            look: most / MAX_SEARCHES,
        }
    }

    /// The step limit of one search of a hand. It doesn't depend on earlier searches, unless less
    /// is left: searching the same hand again finds the same plays.
    pub(super) fn search_limit(&self) -> u64 {
        self.look.min(self.meter.remaining())
    }

    /// An equal share of the remaining steps, for each of this number of searches.
    pub(super) fn share_per_search(&self, looks: usize) -> u64 {
        self.meter.remaining() / (looks.max(1) as u64)
    }

    /// Whether this number of steps is left.
    pub(super) fn has_left(&self, work: u64) -> bool {
        self.meter.remaining() >= work
    }
}
