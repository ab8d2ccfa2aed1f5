//! The texts on a sheet of boards, which the caller supplies.

use paper_grid_rules::{Board, SpecialType};
use printing::Symbol;

/// Returns the two characters in a special cell's corner.
pub type SpecialMarks = fn(SpecialType) -> &'static str;

/// How special cells are named and explained.
#[derive(Clone, Copy)]
pub struct SpecialTexts {
    /// The two characters in the corner of a special cell.
    pub mark: SpecialMarks,
    pub name: fn(SpecialType) -> &'static str,
    /// The cell's effect, in one sentence.
    pub effect: fn(SpecialType) -> &'static str,
}

/// The texts on a sheet of boards.
pub struct SheetTexts {
    /// The game's name.
    pub name: &'static str,
    /// The texts for special cells.
    pub specials: SpecialTexts,
    pub star: Symbol,
    /// The four small stars of a blank board.
    pub stars: Symbol,
    pub wall: Symbol,
    /// An area large enough to write in.
    pub area: Symbol,
    /// An area whose hand is written beside the board.
    pub small_area: Symbol,
    /// An area with write-once slots.
    pub slots: Symbol,
    /// A crossed-out cell.
    pub crossed: Symbol,
    /// The heading of the legend.
    pub legend: &'static str,
    /// The heading of the letter values.
    pub values: &'static str,
    /// The classic letter values (K17).
    pub classic_values: [Symbol; 3],
    /// The heading of the hands that are written beside the board.
    pub hands: &'static str,
    /// The heading of the score table.
    pub scores: &'static str,
    /// The label of the score table's last row.
    pub total: &'static str,
    /// The heading of the boxes that count letters on the edge (K24), for this number of boxes.
    pub counter_heading: fn(usize) -> String,
    /// The note under the boxes (K25).
    pub counter_note: &'static str,
    /// A board's summary in the heading of its sheet.
    pub summary: fn(&Board) -> String,
    /// The line with the seed and the generator's version.
    pub seed_line: fn(&str, u32) -> String,
    /// The line with the board's code.
    pub code_line: fn(&str) -> String,
    /// The title of a file with this number of boards.
    pub boards_title: fn(usize) -> String,
    /// The labels before the name, class and date on a board of a class pack.
    pub labels: [&'static str; 3],
}
