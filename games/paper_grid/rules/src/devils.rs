//! Dictionary Devils (K29): the scores are written in the cells.

use super::scoring::{letter_multiplier, word_multiplier};
use super::{CellId, LaidLetters, LetterValues, Placed, ScoredWord, State};
use base::sorting::sort_by_key;
use game::SeatId;
use lexicon::Letter;

/// What one word of a play adds to the values in its seat's cells (K29). Together, the words of a
/// play add up to its points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordGrowth {
    /// The letters whose values grow, in the order in which the word is read, each with its gain.
    pub letters: Vec<(Letter, i32)>,
    /// Sum of all gains of the word.
    pub points: i32,
}

/// Returns the new values of the cells that a play changes, in reading order.
pub(super) fn new_marks(
    state: &State,
    seat: SeatId,
    laid: &LaidLetters,
    words: &[ScoredWord],
) -> Vec<(CellId, i32)> {
    grow_marks(state, seat, laid, words, |_, _, _| ())
}

/// Returns what each word of a play adds, in the order of words. A new letter counts in the first
/// word that contains it.
pub(super) fn word_growths(
    state: &State,
    seat: SeatId,
    laid: &LaidLetters,
    words: &[ScoredWord],
) -> Vec<WordGrowth> {
    let nothing = WordGrowth {
        letters: Vec::new(),
        points: 0,
    };
    let mut grown = vec![nothing; words.len()];
    grow_marks(state, seat, laid, words, |word, cell, by| {
        let letter = laid.board.letter(cell);
        if let (Some(grown), Some(letter), true) = (grown.get_mut(word), letter, by != 0) {
            grown.letters.push((letter, by));
            grown.points = grown.points.saturating_add(by);
        }
    });
    grown
}

/// Returns the cell values that a play changes, and reports each word's gain in each
/// cell to `grows`.
///
/// A new letter starts with its value times its cell. Then each word in turn: every letter in it
/// that belongs to another seat adds 1 to each letter in it that belongs to the player, and a
/// word multiplier multiplies the values of those. Printed letters belong to no seat.
fn grow_marks(
    state: &State,
    seat: SeatId,
    laid: &LaidLetters,
    words: &[ScoredWord],
    mut grows: impl FnMut(usize, CellId, i32),
) -> Vec<(CellId, i32)> {
    let worth = LetterValues::for_seat(state, seat);
    let mut written: Vec<(CellId, i32)> = Vec::new();
    for Placed(cell, letter) in &laid.placed {
        let value = worth.value(*letter) * letter_multiplier(laid.board.special(*cell));
        written.push((*cell, value as i32));
    }
    let mut told: Vec<(CellId, i32)> = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let owner = |cell: &CellId| {
            let new = laid.placed.iter().any(|Placed(other, _)| other == cell);
            let there = state.mark(*cell).map(|mark| mark.seat);
            if new { Some(seat) } else { there }
        };
        let others = word
            .cells
            .iter()
            .filter(|cell| owner(cell).is_some_and(|o| o != seat));
        let more = others.count() as i32;
        let special = |cell: &CellId| word_multiplier(laid.board.special(*cell));
        let times: u32 = word.cells.iter().map(special).product();
        for cell in word.cells.iter().filter(|cell| owner(cell) == Some(seat)) {
            let before = state.mark(*cell).map_or(0, |mark| mark.value);
            let value = mark_in(&written, *cell).unwrap_or(before);
            let value = value.saturating_add(more).saturating_mul(times as i32);
            set_mark(&mut written, *cell, value);
            let reported = mark_in(&told, *cell).unwrap_or(before);
            grows(at, *cell, value.saturating_sub(reported));
            set_mark(&mut told, *cell, value);
        }
    }
    written.retain(|(cell, value)| state.mark(*cell).is_none_or(|m| m.value != *value));
    sort_by_key(&mut written, |(cell, _)| *cell);
    written
}

fn mark_in(marks: &[(CellId, i32)], cell: CellId) -> Option<i32> {
    let found = marks.iter().find(|(other, _)| *other == cell);
    found.map(|(_, value)| *value)
}

fn set_mark(marks: &mut Vec<(CellId, i32)>, cell: CellId, value: i32) {
    match marks.iter_mut().find(|(other, _)| *other == cell) {
        Some((_, mark)) => *mark = value,
        None => marks.push((cell, value)),
    }
}

/// Returns the points that a play earns its seat: the sum of its words (K18), or with Dictionary
/// Devils the growth of the sum of its cells (K29).
pub(super) fn points_gained(
    state: &State,
    seat: SeatId,
    laid: &LaidLetters,
    words: &[ScoredWord],
) -> i32 {
    if !state.options.devils {
        let points = words.iter().map(|word| word.points);
        return points.fold(0, i32::saturating_add);
    }
    let before = |cell: CellId| state.mark(cell).map_or(0, |mark| mark.value);
    let marks = new_marks(state, seat, laid, words);
    let grown = marks
        .into_iter()
        .map(|(cell, value)| value.saturating_sub(before(cell)));
    grown.fold(0, i32::saturating_add)
}
