//! Texts for a position of the daily task or of practice: the task and the result.

use crate::bots::PracticePosition;
use lexicon::Lexicon;
use paper_grid_rules::{CellId, Preview};
use screen::day::PartResult;
use screen::text::phrase::count;

pub const INSTRUCTIONS: &str = "Lay the play that scores most. You have one try.";
pub const TAKE_BACK: &str = "Take back";

/// Describes the result of a try.
pub fn try_result(posed: &PracticePosition, tried: PartResult, words: &Lexicon) -> String {
    let got = points(tried.got);
    if tried.got >= tried.par {
        return format!("{got}. Nothing beats that.");
    }
    let shown = Preview::new(&posed.view, posed.seat, &posed.best, Some(words));
    let first = shown.words.first();
    let word = first.map_or_else(String::new, |first| first.word.to_ascii_uppercase());
    let size = posed.view.board.size();
    let at = first.and_then(|first| first.cells.first());
    let at = at.map_or_else(String::new, |at: &CellId| {
        format!(" from {}", size.cell_name(*at))
    });
    format!("{got}. The best was {word}{at} for {}.", points(tried.par))
}

fn points(points: i32) -> String {
    count(
        usize::try_from(points).unwrap_or_default(),
        "point",
        "points",
    )
}
