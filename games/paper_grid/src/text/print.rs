//! Texts of printed pages beside boards: the score pad and the class pack.

use super::NAME;
use printing::{PackText, ScorePad};

/// Returns Paper Grid's score pad.
pub fn pad() -> ScorePad {
    ScorePad::numbered(NAME, "A row for each turn", "Turn", 14, None)
}

/// Texts of a class pack.
pub const PACK: PackText = PackText {
    title: "Class pack",
    boards: board_count,
    class: "Class",
    date: "Date",
    seed: "Seed",
    contents: "In this pack",
    index: "For the teacher: all boards",
    index_note: "The seed gives a board again on any device. The code opens it.",
};

fn board_count(count: usize) -> String {
    match count {
        1 => "1 board".to_owned(),
        _ => format!("{count} boards"),
    }
}
