//! The history: what happened, in facts.

use super::SeatId;

/// One line of a history. Words for it are found on screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told<Line> {
    /// The step it belongs to: looking back goes by steps.
    pub step: usize,
    /// Who acted, if anybody did.
    pub by: Option<SeatId>,
    /// What happened.
    pub line: Line,
}
