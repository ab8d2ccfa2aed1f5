//! What is said at the tables of more than one game: leaving, the end of a match, its review.

use super::set_up::YOU;
use super::you::wins;

pub const SO_FAR: &str = "The match so far";
pub const FINAL_SCORES: &str = "Final scores";
pub const REVIEW: &str = "What could have been";
pub const STOP: &str = "Stop";
pub const FAILED: &str = "The review didn’t come. Try again.";
pub const HISTORY: &str = "What happened";
pub const BACK_TO_NOW: &str = "Back to now";
pub const SINCE: &str = "Since your last turn";
pub const GO_ON: &str = "Go on";
pub const HINT: &str = "Hint";
/// Asks for the next step of a hint.
pub const MORE_HINT: &str = "Tell me more";
/// Starts the clock, where who is asked has no name.
pub const READY: &str = "Ready";
pub const LEAVE: &str = "Leave the table";
pub const LEAVE_SAYS: &str = "The game is saved here, as it is now.";

pub fn won(names: &[String]) -> String {
    wins(names, "The match is over.")
}

/// Goes on, by name: this seat is ready.
pub fn ready(name: &str) -> String {
    match name {
        YOU => READY.into(),
        name => format!("{name} is ready"),
    }
}

pub fn asks_ready(name: &str) -> String {
    match name {
        YOU => "Are you ready?".into(),
        name => format!("{name}, are you ready?"),
    }
}

/// A turn of the review.
pub fn turn_of(number: usize, name: &str) -> String {
    format!("{number}. {name}")
}

/// How much was missed in a round.
pub fn missed(turns: usize) -> String {
    match turns {
        0 => "Nobody missed a thing.".into(),
        1 => "1 turn could have been better.".into(),
        turns => format!("{turns} turns could have been better."),
    }
}

/// Leads to what can be printed of a game.
pub const PRINT_IT: &str = "Print it";
/// Prints the rules page of a game at hand.
pub const PRINT_THESE: &str = "Print these rules";
