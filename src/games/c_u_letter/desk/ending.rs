//! Why a game ended.

use crate::games::c_u_letter::rules::{CULetter, Event, RoundEnd, Then};
use game::Match;

/// Why a game ended (C7, C8, C40).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// All passed in a row, one after the other.
    Passed,
    /// Too few cards are left for a word.
    TooFew,
    /// As its last round did.
    Round(RoundEnd),
}

/// Why a game ended; none while it goes on.
pub fn ending(game: &Match<CULetter>) -> Option<Ending> {
    game.outcome()?;
    let result = game.state().table.results.last()?;
    if result.then != Then::Scramble {
        return Some(Ending::Round(result.end));
    }
    let steps = game.journal().steps.iter().rev();
    let mut events = steps.flat_map(|step| step.events.iter().rev());
    // Who passes after the last word ends it; who passed before that doesn't.
    let passed = events.find_map(|event| match event {
        Event::Passed(_) => Some(true),
        Event::Spelled(_) | Event::ScrambleBegan(_) => Some(false),
        _ => None,
    });
    Some(match passed {
        Some(true) => Ending::Passed,
        _ => Ending::TooFew,
    })
}
