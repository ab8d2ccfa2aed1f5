//! How much a decision may take: steps through the word list, and what is tried beside it.

use std::cell::Cell;

use crate::games::c_u_letter::rules::read_before::ReadBefore;
use game::bots::Meter;

/// Counts what a decision takes. Nothing is begun that could take more than is left, so the most
/// is never passed.
#[derive(Debug)]
pub(super) struct Budget {
    meter: Meter,
    beside: Cell<u64>,
    most: u64,
    /// Lines that were read for this decision.
    pub(super) before: ReadBefore,
}

/// Steps through the list that a look at one placing takes at most: a push along a whole line
/// touches ten lines of 90 steps each, and a hidden card reads two of them again.
pub(super) const A_PLACING: u64 = 1_080;

/// Those of reading every line of the board once.
pub(super) const A_BOARD: u64 = 18 * 90;

/// What laying a card out on a board counts, beside the list.
pub(super) const LAYING: u64 = 8;

impl Budget {
    pub(super) fn new(most: u64) -> Budget {
        Budget {
            meter: Meter::new(most),
            beside: Cell::new(0),
            most,
            before: ReadBefore::default(),
        }
    }

    /// Counts what asks nothing of the list.
    pub(super) fn count(&self, work: u64) {
        self.beside.set(self.beside.get().saturating_add(work));
    }

    /// How much was taken.
    pub(super) fn taken(&self) -> u64 {
        self.meter.gone().saturating_add(self.beside.get())
    }

    /// Whether so much is left.
    pub(super) fn has(&self, work: u64) -> bool {
        self.taken().saturating_add(work) <= self.most
    }
}
