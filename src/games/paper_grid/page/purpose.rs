//! What the hand is for: what is asked, and of whom.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::paper_grid::rules::{Phase, Special};

/// What the hand is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Letters are laid.
    Playing,
    /// Letters are called.
    Calling,
    /// Somebody answers.
    Answering,
    /// The table decides.
    Judging,
    /// A special cell acts.
    Acting(Special),
    /// An area is claimed on the board.
    Claiming,
    /// A bot plays.
    Watching,
    /// Somebody reads that a turn's time ran out: the next clock waits for them.
    Reading,
    /// It is over.
    Over,
}

impl Purpose {
    /// As the style sheet names it.
    pub fn word(self) -> &'static str {
        match self {
            Purpose::Calling => "calling",
            Purpose::Over => "over",
            _ => "",
        }
    }

    /// What the hand is for now, followed.
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
