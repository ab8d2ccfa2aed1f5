//! Texts that the tables of several games share: leaving, the end of a match, the review.

use super::set_up::YOU;
use super::you::who_won;

pub const SO_FAR: &str = "The match so far";
pub const FINAL_SCORES: &str = "Final scores";
pub const REVIEW: &str = "What could have been";
pub const STOP: &str = "Stop";
pub const FAILED: &str = "The review didn’t come. Try again.";
pub const HISTORY: &str = "What happened";
pub const BACK_TO_NOW: &str = "Back to now";
pub const SINCE: &str = "Since your last turn";
pub const CONTINUE: &str = "Go on";
pub const HINT: &str = "Hint";
/// Label of the button that asks for the next step of a hint.
pub const MORE_HINT: &str = "Tell me more";
/// Label of the same button after the last step, when it prepares the hinted move again.
pub const HINT_AGAIN: &str = "Show me again";
pub const HINT_FAILED: &str = "The hint didn’t come. Try again.";
/// Label of the button that starts the clock, for a player without a name.
pub const READY: &str = "Ready";
pub const LEAVE: &str = "Leave the table";
pub const LEAVE_NOTE: &str = "The game is saved here, as it is now.";

/// Describes a thing for screen readers, and says whether the hint speaks of it.
pub fn hinted_label(says: String, hinted: bool) -> String {
    if hinted { says + ", hinted" } else { says }
}

/// What a screen reader says before a step of a hint.
pub fn hint_step(step: usize) -> String {
    format!("Hint {step} of 3.")
}

pub fn won(names: &[String]) -> String {
    who_won(names, "The match is over.")
}

/// Label of the button by which a player with this name says that they are ready.
pub fn ready(name: &str) -> String {
    match name {
        YOU => READY.into(),
        name => format!("{name} is ready"),
    }
}

pub fn ask_ready(name: &str) -> String {
    match name {
        YOU => "Are you ready?".into(),
        name => format!("{name}, are you ready?"),
    }
}

/// Heading of a turn in the review.
pub fn turn_of(number: usize, name: &str) -> String {
    format!("{number}. {name}")
}

/// Says in how many turns of a round there was a better move.
pub fn missed(turns: usize) -> String {
    match turns {
        0 => "Nobody missed a thing.".into(),
        1 => "There was a better move in 1 turn.".into(),
        turns => format!("There was a better move in {turns} turns."),
    }
}

/// Label of the link to what can be printed for a game.
pub const PRINT_IT: &str = "Print it";
/// Label of the button that prints the rules page of the current game.
pub const PRINT_THESE: &str = "Print these rules";
