//! A word, or any short sequence of letters: stored inline, `Copy`, never allocated.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Letter;

/// A sequence of up to fifteen letters, possibly empty. It needn't be in any word list. A save
/// holds it in small letters.
///
/// It takes sixteen bytes, so queries can return words without allocating.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Word {
    // ASCII small letters, followed by zeros. The derived order is that of a dictionary, because
    // `len` is compared only after equal bytes.
    bytes: [u8; Word::MAX_LEN],
    len: u8,
}

impl Word {
    /// The maximum length, of words in the list and of anything in queries.
    pub const MAX_LEN: usize = 15;

    /// The empty word.
    pub const EMPTY: Word = Word {
        bytes: [0; Word::MAX_LEN],
        len: 0,
    };

    /// Makes a word from letters of either case.
    ///
    /// # Errors
    /// A character isn't a letter, or there are more than [`Word::MAX_LEN`] of them.
    pub fn new(text: &str) -> Result<Word, WordError> {
        let mut word = Word::EMPTY;
        for c in text.chars() {
            let letter = Letter::new(c).ok_or(WordError::NotALetter(c))?;
            word = word.push(letter).ok_or(WordError::TooLong)?;
        }
        Ok(word)
    }

    /// Returns the word with one more letter, or `None` if it's full.
    #[must_use]
    pub fn push(mut self, letter: Letter) -> Option<Word> {
        let slot = self.bytes.get_mut(usize::from(self.len))?;
        *slot = letter.lowercase() as u8;
        self.len += 1;
        Some(self)
    }

    /// Returns this word followed by another, or `None` if that is too long.
    #[must_use]
    pub fn join(self, other: Word) -> Option<Word> {
        other.letters().try_fold(self, Word::push)
    }

    /// Returns the letters from place `from` up to `to`, exclusive.
    #[must_use]
    pub fn slice(self, from: usize, to: usize) -> Word {
        let keep = to.saturating_sub(from);
        self.letters().skip(from).take(keep).collect()
    }

    /// Returns the number of letters.
    #[must_use]
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Whether the word has no letters.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Returns the letter at a place, counted from 0.
    #[must_use]
    pub fn get(self, place: usize) -> Option<Letter> {
        let byte = *self.bytes.get(place)?;
        Letter::new(char::from(byte))
    }

    /// Returns the letters in order.
    pub fn letters(self) -> impl DoubleEndedIterator<Item = Letter> + Clone {
        let len = self.len();
        (self.bytes.into_iter().take(len)).filter_map(|b| Letter::new(char::from(b)))
    }

    /// Returns the word spelled backwards.
    #[must_use]
    pub fn reversed(self) -> Word {
        self.letters().rev().collect()
    }

    /// Returns the word as text in small letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        // It's always ASCII, since only letters are ever stored.
        core::str::from_utf8(self.as_bytes()).unwrap_or_default()
    }

    /// Returns the small letters as bytes.
    pub(super) fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..self.len()).unwrap_or_default()
    }

    /// Overwrites the letter at a place, without regard to the word's length. A walk that goes back
    /// and forth keeps its path this way, and [`Word::truncated`] makes a word of it.
    #[inline]
    pub(super) fn set_letter(&mut self, place: usize, letter: Letter) {
        if let Some(slot) = self.bytes.get_mut(place) {
            *slot = letter.lowercase() as u8;
        }
    }

    /// Returns the first `len` letters of a path as a word.
    #[inline]
    pub(super) fn truncated(self, len: usize) -> Word {
        let mut word = self;
        for (place, byte) in word.bytes.iter_mut().enumerate() {
            if place >= len {
                *byte = 0;
            }
        }
        word.len = len.min(Word::MAX_LEN) as u8;
        word
    }
}

/// Takes the first fifteen letters and ignores the rest.
impl FromIterator<Letter> for Word {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Self {
        let mut word = Word::EMPTY;
        for letter in letters {
            match word.push(letter) {
                Some(longer) => word = longer,
                None => break,
            }
        }
        word
    }
}

impl From<Letter> for Word {
    fn from(letter: Letter) -> Self {
        Word::from_iter([letter])
    }
}

impl FromStr for Word {
    type Err = WordError;
    fn from_str(text: &str) -> Result<Self, WordError> {
        Word::new(text)
    }
}

impl From<Word> for String {
    fn from(word: Word) -> String {
        word.as_str().to_owned()
    }
}

impl TryFrom<String> for Word {
    type Error = WordError;

    fn try_from(text: String) -> Result<Word, WordError> {
        Word::new(&text)
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.as_str())
    }
}

/// Why a text isn't a [`Word`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WordError {
    /// A character other than A to Z, the first one in the text.
    #[error("{0:?} is not a letter")]
    NotALetter(char),
    /// The text has more than fifteen letters.
    #[error("more than {} letters", Word::MAX_LEN)]
    TooLong,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_sort_in_dictionary_order() {
        let mut words = ["b", "ab", "a", "abc", "ac"].map(|w| Word::new(w).unwrap());
        words.sort();
        assert_eq!(words.map(|w| w.to_string()), ["a", "ab", "abc", "ac", "b"]);
    }

    #[test]
    fn fifteen_letters_fit_and_sixteen_do_not() {
        assert_eq!(Word::new(&"a".repeat(15)).unwrap().len(), 15);
        assert_eq!(Word::new(&"a".repeat(16)), Err(WordError::TooLong));
        assert_eq!(Word::new("né"), Err(WordError::NotALetter('é')));
    }

    #[test]
    fn cut_leaves_no_trace_of_later_letters() {
        let mut path = Word::new("planet").unwrap();
        path.set_letter(3, Letter::new('t').unwrap());
        assert_eq!(path.truncated(4), Word::new("plat").unwrap());
    }
}
