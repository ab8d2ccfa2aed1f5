//! Hints, each revealing more than the one before.

use serde::{Deserialize, Serialize};

use super::Puzzle;
use lexicon::{Letter, LetterCounts};

/// A hint about a puzzle's answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleHint {
    /// The centre letters that the answer adds.
    Joining(Vec<Letter>),
    /// The first letter of the answer.
    First(Letter),
    /// The shape of the answer: its first letter and the added letters are filled in, those of
    /// the old word are left open.
    Shape(Vec<Option<Letter>>),
}

impl PuzzleHint {
    /// How many hints a puzzle has.
    pub const STEPS: usize = 3;

    /// Returns the hint of a step, counted from 0.
    pub(super) fn for_step(puzzle: &Puzzle, step: usize) -> Option<PuzzleHint> {
        let joining = added_letters_in_place(puzzle);
        let first = puzzle.answer().get(0)?;
        match step {
            0 => Some(PuzzleHint::Joining(joining.into_iter().flatten().collect())),
            1 => Some(PuzzleHint::First(first)),
            2 => {
                let mut shape = joining;
                if let Some(slot) = shape.first_mut() {
                    *slot = Some(first);
                }
                Some(PuzzleHint::Shape(shape))
            }
            _ => None,
        }
    }
}

/// The letters of the answer that come from the centre, each in its position. If the old word has
/// the same letter, that one is used first.
fn added_letters_in_place(puzzle: &Puzzle) -> Vec<Option<Letter>> {
    let mut old = LetterCounts::from(puzzle.word());
    let joins = |letter: Letter| match old.without(letter) {
        Some(less) => {
            old = less;
            None
        }
        None => Some(letter),
    };
    puzzle.answer().letters().map(joins).collect()
}
