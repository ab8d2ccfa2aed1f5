//! The score of a play, word by word, with everything that went into it (K18), for drawing.

use super::board_grid::screen_cell;
use super::letter_worth::ValueReason;
use lexicon::Letter;
use paper_grid_rules::{
    CellId as Place, LetterScore, Placed, Preview, ScoredWord, SpecialType, State, WordGrowth,
};
use screen::GridCellId;

/// A word with the parts of its score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordSum {
    /// The letters of the word, in the order in which it is read.
    pub parts: Vec<LetterPart>,
    /// The word multipliers, cell by cell (K33); empty if there are none.
    pub factors: Vec<u32>,
    /// With Dictionary Devils: the letters whose cells grow, and each one's gain (K29). Then
    /// these add up to the points, and parts and factors only show where the word is.
    pub grows: Option<Vec<(Letter, i32)>>,
    /// Points of the word. All words of a play together make up the play's points.
    pub points: i32,
}

/// A letter of a word, with its score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LetterPart {
    pub letter: Letter,
    pub cell: GridCellId,
    /// Whether the letter is laid in this play.
    pub new: bool,
    /// The letter's value (K17, K19).
    pub value: u32,
    /// The reason for the value.
    pub why: ValueReason,
    /// The multiplier of the letter's cell (K32).
    pub times: u32,
}

impl WordSum {
    /// The word in capitals.
    pub fn word(&self) -> String {
        self.parts
            .iter()
            .map(|part| part.letter.uppercase())
            .collect()
    }
}

/// Returns the scores of a play's words, in their order. `preview` is the preview of these
/// letters; for an earlier play, `state` is the state before it.
pub fn word_sums(state: &State, placed: &[Placed], preview: &Preview) -> Vec<WordSum> {
    let words = preview.words.iter().enumerate();
    let sum = |(at, word)| word_sum(state, placed, word, preview.grown.get(at));
    words.map(sum).collect()
}

fn word_sum(
    state: &State,
    placed: &[Placed],
    word: &ScoredWord,
    grown: Option<&WordGrowth>,
) -> WordSum {
    let size = state.board.size();
    let letters = word.word.chars().filter_map(Letter::new);
    let scores = word.cells.iter().zip(&word.letters);
    let part = |((cell, score), letter): ((&Place, &LetterScore), Letter)| LetterPart {
        letter,
        cell: screen_cell(size, *cell),
        new: placed.iter().any(|Placed(laid, _)| laid == cell),
        value: score.value,
        why: ValueReason::new(state.options.board.values, letter, score.value),
        times: score.times,
    };
    let factor = |cell: &Place| match state.board.special(*cell) {
        Some(SpecialType::DoubleWord) => Some(2),
        Some(SpecialType::TripleWord) => Some(3),
        _ => None,
    };
    WordSum {
        parts: scores.zip(letters).map(part).collect(),
        factors: word.cells.iter().filter_map(factor).collect(),
        grows: grown.map(|grown| grown.letters.clone()),
        points: grown.map_or(word.points, |grown| grown.points),
    }
}
