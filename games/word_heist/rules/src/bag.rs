//! The letters of a game (A1).

use serde::{Deserialize, Serialize};

use lexicon::Letter;

/// Which letters a game is played with, and how many of each (A1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LetterBag {
    /// 98 letters: the standard bag.
    #[default]
    Standard,
    /// 49 letters: about half of each, without J, Q, X and Z.
    Half,
    /// 144 letters: about half as many again as the standard bag.
    Large,
    /// 196 letters: twice the standard bag.
    Double,
}

impl LetterBag {
    /// All four bags, the default first.
    pub const ALL: [LetterBag; 4] = [
        LetterBag::Standard,
        LetterBag::Half,
        LetterBag::Large,
        LetterBag::Double,
    ];

    /// How many of each letter the bag holds, A to Z (A1).
    pub const fn counts(self) -> [u8; Letter::COUNT] {
        match self {
            LetterBag::Standard => STANDARD_COUNTS,
            LetterBag::Half => HALF_COUNTS,
            LetterBag::Large => LARGE_COUNTS,
            LetterBag::Double => DOUBLE_COUNTS,
        }
    }

    /// How many letters the bag holds.
    pub const fn len(self) -> usize {
        match self {
            LetterBag::Standard => 98,
            LetterBag::Half => 49,
            LetterBag::Large => 144,
            LetterBag::Double => 196,
        }
    }

    /// Always false: every bag has letters.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Every letter of the bag, A to Z.
    pub fn letters(self) -> impl Iterator<Item = Letter> {
        let each = Letter::all().zip(self.counts());
        each.flat_map(|(letter, count)| (0..count).map(move |_| letter))
    }
}

#[rustfmt::skip]
const STANDARD_COUNTS: [u8; Letter::COUNT] = [
    // A B C D   E  F G H I  J K L M N O  P Q R S T U V W X Y Z
       9, 2, 2, 4, 12, 2, 3, 2, 9, 1, 1, 4, 2, 6, 8, 2, 1, 6, 4, 6, 4, 2, 2, 1, 2, 1,
];

/// Half of [`STANDARD`]. Fractions are rounded up for A, G, I and K, and down for J, Q, X and Z,
/// which makes the short game easier.
#[rustfmt::skip]
const HALF_COUNTS: [u8; Letter::COUNT] = [
       5, 1, 1, 2, 6, 1, 2, 1, 5, 0, 1, 2, 1, 3, 4, 1, 0, 3, 2, 3, 2, 1, 1, 0, 1, 0,
];

#[rustfmt::skip]
const LARGE_COUNTS: [u8; Letter::COUNT] = [
       13, 3, 3, 6, 18, 3, 4, 3, 12, 2, 2, 5, 3, 8, 11, 3, 2, 9, 6, 9, 6, 3, 3, 2, 3, 2,
];

const DOUBLE_COUNTS: [u8; Letter::COUNT] = {
    let mut counts = STANDARD_COUNTS;
    let mut rest: &mut [u8] = &mut counts;
    while let Some((count, behind)) = rest.split_first_mut() {
        *count *= 2;
        rest = behind;
    }
    counts
};

#[cfg(test)]
mod tests {
    use super::*;

    fn told(bag: LetterBag) -> String {
        let each = Letter::all().zip(bag.counts());
        let each = each.map(|(letter, count)| format!("{letter}{count}"));
        each.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a1_each_bag_has_the_letters_of_the_rules() {
        assert_eq!(
            told(LetterBag::Standard),
            "A9 B2 C2 D4 E12 F2 G3 H2 I9 J1 K1 L4 M2 N6 O8 P2 Q1 R6 S4 T6 U4 V2 W2 X1 Y2 Z1"
        );
        assert_eq!(
            told(LetterBag::Large),
            "A13 B3 C3 D6 E18 F3 G4 H3 I12 J2 K2 L5 M3 N8 O11 P3 Q2 R9 S6 T9 U6 V3 W3 X2 Y3 Z2"
        );
        for (bag, letters) in LetterBag::ALL.into_iter().zip([98, 49, 144, 196]) {
            assert_eq!((bag.len(), bag.letters().count()), (letters, letters));
        }
        for (double, single) in LetterBag::Double.counts().into_iter().zip(STANDARD_COUNTS) {
            assert_eq!(double, 2 * single);
        }
    }
}
