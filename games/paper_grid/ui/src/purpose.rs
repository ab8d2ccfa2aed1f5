//! The purpose of the hand region: which action it is for.

use leptos::prelude::*;

use super::bench::Bench;
use paper_grid_rules::{Phase, Special};

/// The purpose of the hand region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The seat lays letters.
    Playing,
    /// The seat calls letters.
    Calling,
    /// A seat answers an asker.
    Answering,
    /// The table decides about a play.
    Judging,
    /// A special cell acts.
    Acting(Special),
    /// The seat claims an area on the board.
    Claiming,
    /// A bot plays.
    Watching,
    /// A player has to acknowledge that a turn timed out; the next clock waits for that.
    Reading,
    /// The game is over.
    Over,
}

impl Purpose {
    /// The purpose's name in the style sheet.
    pub fn word(self) -> &'static str {
        match self {
            Purpose::Calling => "calling",
            Purpose::Over => "over",
            _ => "",
        }
    }

    /// Returns the current purpose (tracked).
    pub fn of(bench: Bench) -> Purpose {
        match bench.phase() {
            None => Purpose::Over,
            Some(_) if bench.is_program() => Purpose::Watching,
            Some(_) if bench.reads() => Purpose::Reading,
            Some(Phase::Play) if !bench.draft.with(|draft| draft.is_asking()) => Purpose::Playing,
            Some(Phase::Play | Phase::Ask) => Purpose::Calling,
            Some(Phase::Answer) => Purpose::Answering,
            Some(Phase::Judge) => Purpose::Judging,
            Some(Phase::Act(special)) => Purpose::Acting(special),
            Some(Phase::Claim) => Purpose::Claiming,
        }
    }
}
