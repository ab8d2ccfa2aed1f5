//! The budget of steps through the word list for one decision.

use game::bots::Meter;

/// The work that one decision may do. Nothing is begun that could need more than is left.
#[derive(Debug)]
pub(super) struct Budget {
    meter: Meter,
    look: u64,
}

/// Most full searches of a hand within a decision: as it is, with cards of the pile, and with the
/// cards that are left.
const LOOKS: u64 = 8;

impl Budget {
    pub(super) fn new(most: u64) -> Budget {
        Budget {
            meter: Meter::new(most),
            look: most / LOOKS,
        }
    }

    /// The step limit of one search of a hand. It doesn't depend on earlier searches, unless less
    /// is left: searching the same hand again finds the same plays.
    pub(super) fn look(&self) -> u64 {
        self.look.min(self.meter.left())
    }

    /// An equal share of the remaining steps, for each of this number of searches.
    pub(super) fn share(&self, looks: usize) -> u64 {
        self.meter.left() / (looks.max(1) as u64)
    }

    /// Whether this number of steps is left.
    pub(super) fn has(&self, work: u64) -> bool {
        self.meter.left() >= work
    }
}
