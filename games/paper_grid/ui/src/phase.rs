//! The purpose of the hand region: which action it is for.

use leptos::prelude::*;

use super::table_state::TableState;
use paper_grid_rules::{Phase, SpecialType};

/// The purpose of the hand region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandPhase {
    /// The seat lays letters.
    Playing,
    /// The seat calls letters.
    Calling,
    /// A seat answers an asker.
    Answering,
    /// The table judges a play.
    Judging,
    /// A special cell acts.
    Acting(SpecialType),
    /// The seat claims an area on the board.
    Claiming,
    /// A bot plays.
    Watching,
    /// A player has to acknowledge that a turn timed out; the next clock waits for that.
    Reading,
    /// The game is over.
    Over,
}

impl HandPhase {
    /// The purpose's name in the style sheet.
    pub fn class_name(self) -> &'static str {
        match self {
            HandPhase::Calling => "calling",
            HandPhase::Over => "over",
            _ => "",
        }
    }

    /// Returns the current purpose (tracked).
    pub fn current(table: TableState) -> HandPhase {
        match table.phase() {
            None => HandPhase::Over,
            Some(_) if table.is_bot() => HandPhase::Watching,
            Some(_) if table.has_unread_timeout() => HandPhase::Reading,
            Some(Phase::Play) if !table.draft.with(|draft| draft.is_asking()) => HandPhase::Playing,
            Some(Phase::Play | Phase::Ask) => HandPhase::Calling,
            Some(Phase::Answer) => HandPhase::Answering,
            Some(Phase::Judge) => HandPhase::Judging,
            Some(Phase::Act(special)) => HandPhase::Acting(special),
            Some(Phase::Claim) => HandPhase::Claiming,
        }
    }
}
