//! All words, or all that begin alike.

use super::walk::{Guide, Walk};
use crate::graph::Node;
use crate::{Found, Lexicon, Word};

/// Goes everywhere.
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
    /// Every word, in order.
    pub fn words(&self) -> impl Iterator<Item = Found> + Clone + '_ {
        Walk::new(self, Everywhere, ())
    }

    /// Every word that begins with these letters, in order, among them the
    /// letters themselves if they are a word.
    pub fn beginning_with(&self, prefix: Word) -> impl Iterator<Item = Found> + Clone + '_ {
        match self.cursor().read(prefix) {
            Some(at) => Walk::below(self, at, prefix, Everywhere, ()),
            None => Walk::nothing(self, Everywhere),
        }
    }
}
