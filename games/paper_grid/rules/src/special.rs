//! The eleven types of special cell.

use serde::{Deserialize, Serialize};

/// A type of special cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpecialType {
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
    /// A letter moves from another seat's hand to the acting seat's (K36).
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

impl SpecialType {
    /// All types, in the order of the rules: Supercells first.
    pub const ALL: [SpecialType; 11] = [
        SpecialType::DoubleLetter,
        SpecialType::TripleLetter,
        SpecialType::DoubleWord,
        SpecialType::TripleWord,
        SpecialType::BigAsk,
        SpecialType::Thief,
        SpecialType::Destroyer,
        SpecialType::GoAgain,
        SpecialType::Garbage,
        SpecialType::Blockade,
        SpecialType::Collector,
    ];

    /// The type's index in [`SpecialType::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether the type belongs to Supercells (K32, K33).
    pub const fn is_supercell(self) -> bool {
        matches!(
            self,
            SpecialType::DoubleLetter
                | SpecialType::TripleLetter
                | SpecialType::DoubleWord
                | SpecialType::TripleWord
        )
    }

    /// Whether the type belongs to Celldance (K34).
    pub const fn is_celldance(self) -> bool {
        !self.is_supercell()
    }

    /// How often the generator draws the type, as a weight in halves (G6).
    pub const fn weight(self) -> u32 {
        match self {
            SpecialType::DoubleLetter => 4,
            SpecialType::Thief | SpecialType::GoAgain | SpecialType::Collector => 4,
            SpecialType::TripleLetter | SpecialType::Garbage | SpecialType::Blockade => 3,
            SpecialType::DoubleWord | SpecialType::Destroyer => 2,
            SpecialType::TripleWord | SpecialType::BigAsk => 1,
        }
    }

    /// The type's character on a board in plain text.
    pub const fn as_char(self) -> char {
        match self {
            SpecialType::DoubleLetter => 'd',
            SpecialType::TripleLetter => 't',
            SpecialType::DoubleWord => 'w',
            SpecialType::TripleWord => 'x',
            SpecialType::BigAsk => 'a',
            SpecialType::Thief => 's',
            SpecialType::Destroyer => 'z',
            SpecialType::GoAgain => 'g',
            SpecialType::Garbage => 'u',
            SpecialType::Blockade => 'b',
            SpecialType::Collector => 'c',
        }
    }

    /// Returns the type with this character.
    pub fn from_char(sign: char) -> Option<SpecialType> {
        Self::ALL
            .into_iter()
            .find(|special| special.as_char() == sign)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_special_type_has_its_own_index_and_character() {
        for (place, special) in SpecialType::ALL.into_iter().enumerate() {
            assert_eq!(special.index(), place);
            assert_eq!(SpecialType::from_char(special.as_char()), Some(special));
        }
        assert_eq!(
            SpecialType::ALL.iter().filter(|s| s.is_supercell()).count(),
            4
        );
    }
}
