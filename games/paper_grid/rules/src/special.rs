//! The eleven types of special cell.

use serde::{Deserialize, Serialize};

/// A type of special cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// Doubles its letter's value (K32).
    DoubleLetter,
    /// Triples its letter's value (K32).
    TripleLetter,
    /// Doubles the first word through it (K33).
    DoubleWord,
    /// Triples the first word through it (K33).
    TripleWord,
    /// Up to six letters are called instead of two (K35).
    BigAsk,
    /// A letter of another hand moves to this one (K36).
    Thief,
    /// Two cells are crossed out (K37).
    Destroyer,
    /// The seat takes another turn (K38).
    GoAgain,
    /// Every seat loses all copies of the letter placed here (K39).
    Garbage,
    /// Up to three letters are placed anywhere (K40).
    Blockade,
    /// The hand may exceed its limit this turn (K41).
    Collector,
}

impl Special {
    /// All types, in the order of the rules: Supercells first.
    pub const ALL: [Special; 11] = [
        Special::DoubleLetter,
        Special::TripleLetter,
        Special::DoubleWord,
        Special::TripleWord,
        Special::BigAsk,
        Special::Thief,
        Special::Destroyer,
        Special::GoAgain,
        Special::Garbage,
        Special::Blockade,
        Special::Collector,
    ];

    /// The type's index in [`Special::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether the type belongs to Supercells (K32, K33).
    pub const fn is_supercell(self) -> bool {
        matches!(
            self,
            Special::DoubleLetter
                | Special::TripleLetter
                | Special::DoubleWord
                | Special::TripleWord
        )
    }

    /// Whether the type belongs to Celldance (K34).
    pub const fn is_celldance(self) -> bool {
        !self.is_supercell()
    }

    /// How often the generator draws the type, in halves (G6).
    pub const fn weight(self) -> u32 {
        match self {
            Special::DoubleLetter => 4,
            Special::Thief | Special::GoAgain | Special::Collector => 4,
            Special::TripleLetter | Special::Garbage | Special::Blockade => 3,
            Special::DoubleWord | Special::Destroyer => 2,
            Special::TripleWord | Special::BigAsk => 1,
        }
    }

    /// The type's character on a board in plain text.
    pub const fn sign(self) -> char {
        match self {
            Special::DoubleLetter => 'd',
            Special::TripleLetter => 't',
            Special::DoubleWord => 'w',
            Special::TripleWord => 'x',
            Special::BigAsk => 'a',
            Special::Thief => 's',
            Special::Destroyer => 'z',
            Special::GoAgain => 'g',
            Special::Garbage => 'u',
            Special::Blockade => 'b',
            Special::Collector => 'c',
        }
    }

    /// Returns the type with this character.
    pub fn of_sign(sign: char) -> Option<Special> {
        Self::ALL.into_iter().find(|special| special.sign() == sign)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_special_type_has_its_own_index_and_character() {
        for (place, special) in Special::ALL.into_iter().enumerate() {
            assert_eq!(special.index(), place);
            assert_eq!(Special::of_sign(special.sign()), Some(special));
        }
        assert_eq!(Special::ALL.iter().filter(|s| s.is_supercell()).count(), 4);
    }
}
