//! The retired bots.

use c_u_letter_rules::Use;
use lexicon::Level;

/// A retired bot. These bots differ in the words they know and in what they notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Mage {
    /// Knows only common words, and forgets that cards have abilities.
    #[default]
    Pupil,
    /// Well-read, and likes to swap and cover.
    Charmer,
    /// Knows every word of the list, and lays ambushes.
    Sorcerer,
}

impl Mage {
    /// All three, the weakest first.
    pub const ALL: [Mage; 3] = [Mage::Pupil, Mage::Charmer, Mage::Sorcerer];

    /// Hardest word level that the bot knows.
    pub const fn vocabulary(self) -> Level {
        match self {
            Mage::Pupil => Level::Common,
            Mage::Charmer => Level::Known,
            Mage::Sorcerer => Level::Rare,
        }
    }

    /// Chance of noticing a placing with this ability, in percent.
    pub(super) const fn notices(self, using: Use) -> usize {
        match (self, using) {
            (Mage::Sorcerer, _) => 100,
            (Mage::Charmer, Use::Nothing) => 75,
            (Mage::Charmer, Use::Overwrite | Use::Swap(_)) => 40,
            (Mage::Charmer, Use::Insert(_) | Use::Hide) => 25,
            (Mage::Pupil, Use::Nothing) => 30,
            (Mage::Pupil, _) => 6,
        }
    }

    /// Chance of claiming a word that the bot could claim, in percent. Longer words are likelier.
    pub(super) const fn claims(self, letters: usize) -> usize {
        match (self, letters) {
            (Mage::Sorcerer, _) => 100,
            (Mage::Charmer, 0..=2) => 70,
            (Mage::Charmer, _) => 92,
            (Mage::Pupil, 0..=2) => 45,
            (Mage::Pupil, _) => 75,
        }
    }

    /// Value of an ambush to the bot, in percent: the hidden card may be found out or buried.
    pub(super) const fn ambush(self) -> i32 {
        match self {
            Mage::Pupil => 20,
            Mage::Charmer => 50,
            Mage::Sorcerer => 75,
        }
    }

    /// Longest scramble word that the bot makes.
    pub(super) const fn longest(self) -> usize {
        match self {
            Mage::Pupil => 4,
            Mage::Charmer => 6,
            Mage::Sorcerer => 9,
        }
    }
}
