//! Small turns of phrase that all texts share.

use game::{Seat, SeatId};
use lexicon::{Letter, Word};

/// Hundredths as whole ones, rounded.
pub fn in_whole(hundredths: i32) -> usize {
    (hundredths.unsigned_abs() as usize + 50) / 100
}

/// The name of a seat's player.
pub fn name(seats: &[Seat], seat: SeatId) -> String {
    let seat = seats.get(seat.index());
    seat.map_or_else(String::new, |seat| seat.player.name.to_string())
}

/// A word in capitals, as it lies on a table.
pub fn capitals(word: Word) -> String {
    word.letters().map(Letter::capital).collect()
}

/// The first letter large. A name in other letters than English has stays as it is written.
pub fn sentence(text: &str) -> String {
    let mut signs = text.chars();
    let first = signs.next().map(|sign| sign.to_ascii_uppercase());
    first.into_iter().chain(signs).collect()
}

/// So many of something.
pub fn count(count: usize, one: &str, more: &str) -> String {
    match count {
        1 => format!("1 {one}"),
        count => format!("{count} {more}"),
    }
}
