//! A seat's letters, which lie open (K7).

use serde::{Deserialize, Serialize};

use lexicon::{Letter, LetterSet};

/// The letters of a seat, in the order in which they came.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Hand {
    letters: Vec<Letter>,
    /// Slots used up: each letter that ever came, but for a Collector's (K30, K41).
    used: usize,
}

impl Hand {
    /// A starting hand (K6). Its letters use slots too (K30).
    pub fn new(letters: Vec<Letter>) -> Hand {
        let used = letters.len();
        Hand { letters, used }
    }

    /// The letters.
    pub fn letters(&self) -> &[Letter] {
        &self.letters
    }

    /// How many letters.
    pub fn len(&self) -> usize {
        self.letters.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    /// Which letters there are.
    pub fn set(&self) -> LetterSet {
        self.letters.iter().copied().collect()
    }

    /// How often a letter is there.
    pub fn count(&self, letter: Letter) -> usize {
        self.letters.iter().filter(|held| **held == letter).count()
    }

    /// How many slots are used up (K30).
    pub fn used(&self) -> usize {
        self.used
    }

    /// A letter comes; `in_slot`: it uses one up.
    pub(super) fn add(&mut self, letter: Letter, in_slot: bool) {
        self.letters.push(letter);
        self.used += usize::from(in_slot);
    }

    /// A letter goes; its slot stays used (K30).
    pub(super) fn remove(&mut self, letter: Letter) {
        if let Some(at) = self.letters.iter().position(|held| *held == letter) {
            self.letters.remove(at);
        }
    }

    /// All copies of a letter go (K39).
    pub(super) fn discard(&mut self, letter: Letter) {
        self.letters.retain(|held| *held != letter);
    }

    /// The first letter that is asked for more often than it is there.
    pub(super) fn lacks(&self, wanted: impl IntoIterator<Item = Letter>) -> Option<Letter> {
        lacks(&self.letters, wanted)
    }
}

/// The first letter that is wanted more often than it is among some.
pub(super) fn lacks(
    letters: &[Letter],
    wanted: impl IntoIterator<Item = Letter>,
) -> Option<Letter> {
    let mut left = letters.to_vec();
    wanted.into_iter().find(|letter| {
        let at = left.iter().position(|held| held == letter);
        at.map(|at| left.swap_remove(at)).is_none()
    })
}
