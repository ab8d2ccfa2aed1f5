//! What happened last at a table.

use crate::table::SeatId;

/// An act, told in a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Did {
    /// Its step.
    pub step: usize,
    /// Who did it.
    pub actor: Option<SeatId>,
    /// What is said of it.
    pub says: String,
}
