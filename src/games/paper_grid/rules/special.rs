//! The eleven special cells.

use serde::{Deserialize, Serialize};

/// What a special cell does.
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
    /// Six letters are called instead of two (K35).
    BigAsk,
    /// A letter changes hands (K36).
    Thief,
    /// Two cells are crossed out (K37).
    Destroyer,
    /// Another turn follows (K38).
    GoAgain,
    /// Everybody loses the letter placed here (K39).
    Garbage,
    /// Up to three letters are placed anywhere (K40).
    Blockade,
    /// The hand may grow over its limit (K41).
    Collector,
}

impl Special {
    /// All of them, in the order of the rules: Supercells first.
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

    /// Its place in [`Special::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it comes with Supercells (K32, K33).
    pub const fn is_supercell(self) -> bool {
        matches!(
            self,
            Special::DoubleLetter
                | Special::TripleLetter
                | Special::DoubleWord
                | Special::TripleWord
        )
    }

    /// Whether it comes with Celldance (K34).
    pub const fn is_celldance(self) -> bool {
        !self.is_supercell()
    }

    /// How often it is drawn, in halves (G6).
    pub const fn weight(self) -> u32 {
        match self {
            Special::DoubleLetter => 4,
            Special::Thief | Special::GoAgain | Special::Collector => 4,
            Special::TripleLetter | Special::Garbage | Special::Blockade => 3,
            Special::DoubleWord | Special::Destroyer => 2,
            Special::TripleWord | Special::BigAsk => 1,
        }
    }

    /// Its sign in a board written as plain text.
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

    /// The special cell of a sign.
    pub fn of_sign(sign: char) -> Option<Special> {
        Self::ALL.into_iter().find(|special| special.sign() == sign)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_has_its_place_and_its_own_sign() {
        for (place, special) in Special::ALL.into_iter().enumerate() {
            assert_eq!(special.index(), place);
            assert_eq!(Special::of_sign(special.sign()), Some(special));
        }
        assert_eq!(Special::ALL.iter().filter(|s| s.is_supercell()).count(), 4);
    }
}
