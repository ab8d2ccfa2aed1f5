//! Who the opponents are.

use lexicon::Level;

/// An opponent at Word Heist. They differ in the words that they know and in how soon they
/// see one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Rogue {
    /// Knows the words that everybody knows, and takes its time.
    #[default]
    Magpie,
    /// Well-read, and quick.
    Fox,
    /// Knows every word of the list, and is quicker still.
    Owl,
}

impl Rogue {
    /// All three, the gentlest first.
    pub const ALL: [Rogue; 3] = [Rogue::Magpie, Rogue::Fox, Rogue::Owl];

    /// The last level of the list that it knows words of.
    pub const fn vocabulary(self) -> Level {
        match self {
            Rogue::Magpie => Level::Common,
            Rogue::Fox => Level::Known,
            Rogue::Owl => Level::Rare,
        }
    }

    /// How likely it sees the easiest of words in a tenth of a second, in millionths.
    pub(super) const fn eye(self) -> u64 {
        match self {
            Rogue::Magpie => 4_500,
            Rogue::Fox => 11_000,
            Rogue::Owl => 24_000,
        }
    }

    /// How long it takes in what has changed before it can see any word, in milliseconds.
    pub(super) const fn start(self) -> u64 {
        match self {
            Rogue::Magpie => 1_800,
            Rogue::Fox => 1_200,
            Rogue::Owl => 900,
        }
    }

    /// How long it types a letter, in milliseconds.
    pub(super) const fn stroke(self) -> u64 {
        match self {
            Rogue::Magpie => 320,
            Rogue::Fox => 210,
            Rogue::Owl => 160,
        }
    }
}
