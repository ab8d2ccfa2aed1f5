//! Hints: each tells more than the one before.

use serde::{Deserialize, Serialize};

use super::Puzzle;
use lexicon::{Letter, Letters};

/// A hint about a puzzle's answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hint {
    /// These letters of the centre join the word.
    Joining(Vec<Letter>),
    /// The answer begins with this letter.
    First(Letter),
    /// The answer's places: its first letter and those that joined are written in, the
    /// letters of the old word are still to be found.
    Shape(Vec<Option<Letter>>),
}

impl Hint {
    /// How many there are for a puzzle.
    pub const STEPS: usize = 3;

    /// The hint of a step, from 0.
    pub(super) fn of(puzzle: &Puzzle, step: usize) -> Option<Hint> {
        let joining = joining(puzzle);
        let first = puzzle.answer().get(0)?;
        match step {
            0 => Some(Hint::Joining(joining.into_iter().flatten().collect())),
            1 => Some(Hint::First(first)),
            2 => {
                let mut shape = joining;
                if let Some(slot) = shape.first_mut() {
                    *slot = Some(first);
                }
                Some(Hint::Shape(shape))
            }
            _ => None,
        }
    }
}

/// The answer's letters that came from the centre, each in its place. Where the old word
/// has the letter too, its own comes first.
fn joining(puzzle: &Puzzle) -> Vec<Option<Letter>> {
    let mut old = Letters::from(puzzle.word());
    let joins = |letter: Letter| match old.without(letter) {
        Some(less) => {
            old = less;
            None
        }
        None => Some(letter),
    };
    puzzle.answer().letters().map(joins).collect()
}
