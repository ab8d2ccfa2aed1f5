//! How hard puzzles are: by how well known their words are, how long, and how many letters are in
//! the centre.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use lexicon::Level;

/// How hard the puzzles are.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleGrade {
    /// Short, common words; one letter is added.
    #[default]
    Gentle,
    /// Longer words; one or two letters are added.
    Steady,
    /// The words of a well-read adult, and more letters to choose from.
    Tricky,
    /// Any word in the list; two or three letters are added.
    Fiendish,
}

impl PuzzleGrade {
    /// All four grades, the easiest first.
    pub const ALL: [PuzzleGrade; 4] = [
        PuzzleGrade::Gentle,
        PuzzleGrade::Steady,
        PuzzleGrade::Tricky,
        PuzzleGrade::Fiendish,
    ];

    /// Hardest level of the list for the answer.
    pub const fn answer_level(self) -> Level {
        match self {
            PuzzleGrade::Gentle | PuzzleGrade::Steady => Level::Common,
            PuzzleGrade::Tricky => Level::Known,
            PuzzleGrade::Fiendish => Level::Rare,
        }
    }

    /// Hardest level of the list for the word on the table.
    pub const fn word_level(self) -> Level {
        match self {
            PuzzleGrade::Gentle | PuzzleGrade::Steady => Level::Common,
            PuzzleGrade::Tricky => Level::Familiar,
            PuzzleGrade::Fiendish => Level::Known,
        }
    }

    /// How many letters the answer has.
    pub const fn answer_length(self) -> RangeInclusive<usize> {
        match self {
            PuzzleGrade::Gentle => 5..=6,
            PuzzleGrade::Steady => 6..=7,
            PuzzleGrade::Tricky => 6..=8,
            PuzzleGrade::Fiendish => 7..=10,
        }
    }

    /// How many centre letters the answer adds.
    pub const fn added_letters(self) -> RangeInclusive<usize> {
        match self {
            PuzzleGrade::Gentle => 1..=1,
            PuzzleGrade::Steady | PuzzleGrade::Tricky => 1..=2,
            PuzzleGrade::Fiendish => 2..=3,
        }
    }

    /// How many letters are in the centre.
    pub const fn centre(self) -> usize {
        match self {
            PuzzleGrade::Gentle => 3,
            PuzzleGrade::Steady => 4,
            PuzzleGrade::Tricky => 5,
            PuzzleGrade::Fiendish => 6,
        }
    }
}
