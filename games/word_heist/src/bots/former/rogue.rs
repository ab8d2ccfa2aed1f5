//! The three former bots.

use lexicon::Level;

/// A former bot. Rogues differ in the words they know and in how soon they see one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Rogue {
    /// Knows the most common words, and takes its time.
    #[default]
    Magpie,
    /// Knows many words, and is quick.
    Fox,
    /// Knows every word in the list, and is the quickest.
    Owl,
}

impl Rogue {
    /// All three, the easiest first.
    pub const ALL: [Rogue; 3] = [Rogue::Magpie, Rogue::Fox, Rogue::Owl];

    /// Hardest level of the list that the rogue knows.
    pub const fn vocabulary(self) -> Level {
        match self {
            Rogue::Magpie => Level::Common,
            Rogue::Fox => Level::Known,
            Rogue::Owl => Level::Rare,
        }
    }

    /// Chance of seeing the easiest word in a tenth of a second, in millionths.
    pub(super) const fn eye(self) -> u64 {
        match self {
            Rogue::Magpie => 4_500,
            Rogue::Fox => 11_000,
            Rogue::Owl => 24_000,
        }
    }

    /// How long the rogue takes to notice a change before it can see any word, in milliseconds.
    pub(super) const fn start(self) -> u64 {
        match self {
            Rogue::Magpie => 1_800,
            Rogue::Fox => 1_200,
            Rogue::Owl => 900,
        }
    }

    /// How long the rogue takes to type a letter, in milliseconds.
    pub(super) const fn stroke(self) -> u64 {
        match self {
            Rogue::Magpie => 320,
            Rogue::Fox => 210,
            Rogue::Owl => 160,
        }
    }
}
