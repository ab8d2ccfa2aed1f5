//! The work limit of a decision: steps through the word list, and work outside it.

use std::cell::Cell;

use c_u_letter_rules::line_cache::LineCache;
use game::bots::WorkMeter;

/// Counts the work of a decision. No step starts that could need more than is left, so the limit is
/// never exceeded.
#[derive(Debug)]
pub(super) struct SearchBudget {
    meter: WorkMeter,
    beside: Cell<u64>,
    most: u64,
    /// Cache of the lines read for this decision.
    pub(super) before: LineCache,
}

/// Most list steps that evaluating one placing can take: a push along a whole line touches ten
/// lines of 90 steps each, and a hidden card reads two of them again.
pub(super) const STEPS_PER_PLACING: u64 = 1_080;

/// Number of list steps needed to read every line of the board once.
pub(super) const STEPS_PER_BOARD: u64 = 18 * 90;

/// Work counted for placing a card on a board, which takes no list steps.
pub(super) const CARD_LAYING_COST: u64 = 8;

impl SearchBudget {
    pub(super) fn new(most: u64) -> SearchBudget {
        SearchBudget {
            meter: WorkMeter::new(most),
            beside: Cell::new(0),
            most,
            before: LineCache::default(),
        }
    }

    /// Counts work that takes no list steps.
    pub(super) fn spend(&self, work: u64) {
        self.beside.set(self.beside.get().saturating_add(work));
    }

    /// The work done so far.
    pub(super) fn spent(&self) -> u64 {
        self.meter.used().saturating_add(self.beside.get())
    }

    /// Whether this much work is left.
    pub(super) fn can_spend(&self, work: u64) -> bool {
        self.spent().saturating_add(work) <= self.most
    }
}
