//! Texts of a practice position: the task and the result.

use crate::bots::PracticePosition;
use screen::day::PartResult;
use screen::text::phrase::{capitals, count};

pub const TASK: &str = "Make the word that gains you most: your points, and what others lose. You \
     have one try.";
/// Heading of the player's own words.
pub const YOUR_WORDS: &str = "Your words";
pub const THEIR_WORDS: &str = "Their words";
pub const HAND: &str = "Your hand";
pub const NO_WORDS: &str = "None yet.";

/// The result of a try: the points, and the best word if another one was played.
pub fn try_result(posed: &PracticePosition, tried: PartResult) -> String {
    let got = points(tried.got);
    match posed.plays.first() {
        Some((best, most)) if tried.got < *most => {
            format!(
                "{got}. The best was {} for {}.",
                capitals(*best),
                points(*most)
            )
        }
        _ => format!("{got}. Nothing beats that."),
    }
}

fn points(points: i32) -> String {
    match usize::try_from(points) {
        Ok(points) => count(points, "point", "points"),
        Err(_) => format!("{points} points"),
    }
}
