//! A seat's hand, which is public (K7).

use serde::{Deserialize, Serialize};

use lexicon::{Letter, LetterSet};

/// A seat's letters, in the order in which they were received.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Hand {
    letters: Vec<Letter>,
    /// Slots used up: one for each letter ever received, except under a Collector (K30, K41).
    used: usize,
}

impl Hand {
    /// Returns a starting hand (K6). Its letters use slots too (K30).
    pub fn new(letters: Vec<Letter>) -> Hand {
        let used = letters.len();
        Hand { letters, used }
    }

    /// The letters of the hand, in the order in which they were received.
    pub fn letters(&self) -> &[Letter] {
        &self.letters
    }

    /// Number of letters in the hand.
    pub fn len(&self) -> usize {
        self.letters.len()
    }

    /// Whether the hand is empty.
    pub fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    /// The letters of the hand as a set, without copies.
    pub fn letter_set(&self) -> LetterSet {
        self.letters.iter().copied().collect()
    }

    /// Number of copies of a letter in the hand.
    pub fn count(&self, letter: Letter) -> usize {
        self.letters.iter().filter(|held| **held == letter).count()
    }

    /// Number of slots used up (K30).
    pub fn used_slots(&self) -> usize {
        self.used
    }

    /// Adds a letter. `in_slot`: whether it uses up a slot.
    pub(super) fn add(&mut self, letter: Letter, in_slot: bool) {
        self.letters.push(letter);
        self.used += usize::from(in_slot);
    }

    /// Removes one copy of a letter; its slot stays used (K30).
    pub(super) fn remove(&mut self, letter: Letter) {
        if let Some(at) = self.letters.iter().position(|held| *held == letter) {
            self.letters.remove(at);
        }
    }

    /// Removes all copies of a letter (K39).
    pub(super) fn discard(&mut self, letter: Letter) {
        self.letters.retain(|held| *held != letter);
    }

    /// Returns the first letter that is wanted more times than the hand has it.
    pub(super) fn missing_letter(
        &self,
        wanted: impl IntoIterator<Item = Letter>,
    ) -> Option<Letter> {
        missing_letter(&self.letters, wanted)
    }
}

/// Returns the first letter that is wanted more times than `letters` has it.
pub(super) fn missing_letter(
    letters: &[Letter],
    wanted: impl IntoIterator<Item = Letter>,
) -> Option<Letter> {
    let mut left = letters.to_vec();
    wanted.into_iter().find(|letter| {
        let at = left.iter().position(|held| held == letter);
        at.map(|at| left.swap_remove(at)).is_none()
    })
}
