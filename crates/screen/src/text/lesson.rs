//! Texts that the lessons of all games share.

use crate::lesson::LessonText;

/// Names of the players in a lesson: the learner, then the others.
pub const NAMES: [&str; 3] = ["You", "Cleo", "Bo"];

pub const LEARN: &str = "Learn";
pub const SAYS: &str = "Small tables, one idea each. About 5 minutes in all.";
pub const WHO: &str = "Who’s learning?";
pub const GO: &str = "Start";
pub const CONTINUE: &str = "Go on";
pub const ALL_DONE: &str = "You’ve done all of them. Ready for a game?";
pub const HINT: &str = "Hint";
/// Label of the button that plays the next action of the solution, shown once the hint is given.
pub const SHOW: &str = "Show me";
pub const AGAIN: &str = "Again";
pub const TO_ALL: &str = "All lessons";
pub const WELL_DONE: &str = "Well done!";
pub const MISSED: &str = "That turn is over. Set the table again and have another go.";
/// Mark of a lesson that is done, for screen readers.
pub const DONE: &str = "done";

/// Says which of the lessons this is.
pub fn step(at: usize, of: usize) -> String {
    format!("Lesson {at} of {of}")
}

/// Label of the link to the next lesson.
pub fn next(idea: &str) -> String {
    format!("Next: {idea}")
}

/// Label of the link from a rule on the rules page to its lesson.
pub fn tries(idea: &str) -> String {
    format!("Try it: {idea}")
}

/// Introduces a lesson to screen readers.
pub fn heard(says: &LessonText) -> String {
    format!("{}. {} {}", says.idea, goal(says.goal, false), says.say)
}

/// Says the goal, and whether it is reached.
pub fn goal(says: &str, met: bool) -> String {
    if met {
        format!("Done: {says}")
    } else {
        format!("Goal: {says}")
    }
}
