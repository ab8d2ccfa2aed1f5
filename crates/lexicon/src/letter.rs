//! A letter, and a set of letters.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::WordError;

/// One of the twenty-six letters. A save holds it as a capital.
///
/// It's stored as 0 to 25, so that it can index tables and shift masks without a check; only the
/// constructors can make one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "char", try_from = "char")]
pub struct Letter(u8);

impl Letter {
    /// The number of letters.
    pub const COUNT: usize = 26;

    /// Returns the letter of a character of either case, or `None` for anything else.
    #[must_use]
    pub const fn new(c: char) -> Option<Letter> {
        match c {
            'a'..='z' => Some(Letter(c as u8 - b'a')),
            'A'..='Z' => Some(Letter(c as u8 - b'A')),
            _ => None,
        }
    }

    /// Returns the letter with a rank: 0 is A, 25 is Z.
    #[must_use]
    pub const fn from_rank(rank: u8) -> Option<Letter> {
        if rank < Self::COUNT as u8 {
            Some(Letter(rank))
        } else {
            None
        }
    }

    /// Returns the lowest letter in a mask of letters, or A for an empty mask.
    #[must_use]
    pub const fn lowest_in_mask(mask: u32) -> Letter {
        let rank = mask.trailing_zeros();
        Letter(if rank < 26 { rank as u8 } else { 0 })
    }

    /// Returns the letter's rank, from 0 for A to 25 for Z.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0
    }

    /// Returns the capital, as games show it.
    #[must_use]
    pub const fn uppercase(self) -> char {
        (b'A' + self.0) as char
    }

    /// Returns the small letter, as word lists hold it.
    #[must_use]
    pub const fn lowercase(self) -> char {
        (b'a' + self.0) as char
    }

    /// Returns the letter's bit in a mask of letters.
    #[must_use]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// Returns all letters, A to Z.
    pub fn all() -> impl DoubleEndedIterator<Item = Letter> + Clone {
        (0..Self::COUNT as u8).map(Letter)
    }
}

impl From<Letter> for char {
    fn from(letter: Letter) -> char {
        letter.uppercase()
    }
}

impl TryFrom<char> for Letter {
    type Error = WordError;

    fn try_from(c: char) -> Result<Self, WordError> {
        Letter::new(c).ok_or(WordError::NotALetter(c))
    }
}

impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.uppercase())
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.uppercase())
    }
}

/// A set of letters, as a bit mask in which bit 0 is A.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LetterSet(u32);

impl LetterSet {
    /// The empty set.
    pub const EMPTY: LetterSet = LetterSet(0);
    /// The set of all twenty-six letters.
    pub const ALL: LetterSet = LetterSet((1 << Letter::COUNT) - 1);

    /// Returns the set of the letters whose [bits](Letter::bit) are in a mask.
    #[must_use]
    pub const fn from_mask(mask: u32) -> LetterSet {
        LetterSet(mask & Self::ALL.0)
    }

    /// Returns the mask of the set's [bits](Letter::bit).
    #[must_use]
    pub const fn mask(self) -> u32 {
        self.0
    }

    /// Whether the letter is in the set.
    #[must_use]
    pub const fn contains(self, letter: Letter) -> bool {
        self.0 & letter.bit() != 0
    }

    /// Returns the set with one more letter.
    #[must_use]
    pub const fn with(self, letter: Letter) -> LetterSet {
        LetterSet(self.0 | letter.bit())
    }

    /// Returns the letters that aren't in the set.
    #[must_use]
    pub(crate) const fn complement(self) -> LetterSet {
        LetterSet(!self.0 & Self::ALL.0)
    }

    /// Returns the number of letters in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the letters in order.
    pub fn iter(self) -> impl Iterator<Item = Letter> + Clone {
        Letter::all().filter(move |&l| self.contains(l))
    }
}

impl FromIterator<Letter> for LetterSet {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Self {
        letters.into_iter().fold(Self::EMPTY, LetterSet::with)
    }
}

impl fmt::Debug for LetterSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
