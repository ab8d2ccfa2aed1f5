//! A bag of letters: which letters, and how many of each.

use core::fmt;

use super::{Letter, LetterSet, Word};

/// A bag of letters: the number of each letter, in one `u128` with four bits per letter.
///
/// "Is this bag inside that one" is a single subtraction: a field that is too small borrows from
/// the next. A count stops at fifteen, the length of the longest word ([`Word::MAX_LEN`]), so for
/// spelling words fifteen is as good as more.
///
/// ```
/// # use lexicon::{LetterCounts, Word};
/// let rack = LetterCounts::from(Word::new("garnets")?);
/// let word = LetterCounts::from(Word::new("gates")?);
/// assert!(word.is_subset(rack));
/// let left = LetterCounts::from(Word::new("nr")?);
/// assert_eq!(rack.minus(word), Some(left));
/// # Ok::<(), lexicon::WordError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LetterCounts(u128);

/// The top bit of every field.
const TOP_BITS: u128 = {
    let mut tops = 0;
    let mut rank = 0;
    while rank < Letter::COUNT {
        tops |= 8 << (4 * rank);
        rank += 1;
    }
    tops
};

// The count of a word that repeats a single letter must fit into a field.
const _: () = assert!(Word::MAX_LEN <= LetterCounts::MAX_COUNT as usize);

impl LetterCounts {
    /// The empty bag.
    pub const EMPTY: LetterCounts = LetterCounts(0);
    /// The highest count of a letter.
    pub const MAX_COUNT: u8 = 15;

    /// Returns how often the bag holds a letter, at most fifteen times.
    #[must_use]
    pub const fn count(self, letter: Letter) -> u8 {
        ((self.0 >> (4 * letter.rank())) & 15) as u8
    }

    /// Returns the bag with one letter added.
    #[must_use]
    pub const fn with(self, letter: Letter) -> LetterCounts {
        if self.count(letter) < Self::MAX_COUNT {
            LetterCounts(self.0 + (1 << (4 * letter.rank())))
        } else {
            self
        }
    }

    /// Returns the bag with one letter taken out, or `None` if it doesn't hold that letter.
    #[must_use]
    pub const fn without(self, letter: Letter) -> Option<LetterCounts> {
        if self.count(letter) == 0 {
            None
        } else {
            Some(LetterCounts(self.0 - (1 << (4 * letter.rank()))))
        }
    }

    /// Returns the contents of both bags together.
    #[must_use]
    pub fn plus(self, other: LetterCounts) -> LetterCounts {
        other.iter().fold(self, LetterCounts::with)
    }

    /// Whether the other bag holds everything that this one does.
    #[must_use]
    pub const fn is_subset(self, other: LetterCounts) -> bool {
        let (inner, outer) = (self.0, other.0);
        let rest = outer.wrapping_sub(inner);
        // The bits at which the subtraction borrows. At the top of a field this means that
        // the field was too small.
        let borrows = (!outer & inner) | (!(outer ^ inner) & rest);
        borrows & TOP_BITS == 0
    }

    /// Returns what is left when `other` is taken out, or `None` if the bag
    /// doesn't hold all of it.
    #[must_use]
    pub const fn minus(self, other: LetterCounts) -> Option<LetterCounts> {
        if other.is_subset(self) {
            Some(LetterCounts(self.0 - other.0))
        } else {
            None
        }
    }

    /// Returns the number of letters in the bag.
    #[must_use]
    pub fn len(self) -> usize {
        Letter::all().map(|l| usize::from(self.count(l))).sum()
    }

    /// Whether the bag is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the set of letters that the bag holds.
    #[must_use]
    pub fn letter_set(self) -> LetterSet {
        Letter::all().filter(|&l| self.count(l) > 0).collect()
    }

    /// Returns the letters in order, each as often as the bag holds it.
    pub fn iter(self) -> impl Iterator<Item = Letter> + Clone {
        Letter::all().flat_map(move |l| (0..self.count(l)).map(move |_| l))
    }
}

impl FromIterator<Letter> for LetterCounts {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Self {
        letters.into_iter().fold(Self::EMPTY, LetterCounts::with)
    }
}

impl From<Word> for LetterCounts {
    fn from(word: Word) -> Self {
        word.letters().collect()
    }
}

impl fmt::Debug for LetterCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|l| write!(f, "{l}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bag(text: &str) -> LetterCounts {
        Word::new(text).unwrap().into()
    }

    #[test]
    fn is_inside_compares_the_count_of_each_letter() {
        assert!(bag("").is_subset(bag("")));
        assert!(bag("tea").is_subset(bag("eat")));
        assert!(bag("eat").is_subset(bag("zest").plus(bag("a"))));
        assert!(!bag("eel").is_subset(bag("elk")));
        assert_eq!(bag("needing").minus(bag("engine")), Some(bag("d")));
        assert_eq!(bag("needing").minus(bag("zen")), None);
    }

    #[test]
    fn every_letter_of_the_longest_word_is_counted() {
        let [a, b, z] = ['a', 'b', 'z'].map(|letter| Letter::new(letter).unwrap());
        for letter in [a, b, z] {
            let run = |len: usize| -> LetterCounts { std::iter::repeat_n(letter, len).collect() };
            for (one, other) in
                (0..=Word::MAX_LEN).flat_map(|n| (0..=Word::MAX_LEN).map(move |m| (n, m)))
            {
                assert_eq!(run(one).len(), one);
                assert_eq!(
                    run(one).is_subset(run(other)),
                    one <= other,
                    "{one} {other}"
                );
                let left = other.checked_sub(one).map(run);
                assert_eq!(run(other).minus(run(one)), left, "{one} {other}");
            }
        }
    }

    #[test]
    fn a_field_never_borrows_from_its_neighbour() {
        let most = bag("aaaaaaaaaaaaaaa");
        for (inner, outer) in [
            ("b", "a"),
            ("a", "b"),
            ("ab", "aac"),
            ("z", "y"),
            ("bbbbbbbb", "bbbbbbbc"),
        ] {
            assert!(!bag(inner).is_subset(bag(outer)), "{inner} {outer}");
            assert_eq!(bag(outer).minus(bag(inner)), None);
        }
        assert!(bag("bbbbbbbb").is_subset(most.plus(bag("bbbbbbbbz"))));
    }

    #[test]
    fn counts_stop_at_fifteen_without_spilling() {
        let many = bag("aaaaaaaaaaaaaaa").plus(bag("aaa"));
        assert_eq!(many.len(), 15);
        assert_eq!(many.count(Letter::new('b').unwrap()), 0);
    }
}
