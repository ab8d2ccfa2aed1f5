//! Lists all words, or all words with the same beginning.

use super::walk::{Guide, Walk};
use crate::graph::Node;
use crate::{Found, Lexicon, Word};

/// A guide that follows every letter and accepts every word.
#[derive(Clone)]
struct Everywhere;

impl Guide for Everywhere {
    type State = ();

    fn letters(&self, (): &(), node: Node) -> u32 {
        node.letters()
    }

    fn step(&self, (): &(), _: u32, _: Node) -> Option<()> {
        Some(())
    }

    fn accepts(&self, (): &(), _: usize) -> bool {
        true
    }
}

impl Lexicon {
    /// Returns every word, in dictionary order.
    pub fn words(&self) -> impl Iterator<Item = Found> + Clone + '_ {
        Walk::new(self, Everywhere, ())
    }

    /// Returns every word that begins with these letters, in dictionary order, including the
    /// letters themselves if they are a word.
    pub fn beginning_with(&self, prefix: Word) -> impl Iterator<Item = Found> + Clone + '_ {
        match self.cursor().read(prefix) {
            Some(at) => Walk::below(self, at, prefix, Everywhere, ()),
            None => Walk::nothing(self, Everywhere),
        }
    }
}
