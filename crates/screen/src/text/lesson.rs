//! What is said in every game's lessons, and of them.

use crate::lesson::LessonWords;

/// Who sits there: who learns, and the others.
pub const NAMES: [&str; 3] = ["You", "Cleo", "Bo"];

pub const LEARN: &str = "Learn";
pub const SAYS: &str = "Small tables, one idea each. About 5 minutes in all.";
pub const WHO: &str = "Who’s learning?";
pub const GO: &str = "Start";
pub const GO_ON: &str = "Go on";
pub const ALL_DONE: &str = "You’ve done all of them. Ready for a game?";
pub const HINT: &str = "Hint";
/// Shows what could be done next, once the hint is told.
pub const SHOW: &str = "Show me";
pub const AGAIN: &str = "Again";
pub const TO_ALL: &str = "All lessons";
pub const WELL_DONE: &str = "Well done!";
pub const MISSED: &str = "That turn is over. Set the table again and have another go.";
/// A lesson that is done, for those who hear the list.
pub const DONE: &str = "done";

/// Which lesson of how many.
pub fn step(at: usize, of: usize) -> String {
    format!("Lesson {at} of {of}")
}

/// The way on: to the next one.
pub fn next(idea: &str) -> String {
    format!("Next: {idea}")
}

/// On a rules page: the way to the lesson of a rule.
pub fn tries(idea: &str) -> String {
    format!("Try it: {idea}")
}

/// A lesson as it begins, for those who hear it.
pub fn heard(says: &LessonWords) -> String {
    format!("{}. {} {}", says.idea, goal(says.goal, false), says.say)
}

/// A goal as it stands.
pub fn goal(says: &str, met: bool) -> String {
    match met {
        true => format!("Done: {says}"),
        false => format!("Goal: {says}"),
    }
}
