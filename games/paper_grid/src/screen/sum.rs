//! The score of a play, word by word, with everything that went into it (K18), for drawing.

use super::shown::cell_id;
use super::worth::Why;
use lexicon::Letter;
use paper_grid_rules::{
    CellId as Place, Grown, LetterScore, Placed, Preview, Scored, Special, State,
};
use screen::CellId;

/// A word with the parts of its score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    /// The letters of the word, in the order in which it is read.
    pub parts: Vec<Part>,
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
pub struct Part {
    pub letter: Letter,
    pub cell: CellId,
    /// Whether the letter is laid in this play.
    pub new: bool,
    /// The letter's value (K17, K19).
    pub value: u32,
    /// The reason for the value.
    pub why: Why,
    /// The multiplier of the letter's cell (K32).
    pub times: u32,
}

impl Sum {
    /// The word in capitals.
    pub fn word(&self) -> String {
        self.parts
            .iter()
            .map(|part| part.letter.capital())
            .collect()
    }
}

/// Returns the scores of a play's words, in their order. `preview` is the preview of these
/// letters; for an earlier play, `state` is the state before it.
pub fn sums(state: &State, placed: &[Placed], preview: &Preview) -> Vec<Sum> {
    let words = preview.words.iter().enumerate();
    let sum = |(at, word)| sum(state, placed, word, preview.grown.get(at));
    words.map(sum).collect()
}

fn sum(state: &State, placed: &[Placed], word: &Scored, grown: Option<&Grown>) -> Sum {
    let size = state.board.size();
    let letters = word.word.chars().filter_map(Letter::new);
    let scores = word.cells.iter().zip(&word.letters);
    let part = |((cell, score), letter): ((&Place, &LetterScore), Letter)| Part {
        letter,
        cell: cell_id(size, *cell),
        new: placed.iter().any(|Placed(laid, _)| laid == cell),
        value: score.value,
        why: Why::of(state.options.board.values, letter, score.value),
        times: score.times,
    };
    let factor = |cell: &Place| match state.board.special(*cell) {
        Some(Special::DoubleWord) => Some(2),
        Some(Special::TripleWord) => Some(3),
        _ => None,
    };
    Sum {
        parts: scores.zip(letters).map(part).collect(),
        factors: word.cells.iter().filter_map(factor).collect(),
        grows: grown.map(|grown| grown.letters.clone()),
        points: grown.map_or(word.points, |grown| grown.points),
    }
}
