//! What a play is worth, and why.

use serde::{Deserialize, Serialize};

use super::{Board, CellId, Reading, Run, Special, State, Values, fixed_value, is_vowel};
use game::SeatId;
use lexicon::{Letter, LetterSet, Lexicon};

/// A new word with its sum: the letters, each times its cell, together times the word's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scored {
    /// The word, in small letters.
    pub word: String,
    /// Where it lies, in the order in which it is read.
    pub cells: Vec<CellId>,
    /// What each letter counts.
    pub letters: Vec<LetterScore>,
    /// By how much the word is multiplied (K33).
    pub times: u32,
    /// What it scores.
    pub points: i32,
}

/// What a letter of a word counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LetterScore {
    /// What it is worth (K17, K19).
    pub value: u32,
    /// By how much its cell multiplies it (K32).
    pub times: u32,
}

impl LetterScore {
    /// What it adds to the word.
    pub const fn points(self) -> u32 {
        self.value * self.times
    }
}

/// What letters are worth to a seat at this moment.
#[derive(Debug, Clone, Copy)]
pub struct Worth {
    values: Values,
    shared: LetterSet,
}

impl Worth {
    /// For this seat, as the hands are now: with a play's letters already out of its own.
    pub fn of(state: &State, seat: SeatId) -> Worth {
        Worth {
            values: state.options.board.values,
            shared: state.held_by_others(seat),
        }
    }

    /// K17: a letter that no other seat has in hand is worth 5, else a vowel 1 and a
    /// consonant 3. K19: or as the table says.
    pub fn value(self, letter: Letter) -> u32 {
        match self.values {
            Values::Fixed => fixed_value(letter),
            Values::Classic if !self.shared.contains(letter) => 5,
            Values::Classic if is_vowel(letter) => 1,
            Values::Classic => 3,
        }
    }
}

/// By how much a special type multiplies the letter in it (K32).
pub(super) const fn letter_times(special: Option<Special>) -> u32 {
    match special {
        Some(Special::DoubleLetter) => 2,
        Some(Special::TripleLetter) => 3,
        _ => 1,
    }
}

/// By how much a special type multiplies the words through it (K33).
pub(super) const fn word_times(special: Option<Special>) -> u32 {
    match special {
        Some(Special::DoubleWord) => 2,
        Some(Special::TripleWord) => 3,
        _ => 1,
    }
}

/// How a run is read (K15): forward, unless it is a word only when turned round.
pub(super) fn as_read(
    run: &Run,
    board: &Board,
    reading: Reading,
    is_word: impl Fn(&[Letter]) -> bool,
) -> (Vec<CellId>, Vec<Letter>) {
    let mut cells = run.cells.clone();
    let mut letters = run.letters(board);
    if reading == Reading::EitherWay && !is_word(&letters) {
        letters.reverse();
        if is_word(&letters) {
            cells.reverse();
        } else {
            letters.reverse();
        }
    }
    (cells, letters)
}

/// Scores a run as it is read (K18): letter multipliers before word multipliers. Whatever
/// multiplies is still in its cell: what has been used up was taken away (K32, K33).
pub(super) fn score(
    board: &Board,
    (cells, letters): (Vec<CellId>, Vec<Letter>),
    worth: Worth,
) -> Scored {
    let special = |cell: &CellId| board.special(*cell);
    let letter_score = |(cell, letter): (&CellId, &Letter)| LetterScore {
        value: worth.value(*letter),
        times: letter_times(special(cell)),
    };
    let scores: Vec<LetterScore> = cells.iter().zip(&letters).map(letter_score).collect();
    let times: u32 = cells.iter().map(|cell| word_times(special(cell))).product();
    let sum: u32 = scores.iter().map(|score| score.points()).sum();
    Scored {
        word: letters.iter().map(|letter| letter.small()).collect(),
        cells,
        letters: scores,
        times,
        points: points(sum, times),
    }
}

/// A sum times its multipliers. A drawn board may hold more of them than any game has, so
/// this stops at the largest number there is.
pub(super) fn points(sum: u32, times: u32) -> i32 {
    i32::try_from(sum.saturating_mul(times)).unwrap_or(i32::MAX)
}

/// Whether letters are a word of the list, up to the level that counts (K16).
pub(super) fn in_list(words: &Lexicon, level: lexicon::Level, letters: &[Letter]) -> bool {
    let mut cursor = words.cursor();
    for letter in letters {
        match cursor.step(*letter) {
            Some(next) => cursor = next,
            None => return false,
        }
    }
    cursor.id().is_some_and(|id| words.level(id) <= level)
}
