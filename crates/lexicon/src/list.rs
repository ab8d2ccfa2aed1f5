//! The list itself: what a game holds in its hand.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::builder::Builder;
use super::cursor::Cursor;
use super::graph::Graph;
use super::grow::{Grow, Levels, OutOfOrder};
use super::{Level, Word};

/// The number of a word in its list, in the order of the dictionary.
///
/// It belongs to the list that gave it: another list numbers otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WordId(pub(super) u32);

impl WordId {
    /// The number, from 0 to the length of the list.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A word that a question found, and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Found {
    /// The letters.
    pub word: Word,
    /// The number in the list.
    pub id: WordId,
}

/// What tells one list from another: a hash of every word and level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ListId(pub u64);

/// A word list, ready to be asked.
///
/// There is no empty or half-loaded one: it comes from [`Lexicon::open`] (or,
/// for tests and house lists, from words), so whoever holds one can ask.
#[derive(Clone, Debug)]
pub struct Lexicon {
    pub(super) graph: Graph,
    /// Its hash, once it was asked for: that walks through the whole list.
    id: OnceLock<ListId>,
}

/// Lists are equal when their words and levels are.
impl PartialEq for Lexicon {
    fn eq(&self, other: &Lexicon) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Lexicon {}

impl Lexicon {
    /// A list of a graph.
    pub(super) const fn of(graph: Graph) -> Lexicon {
        Lexicon {
            graph,
            id: OnceLock::new(),
        }
    }

    /// A list from words and their levels, in any order; a word that comes
    /// twice keeps its lowest level.
    ///
    /// # Errors
    /// A text that is no word, or a list beyond what the graph can hold
    /// (several times the size of ours).
    pub fn from_words<'w>(
        words: impl IntoIterator<Item = (&'w str, Level)>,
    ) -> Result<Lexicon, ListError> {
        let mut list = Vec::new();
        for (text, level) in words {
            match Word::new(text) {
                Ok(word) if !word.is_empty() => list.push((word, level)),
                _ => return Err(ListError::NotAWord(text.to_owned())),
            }
        }
        list.sort_unstable();
        list.dedup_by_key(|(word, _)| *word);
        let mut grow = Grow::new();
        let mut levels = Levels::with_capacity(list.len());
        for (word, level) in list {
            match grow.add(word) {
                Err(OutOfOrder::Rich) => return Err(ListError::TooLarge),
                // Sorted, without doubles or empty words: always in order.
                Ok(()) | Err(OutOfOrder::Order) => levels.push(level),
            }
        }
        let graph = (grow.finish())
            .and_then(|(builder, root)| Builder::finish(builder, root, levels.bytes));
        match graph {
            Ok(graph) => Ok(Lexicon::of(graph)),
            Err(_) => Err(ListError::TooLarge),
        }
    }

    /// How many words there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.graph.words() as usize
    }

    /// Whether there is no word.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.graph.words() == 0
    }

    /// Whether the word is in the list, at any level.
    #[inline]
    #[must_use]
    pub fn contains(&self, word: Word) -> bool {
        self.cursor().read(word).is_some_and(Cursor::is_word)
    }

    /// The number of a word, if it is in the list.
    #[inline]
    #[must_use]
    pub fn find(&self, word: Word) -> Option<WordId> {
        self.cursor().read(word)?.id()
    }

    /// The word of a number, if it is a number of this list.
    #[must_use]
    pub fn word(&self, id: WordId) -> Option<Word> {
        self.graph.word_at(id.0)
    }

    /// The number of the word at an index, if there are so many.
    #[must_use]
    pub fn id_at(&self, index: usize) -> Option<WordId> {
        let index = u32::try_from(index).ok()?;
        (index < self.graph.words()).then_some(WordId(index))
    }

    /// How well known the word of a number is.
    #[inline]
    #[must_use]
    pub fn level(&self, id: WordId) -> Level {
        self.graph.level(id.0)
    }

    /// Whether the word is in the part of the list up to a level.
    #[must_use]
    pub fn contains_at(&self, word: Word, level: Level) -> bool {
        self.find(word).is_some_and(|id| self.level(id) <= level)
    }

    /// A finger before the first letter, to walk with.
    #[inline]
    #[must_use]
    pub fn cursor(&self) -> Cursor<'_> {
        Cursor::new(&self.graph)
    }

    /// What tells this list from any other.
    #[must_use]
    pub fn id(&self) -> ListId {
        *self.id.get_or_init(|| self.graph.hash())
    }

    /// Bytes of memory held.
    #[must_use]
    pub fn memory(&self) -> usize {
        self.graph.memory()
    }

    /// States and edges of the graph, for those who measure.
    #[must_use]
    pub fn size(&self) -> (usize, usize) {
        (self.graph.node_count(), self.graph.edge_count())
    }
}

/// Why words make no list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ListError {
    /// Something in it is no word of 1 to 15 letters.
    #[error("{0:?} is not a word of 1 to {max} letters", max = Word::MAX)]
    NotAWord(String),
    /// More than the graph's packed edges can count.
    #[error("the list is too large")]
    TooLarge,
}
