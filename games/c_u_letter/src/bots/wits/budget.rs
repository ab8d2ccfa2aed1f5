//! The work limit of a decision: steps through the word list, and work outside it.

use std::cell::Cell;

use c_u_letter_rules::read_before::ReadBefore;
use game::bots::Meter;

/// Counts the work of a decision. No step starts that could need more than is left, so the limit is
/// never exceeded.
#[derive(Debug)]
pub(super) struct Budget {
    meter: Meter,
    beside: Cell<u64>,
    most: u64,
    /// Cache of the lines read for this decision.
    pub(super) before: ReadBefore,
}

/// Most list steps that evaluating one placing can take: a push along a whole line touches ten
/// lines of 90 steps each, and a hidden card reads two of them again.
pub(super) const A_PLACING: u64 = 1_080;

/// List steps to read every line of the board once.
pub(super) const A_BOARD: u64 = 18 * 90;

/// The cost of laying a card on a board, which takes no list steps.
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

    /// Counts work that takes no list steps.
    pub(super) fn count(&self, work: u64) {
        self.beside.set(self.beside.get().saturating_add(work));
    }

    /// The work done so far.
    pub(super) fn taken(&self) -> u64 {
        self.meter.gone().saturating_add(self.beside.get())
    }

    /// Whether this much work is left.
    pub(super) fn has(&self, work: u64) -> bool {
        self.taken().saturating_add(work) <= self.most
    }
}
