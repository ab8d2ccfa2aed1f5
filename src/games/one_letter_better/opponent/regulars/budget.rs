//! How much of the list a decision may ask for.

use game::bots::Meter;

/// The work of one decision. Nothing is begun that could take more than is left.
#[derive(Debug)]
pub(super) struct Budget {
    meter: Meter,
    look: u64,
}

/// A decision looks through a hand so often at most with all that it may take for that: as it
/// is, with cards of the pile, and what is left of it.
const LOOKS: u64 = 8;

impl Budget {
    pub(super) fn new(most: u64) -> Budget {
        Budget {
            meter: Meter::new(most),
            look: most / LOOKS,
        }
    }

    /// What a look through a hand may take. It is the same for the same hand, whatever was looked
    /// at before, or less: what was found once is found again by whoever looks at that first.
    pub(super) fn look(&self) -> u64 {
        self.look.min(self.meter.left())
    }

    /// A part of what is left, for one of so many looks.
    pub(super) fn share(&self, looks: usize) -> u64 {
        self.meter.left() / (looks.max(1) as u64)
    }

    /// Whether so much is left.
    pub(super) fn has(&self, work: u64) -> bool {
        self.meter.left() >= work
    }
}
