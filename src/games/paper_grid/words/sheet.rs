//! What is printed on a sheet of Paper Grid beside the board.

use crate::games::paper_grid::rules::{Area, Board, Special};

use super::{NAME, size_name};

/// The star: its name and what it asks.
pub const STAR: (&str, &str) = ("Star", "The first word covers it.");
/// The four small stars of a blank board.
pub const STARS: (&str, &str) = ("Stars", "The first word covers one of them.");
/// A wall.
pub const WALL: (&str, &str) = ("Wall", "No word goes through it.");
/// An area large enough to write in.
pub const AREA: (&str, &str) = ("Area", "Your hand is written here, up to seven letters.");
/// An area whose hand is written beside the board.
pub const SMALL_AREA: (&str, &str) = ("Area", "Your cell; your hand is beside the board.");
/// An area with write-once slots.
pub const SLOTS: (&str, &str) = ("Area", "Your hand: a letter a slot, and no slot twice.");
/// A cell that is out of use.
pub const CROSSED: (&str, &str) = ("Crossed out", "No letter here, and no word through it.");

/// Heads the special cells and signs.
pub const LEGEND: &str = "On this board";
/// Heads what letters are worth.
pub const VALUES: &str = "What a letter scores";
/// What letters are worth, but for letter values (K17).
pub const CLASSIC_VALUES: [(&str, &str); 3] = [
    ("1", "a vowel: A E I O U"),
    ("3", "a consonant, Y too"),
    ("5", "a letter that nobody else holds"),
];
/// Heads the hands that are written beside the board.
pub const HANDS: &str = "Hands";
/// Heads the score table.
pub const SCORES: &str = "Scores";
/// The last row of the score table.
pub const TOTAL: &str = "Total";

/// Heads the counter of letters along the edge (K24).
pub fn counter_heading(threshold: usize) -> String {
    format!("The end begins at {threshold}")
}

/// What stands under the counter (K25).
pub const COUNTER_NOTE: &str =
    "Tick a box for each letter in an edge cell. After the last: words only, no asking.";

/// What a board is, in the head of its sheet.
pub fn summary(board: &Board) -> String {
    let mut parts = vec![size_name(board.size()).to_owned()];
    match board.areas().len() {
        0 => {}
        1 => parts.push("1 player".to_owned()),
        seats => parts.push(format!("{seats} players")),
    }
    let specials = || board.ids().filter_map(|id| board.special(id));
    if specials().any(Special::is_celldance) {
        parts.push("Celldance".to_owned());
    } else if specials().next().is_some() {
        parts.push("Supercells".to_owned());
    }
    if board.backpacks {
        parts.push("Tiny Backpacks".to_owned());
    }
    parts.join("  ·  ")
}

/// Names a seat without a name.
pub fn seat(area: Area) -> String {
    (area.index() + 1).to_string()
}

/// The seed and the generator's version.
pub fn seed_line(seed: &str, generator: u32) -> String {
    format!("Seed “{seed}”, generator {generator}")
}

/// The board's code.
pub fn code_line(code: &str) -> String {
    format!("Board code {code}")
}

/// A batch of boards, as its file is titled.
pub fn boards_title(boards: usize) -> String {
    match boards {
        1 => format!("{NAME}: a board"),
        _ => format!("{NAME}: {boards} boards"),
    }
}
