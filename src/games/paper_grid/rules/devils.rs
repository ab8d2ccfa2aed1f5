//! Dictionary Devils (K29): the score is written on the board.

use std::collections::BTreeMap;

use super::scoring::{letter_times, word_times};
use super::{CellId, Laid, Placed, Scored, State, Worth};
use game::SeatId;
use lexicon::Letter;

/// What a word of a play adds to what is written in its seat's cells (K29). The words of a
/// play in their order add up to what the play brings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grown {
    /// The letters that grow, in the order in which the word is read, and by how much each.
    pub letters: Vec<(Letter, i32)>,
    /// All of them together.
    pub points: i32,
}

/// What is written in the cells whose value a play changes, in reading order.
pub(super) fn marks(
    state: &State,
    seat: SeatId,
    laid: &Laid,
    words: &[Scored],
) -> Vec<(CellId, i32)> {
    write(state, seat, laid, words, |_, _, _| ())
}

/// What each word of a play adds, in the order of words. A new letter is counted in the first
/// word that it is in.
pub(super) fn growth(state: &State, seat: SeatId, laid: &Laid, words: &[Scored]) -> Vec<Grown> {
    let nothing = Grown {
        letters: Vec::new(),
        points: 0,
    };
    let mut grown = vec![nothing; words.len()];
    write(state, seat, laid, words, |word, cell, by| {
        let letter = laid.board.letter(cell);
        if let (Some(grown), Some(letter), true) = (grown.get_mut(word), letter, by != 0) {
            grown.letters.push((letter, by));
            grown.points = grown.points.saturating_add(by);
        }
    });
    grown
}

/// Writes what a play changes, and tells which word lets which cell grow by how much.
///
/// A new letter is written with what it is worth, times its cell. Then each word in turn:
/// every letter in it that is another seat's adds 1 to each letter in it that is the
/// player's, and a word multiplier multiplies what is written there. Printed letters are
/// nobody's.
fn write(
    state: &State,
    seat: SeatId,
    laid: &Laid,
    words: &[Scored],
    mut grows: impl FnMut(usize, CellId, i32),
) -> Vec<(CellId, i32)> {
    let worth = Worth::of(state, seat);
    let mut written: BTreeMap<CellId, i32> = BTreeMap::new();
    for Placed(cell, letter) in &laid.placed {
        let value = worth.value(*letter) * letter_times(laid.board.special(*cell));
        written.insert(*cell, value as i32);
    }
    let mut told: BTreeMap<CellId, i32> = BTreeMap::new();
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
        let special = |cell: &CellId| word_times(laid.board.special(*cell));
        let times: u32 = word.cells.iter().map(special).product();
        for cell in word.cells.iter().filter(|cell| owner(cell) == Some(seat)) {
            let before = state.mark(*cell).map_or(0, |mark| mark.value);
            let value = written.entry(*cell).or_insert(before);
            *value = value.saturating_add(more).saturating_mul(times as i32);
            let told = told.entry(*cell).or_insert(before);
            grows(at, *cell, value.saturating_sub(*told));
            *told = *value;
        }
    }
    written
        .into_iter()
        .filter(|(cell, value)| state.mark(*cell).is_none_or(|m| m.value != *value))
        .collect()
}

/// What a play brings its seat: the sum of its words (K18), or with Dictionary Devils by how
/// much the sum of its cells grows.
pub(super) fn gain(state: &State, seat: SeatId, laid: &Laid, words: &[Scored]) -> i32 {
    if !state.options.devils {
        let points = words.iter().map(|word| word.points);
        return points.fold(0, i32::saturating_add);
    }
    let before = |cell: CellId| state.mark(cell).map_or(0, |mark| mark.value);
    let marks = marks(state, seat, laid, words);
    let grown = marks
        .into_iter()
        .map(|(cell, value)| value.saturating_sub(before(cell)));
    grown.fold(0, i32::saturating_add)
}
