//! Small phrases that all texts share.

use game::{Seat, SeatId};
use lexicon::{Letter, Word};

/// Rounds hundredths to whole numbers, without their sign.
pub fn whole_points(hundredths: i32) -> usize {
    (hundredths.unsigned_abs() as usize + 50) / 100
}

/// Formats a score, with a proper minus sign.
pub fn score(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// Returns the name of a seat's player.
pub fn name(seats: &[Seat], seat: SeatId) -> String {
    let seat = seats.get(seat.index());
    seat.map_or_else(String::new, |seat| seat.player.name.to_string())
}

/// Returns a word in capitals, as tables show it.
pub fn capitals(word: Word) -> String {
    word.letters().map(Letter::uppercase).collect()
}

/// Capitalises the first letter of a text. A first letter outside the English alphabet stays as it
/// is.
pub fn sentence(text: &str) -> String {
    let mut signs = text.chars();
    let first = signs.next().map(|sign| sign.to_ascii_uppercase());
    first.into_iter().chain(signs).collect()
}

/// Formats a number with the singular or plural of a noun.
pub fn count(count: usize, one: &str, more: &str) -> String {
    match count {
        1 => format!("1 {one}"),
        count => format!("{count} {more}"),
    }
}
