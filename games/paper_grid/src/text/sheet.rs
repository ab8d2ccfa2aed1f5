//! Texts printed on a Paper Grid sheet beside the board.

use crate::sheet::{Omission, SheetTexts, SpecialTexts};
use paper_grid_rules::{Board, SpecialType};

use super::{NAME, size_name, special_effect, special_mark, special_name};

/// Marks, names and effects of special cells, for sheets and the page of rules.
pub const SPECIALS: SpecialTexts = SpecialTexts {
    mark: special_mark,
    name: special_name,
    effect: special_effect,
};

/// All texts of a printed sheet.
pub const SHEET: SheetTexts = SheetTexts {
    name: NAME,
    specials: SPECIALS,
    star: ("Star", "The first word covers it."),
    stars: ("Stars", "The first word covers one of them."),
    wall: ("Wall", "No word goes through it."),
    area: ("Area", "Your hand goes here, up to 7 letters."),
    small_area: ("Area", "Your cell. Your hand is beside the board."),
    slots: ("Area", "Your hand: 1 letter a slot, no slot twice."),
    crossed: ("Crossed out", "No letter here, and no word through it."),
    legend: "On this board",
    values: "What letters score",
    classic_values: [
        ("1", "a vowel: A E I O U"),
        ("3", "a consonant, Y too"),
        ("5", "a letter nobody else holds"),
    ],
    hands: "Hands",
    scores: "Scores",
    total: "Total",
    counter_heading,
    counter_note: "Tick a box for each letter at the edge. \
                   After the last, words only: no asking.",
    summary,
    seed_line,
    code_line,
    boards_title,
    labels: ["Name", "Class", "Date"],
};

/// Heading of the counter of letters along the edge (K24).
fn counter_heading(threshold: usize) -> String {
    format!("Endgame begins at {threshold}")
}

/// Summarises a board for the head of its sheet.
pub fn summary(board: &Board) -> String {
    let mut parts = vec![size_name(board.size()).to_owned()];
    match board.areas().len() {
        0 => {}
        1 => parts.push("1 player".to_owned()),
        seats => parts.push(format!("{seats} players")),
    }
    let specials = || board.cell_ids().filter_map(|id| board.special(id));
    if specials().any(SpecialType::is_celldance) {
        parts.push("Celldance".to_owned());
    } else if specials().next().is_some() {
        parts.push("Supercells".to_owned());
    }
    if board.backpacks {
        parts.push("Tiny Backpacks".to_owned());
    }
    parts.join("  ·  ")
}

/// States the seed and the generator's version.
fn seed_line(seed: &str, generator: u32) -> String {
    format!("Seed “{seed}”, generator {generator}")
}

/// States the board's code.
fn code_line(code: &str) -> String {
    format!("Board code {code}")
}

/// Title of a file of boards.
fn boards_title(boards: usize) -> String {
    match boards {
        1 => format!("{NAME}: a board"),
        _ => format!("{NAME}: {boards} boards"),
    }
}

/// Says what couldn't be printed as asked. `on` says where: empty if everywhere, else `
/// on pages 3 and 5`.
pub fn left_out(what: &Omission, on: &str) -> String {
    let (what, more) = match what {
        Omission::Scores => ("for the score table", ""),
        Omission::Qr => ("for the QR code", ""),
        Omission::Values => ("for what letters score", ""),
        Omission::Legend => ("to explain the symbols", ""),
        Omission::Counter => ("for the endgame’s boxes", ""),
        Omission::Hands => ("for the hands", " Write them on another sheet."),
        Omission::Origin => ("for the seed, the code and the link", ""),
        Omission::Name(name) => {
            return format!("The printed letters can’t write {name}{on}. Write it in by hand.");
        }
    };
    format!("No room {what}{on}.{more}")
}
