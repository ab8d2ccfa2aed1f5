//! What a play brings, word by word, with everything that went into it, to be drawn (K18).

use super::shown::cell_id;
use super::worth::Why;
use crate::games::paper_grid::rules::{
    CellId as Place, Grown, LetterScore, Placed, Preview, Scored, Special, State,
};
use lexicon::Letter;
use screen::CellId;

/// A word with its sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    /// Its letters, in the order in which it is read.
    pub parts: Vec<Part>,
    /// By how much the word is multiplied, cell by cell (K33); empty if it is not.
    pub factors: Vec<u32>,
    /// With Dictionary Devils: the letters whose cells grow, by how much each (K29). Then these
    /// make up the points, and parts and factors only say where the word lies.
    pub grows: Option<Vec<(Letter, i32)>>,
    /// What it brings. The words of a play add up to what the play brings.
    pub points: i32,
}

/// A letter of a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// The letter.
    pub letter: Letter,
    /// Where it lies.
    pub cell: CellId,
    /// Whether it is laid in this play.
    pub new: bool,
    /// What it is worth (K17, K19).
    pub value: u32,
    /// The reason.
    pub why: Why,
    /// By how much its cell multiplies it (K32).
    pub times: u32,
}

impl Sum {
    /// The word, in capitals.
    pub fn word(&self) -> String {
        self.parts
            .iter()
            .map(|part| part.letter.capital())
            .collect()
    }
}

/// The sums of a play's words, in their order. `preview` is of these letters; for a play of
/// the past, of the state before it.
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
