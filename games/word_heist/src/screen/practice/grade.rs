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
pub enum Grade {
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

impl Grade {
    /// All four grades, the easiest first.
    pub const ALL: [Grade; 4] = [Grade::Gentle, Grade::Steady, Grade::Tricky, Grade::Fiendish];

    /// Hardest level of the list for the answer.
    pub const fn level(self) -> Level {
        match self {
            Grade::Gentle | Grade::Steady => Level::Common,
            Grade::Tricky => Level::Known,
            Grade::Fiendish => Level::Rare,
        }
    }

    /// Hardest level of the list for the word on the table.
    pub const fn word_level(self) -> Level {
        match self {
            Grade::Gentle | Grade::Steady => Level::Common,
            Grade::Tricky => Level::Familiar,
            Grade::Fiendish => Level::Known,
        }
    }

    /// How many letters the answer has.
    pub const fn length(self) -> RangeInclusive<usize> {
        match self {
            Grade::Gentle => 5..=6,
            Grade::Steady => 6..=7,
            Grade::Tricky => 6..=8,
            Grade::Fiendish => 7..=10,
        }
    }

    /// How many centre letters the answer adds.
    pub const fn joining(self) -> RangeInclusive<usize> {
        match self {
            Grade::Gentle => 1..=1,
            Grade::Steady | Grade::Tricky => 1..=2,
            Grade::Fiendish => 2..=3,
        }
    }

    /// How many letters are in the centre.
    pub const fn centre(self) -> usize {
        match self {
            Grade::Gentle => 3,
            Grade::Steady => 4,
            Grade::Tricky => 5,
            Grade::Fiendish => 6,
        }
    }
}
