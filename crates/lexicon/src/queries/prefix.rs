//! Lists all words, or all words with the same beginning.

use super::walk::{GraphWalk, Guide};
use crate::graph::Node;
use crate::{FoundWord, Lexicon, Word};

/// A guide that follows every letter and accepts every word.
#[derive(Clone)]
struct AcceptAll;

impl Guide for AcceptAll {
    type State = ();

    fn candidate_letters(&self, (): &(), node: Node) -> u32 {
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
    pub fn words(&self) -> impl Iterator<Item = FoundWord> + Clone + '_ {
        GraphWalk::new(self, AcceptAll, ())
    }

    /// Returns every word that begins with these letters, in dictionary order, including the
    /// letters themselves if they are a word.
    ///
    /// ```
    /// # use lexicon::{Level, Lexicon};
    /// # let words = ["star", "starfish", "stir"].map(|w| (w, Level::Common));
    /// # let lexicon = Lexicon::from_words(words)?;
    /// assert_eq!(lexicon.words_with_prefix("star".parse()?).count(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn words_with_prefix(&self, prefix: Word) -> impl Iterator<Item = FoundWord> + Clone + '_ {
        match self.cursor().read(prefix) {
            Some(at) => GraphWalk::from_cursor(self, at, prefix, AcceptAll, ()),
            None => GraphWalk::empty(self, AcceptAll),
        }
    }
}
