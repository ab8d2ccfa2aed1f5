//! Lines of a game's history, as facts.

use super::SeatId;

/// One line of a history. The screen finds the wording for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryEntry<Line> {
    /// The journal step that the line belongs to, for looking back at it.
    pub step: usize,
    /// The seat that acted, if one did.
    pub by: Option<SeatId>,
    /// What happened, as the game describes it.
    pub entry: Line,
}
