//! Who the opponents are.

use crate::games::one_letter_better::rules::Way;
use lexicon::Level;

/// An opponent at One Letter Better. They differ in the words that they know and in what they
/// see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Rival {
    /// Knows the words that everybody knows, and overlooks much.
    #[default]
    Wren,
    /// Well-read, and seldom overlooks a steal.
    Jay,
    /// Knows every word of the list, and overlooks nothing.
    Raven,
}

impl Rival {
    /// All three, the gentlest first.
    pub const ALL: [Rival; 3] = [Rival::Wren, Rival::Jay, Rival::Raven];

    /// The last level of the list that it knows words of.
    pub const fn vocabulary(self) -> Level {
        match self {
            Rival::Wren => Level::Common,
            Rival::Jay => Level::Known,
            Rival::Raven => Level::Rare,
        }
    }

    /// Of a hundred plays of this kind it sees so many.
    pub(super) const fn sees(self, way: Way) -> usize {
        match (self, way) {
            (Rival::Raven, _) => 100,
            (Rival::Jay, Way::New) => 90,
            (Rival::Jay, Way::Steal | Way::Extend) => 80,
            (Rival::Jay, Way::Substitute) => 55,
            (Rival::Jay, Way::Join) => 40,
            (Rival::Wren, Way::New) => 50,
            (Rival::Wren, Way::Steal | Way::Extend) => 45,
            (Rival::Wren, Way::Substitute) => 20,
            (Rival::Wren, Way::Join) => 10,
        }
    }

    /// How deep it looks into the pile.
    pub(super) const fn depth(self) -> usize {
        match self {
            Rival::Wren => 1,
            Rival::Jay => 3,
            Rival::Raven => 6,
        }
    }

    /// Of a hundred wrong words that it does not know it challenges so many, and of a hundred
    /// right ones that it does not know.
    pub(super) const fn doubts(self, right: bool) -> usize {
        match (self, right) {
            (Rival::Wren, false) => 40,
            (Rival::Jay, false) => 70,
            (Rival::Raven, false) => 100,
            (Rival::Wren, true) => 8,
            (Rival::Jay, true) => 4,
            (Rival::Raven, true) => 0,
        }
    }
}
