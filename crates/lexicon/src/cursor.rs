//! Walking through the word list letter by letter.

use super::graph::{Graph, GraphPosition};
use super::{Letter, LetterSet, Word, WordId};

/// A position in the word list, after some letters have been read; it knows
/// which letters may follow.
///
/// Games with a search of their own (across a board, along a chain of cards) use
/// it. It's small and `Copy`.
///
/// ```
/// # use lexicon::{Lexicon, Letter, Level};
/// let lexicon = Lexicon::from_words([("tea", Level::Common), ("ten", Level::Common)]).unwrap();
/// let te = lexicon.cursor().read("te".parse().unwrap()).unwrap();
/// assert!(!te.is_word());
/// assert_eq!(te.next_letters().iter().map(Letter::lowercase).collect::<String>(), "an");
/// ```
#[derive(Clone, Copy)]
pub struct Cursor<'a> {
    graph: &'a Graph,
    position: GraphPosition,
    len: u8,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(graph: &'a Graph) -> Self {
        Cursor {
            graph,
            position: graph.root(),
            len: 0,
        }
    }

    /// Goes one letter further, if any word continues that way.
    #[inline]
    #[must_use]
    pub fn step(self, letter: Letter) -> Option<Cursor<'a>> {
        let bit = letter.bit();
        if self.position.node.letters() & bit == 0 {
            return None;
        }
        Some(Cursor {
            graph: self.graph,
            position: self.graph.follow(self.position, bit, self.len == 0),
            len: self.len + 1,
        })
    }

    /// Goes several letters further, if any word continues that way.
    #[inline]
    #[must_use]
    pub fn read(self, letters: Word) -> Option<Cursor<'a>> {
        letters.letters().try_fold(self, Cursor::step)
    }

    /// Returns the letters that may follow.
    #[inline]
    #[must_use]
    pub const fn next_letters(self) -> LetterSet {
        LetterSet::from_mask(self.position.node.letters())
    }

    /// Returns the number of letters read.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Whether no letters have been read.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Whether the letters read are a word.
    #[inline]
    #[must_use]
    pub const fn is_word(self) -> bool {
        self.position.node.is_word_end()
    }

    /// Returns the word's number, if the letters read are a word.
    #[inline]
    #[must_use]
    pub fn id(self) -> Option<WordId> {
        self.is_word().then_some(WordId(self.position.passed))
    }

    pub(super) const fn position(self) -> GraphPosition {
        self.position
    }
}
