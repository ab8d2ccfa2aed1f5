//! Texts of printed pages beside boards: the score pad and the class pack.

use super::NAME;
use printing::{PackWords, Pad};

/// Returns Paper Grid's score pad.
pub fn pad() -> Pad {
    Pad::numbered(NAME, "A row for each turn", "Turn", 14, None)
}

/// Texts of a class pack.
pub const PACK: PackWords = PackWords {
    title: "Class pack",
    boards,
    class: "Class",
    date: "Date",
    seed: "Seed",
    contents: "In this pack",
    index: "For the teacher: all boards",
    index_note: "The seed gives a board again on any device. The code opens it.",
};

fn boards(count: usize) -> String {
    match count {
        1 => "1 board".to_owned(),
        _ => format!("{count} boards"),
    }
}
