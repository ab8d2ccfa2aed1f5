//! Why a game ended.

use c_u_letter_rules::{AfterRound, CULetter, Event, RoundEndReason};
use game::Match;

/// The reason why a game ended (C7, C8, C40).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// All seats passed in a row in the scramble.
    Passed,
    /// Too few cards are left for a word.
    TooFew,
    /// The game ended with its last round, for the round's reason.
    Round(RoundEndReason),
}

/// Returns why a game ended, or `None` while it goes on.
pub fn ending(game: &Match<CULetter>) -> Option<Ending> {
    game.outcome()?;
    let result = game.state().table.results.last()?;
    if result.then != AfterRound::Scramble {
        return Some(Ending::Round(result.end));
    }
    let steps = game.journal().steps.iter().rev();
    let mut events = steps.flat_map(|step| step.events.iter().rev());
    // A pass after the last word ended the game; one before it didn't.
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
