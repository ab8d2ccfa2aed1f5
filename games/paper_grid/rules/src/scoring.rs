//! What a play is worth, and why.

use serde::{Deserialize, Serialize};

use super::{
    Board, CellId, LetterRun, ReadingRule, SpecialType, State, ValueSystem, fixed_value, is_vowel,
};
use game::SeatId;
use lexicon::{Letter, LetterSet, Lexicon};

/// A new word with its score: the sum of the letter values, each times its cell's multiplier, times
/// the word's multiplier.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoredWord {
    /// The word in lower case.
    pub word: String,
    /// The cells of the word, in the order in which it is read.
    pub cells: Vec<CellId>,
    /// The score of each letter.
    pub letters: Vec<LetterScore>,
    /// The word's multiplier (K33).
    pub times: u32,
    /// Points that the word scores.
    pub points: i32,
}

/// The score of one letter of a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LetterScore {
    /// The letter's value (K17, K19).
    pub value: u32,
    /// The multiplier of the letter's cell (K32).
    pub times: u32,
}

impl LetterScore {
    /// Points that the letter adds to the word.
    pub const fn points(self) -> u32 {
        self.value * self.times
    }
}

/// Letter values for a seat at this moment.
#[derive(Debug, Clone, Copy)]
pub struct LetterValues {
    values: ValueSystem,
    shared: LetterSet,
}

impl LetterValues {
    /// Returns the values for a seat with the current hands. A play's letters don't change them:
    /// only other seats' hands count.
    pub fn for_seat(state: &State, seat: SeatId) -> LetterValues {
        LetterValues {
            values: state.options.board.values,
            shared: state.held_by_others(seat),
        }
    }

    /// Returns a letter's value: 5 if no other seat has it in hand, else 1 for a vowel and 3 for
    /// a consonant (K17), or the fixed table's value (K19).
    pub fn value(self, letter: Letter) -> u32 {
        match self.values {
            ValueSystem::Fixed => fixed_value(letter),
            ValueSystem::Classic if !self.shared.contains(letter) => 5,
            ValueSystem::Classic if is_vowel(letter) => 1,
            ValueSystem::Classic => 3,
        }
    }
}

/// Returns by how much a special type multiplies the letter in its cell (K32).
pub(super) const fn letter_multiplier(special: Option<SpecialType>) -> u32 {
    match special {
        Some(SpecialType::DoubleLetter) => 2,
        Some(SpecialType::TripleLetter) => 3,
        _ => 1,
    }
}

/// Returns by how much a special type multiplies the words through its cell (K33).
pub(super) const fn word_multiplier(special: Option<SpecialType>) -> u32 {
    match special {
        Some(SpecialType::DoubleWord) => 2,
        Some(SpecialType::TripleWord) => 3,
        _ => 1,
    }
}

/// Returns a run as it is read (K15): forward, unless only its reverse is a word.
pub(super) fn reading_order(
    run: &LetterRun,
    board: &Board,
    reading: ReadingRule,
    is_word: impl Fn(&[Letter]) -> bool,
) -> (Vec<CellId>, Vec<Letter>) {
    let mut cells = run.cells.clone();
    let mut letters = run.letters(board);
    if reading == ReadingRule::EitherWay && !is_word(&letters) {
        letters.reverse();
        if is_word(&letters) {
            cells.reverse();
        } else {
            letters.reverse();
        }
    }
    (cells, letters)
}

/// Scores a run as it is read (K18): letter multipliers before word multipliers. Used-up special
/// cells are already gone, so whatever is still in a cell counts (K32, K33).
pub(super) fn score_run(
    board: &Board,
    (cells, letters): (Vec<CellId>, Vec<Letter>),
    worth: LetterValues,
) -> ScoredWord {
    let special = |cell: &CellId| board.special(*cell);
    let letter_score = |(cell, letter): (&CellId, &Letter)| LetterScore {
        value: worth.value(*letter),
        times: letter_multiplier(special(cell)),
    };
    let scores: Vec<LetterScore> = cells.iter().zip(&letters).map(letter_score).collect();
    let times: u32 = cells
        .iter()
        .map(|cell| word_multiplier(special(cell)))
        .product();
    let sum: u32 = scores.iter().map(|score| score.points()).sum();
    ScoredWord {
        word: letters.iter().map(|letter| letter.lowercase()).collect(),
        cells,
        letters: scores,
        times,
        points: multiply_points(sum, times),
    }
}

/// Multiplies a sum, saturating at the largest number: an edited board can hold more multipliers
/// than any real game.
pub(super) fn multiply_points(sum: u32, times: u32) -> i32 {
    i32::try_from(sum.saturating_mul(times)).unwrap_or(i32::MAX)
}

/// Whether letters are a word of the list, up to the level that counts (K16).
pub(super) fn is_in_list(words: &Lexicon, level: lexicon::Level, letters: &[Letter]) -> bool {
    let mut cursor = words.cursor();
    for letter in letters {
        match cursor.step(*letter) {
            Some(next) => cursor = next,
            None => return false,
        }
    }
    cursor.id().is_some_and(|id| words.level(id) <= level)
}
