//! What Paper Grid has the worker do: an opponent's turn.

use serde::{Deserialize, Serialize};

use super::Work;
use super::errand::WORKER;
use crate::games::paper_grid::{Action, State};
use crate::table::{Chance, SeatId};

/// What does this seat do? The word list travels beside this, ready.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct GridThought {
    /// What the seat sees.
    pub view: Box<State>,
    /// The seat.
    pub seat: SeatId,
    /// Chance, so that it does not always do the same.
    pub chance: Chance,
}

impl Work for GridThought {
    type Report = GridReport;
    const PROGRAM: &'static str = WORKER;
    const KIND: Option<&'static str> = Some("PaperGrid");
}

/// What is said of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum GridReport {
    /// The word list that travelled with it came in pieces.
    NoWords,
    /// What the seat does.
    Does(Action),
}
