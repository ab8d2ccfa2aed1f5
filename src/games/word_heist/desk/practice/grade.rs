//! How hard a puzzle is: by how well known its words are, by their length, and by what lies
//! in the centre.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use lexicon::Level;

/// How hard the puzzles are.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Short words that everybody knows; one letter joins.
    #[default]
    Gentle,
    /// Longer ones; one letter or two.
    Steady,
    /// The words of a well-read adult, and more letters to choose from.
    Tricky,
    /// Any word of the list; two letters or three.
    Fiendish,
}

impl Grade {
    /// All four, the easiest first.
    pub const ALL: [Grade; 4] = [Grade::Gentle, Grade::Steady, Grade::Tricky, Grade::Fiendish];

    /// The last level of the list that the answer is from.
    pub const fn level(self) -> Level {
        match self {
            Grade::Gentle | Grade::Steady => Level::Common,
            Grade::Tricky => Level::Known,
            Grade::Fiendish => Level::Rare,
        }
    }

    /// The last level that the word on the table is from.
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

    /// How many letters of the centre join the word.
    pub const fn joining(self) -> RangeInclusive<usize> {
        match self {
            Grade::Gentle => 1..=1,
            Grade::Steady | Grade::Tricky => 1..=2,
            Grade::Fiendish => 2..=3,
        }
    }

    /// How many letters lie in the centre.
    pub const fn centre(self) -> usize {
        match self {
            Grade::Gentle => 3,
            Grade::Steady => 4,
            Grade::Tricky => 5,
            Grade::Fiendish => 6,
        }
    }
}
