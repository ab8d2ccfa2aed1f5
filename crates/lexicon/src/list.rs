//! The word list itself.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::builder::Builder;
use super::cursor::Cursor;
use super::graph::Graph;
use super::sorted_builder::{AddWordError, PackedLevels, SortedBuilder};
use super::{Level, Word};

/// The number of a word in its list, in dictionary order.
///
/// It's only valid for the list that it came from, since other lists number
/// their words differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WordId(pub(super) u32);

impl WordId {
    /// Returns the number, from 0 up to the length of the list, exclusive.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A word that a query found, with its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FoundWord {
    /// The letters of the word.
    pub word: Word,
    /// The word's number in the list.
    pub id: WordId,
}

/// The identity of a list: a hash of all its words and levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ListId(pub u64);

/// A word list, ready for queries.
///
/// There are no empty or half-loaded ones: a list comes from [`Lexicon::open`] (or, for tests and
/// custom lists, from words), so it can always be queried.
#[derive(Clone, Debug)]
pub struct Lexicon {
    pub(super) graph: Graph,
    /// The list's hash. It's computed when first needed, since that means walking the whole list.
    id: OnceLock<ListId>,
}

/// Lists are equal if their words and levels are.
impl PartialEq for Lexicon {
    fn eq(&self, other: &Lexicon) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Lexicon {}

impl Lexicon {
    /// Makes a list from a graph.
    pub(super) const fn from_graph(graph: Graph) -> Lexicon {
        Lexicon {
            graph,
            id: OnceLock::new(),
        }
    }

    /// Makes a list from words and their levels, in any order. A word that occurs
    /// twice gets the lower level.
    ///
    /// ```
    /// # use lexicon::{Level, Lexicon, ListError};
    /// let lexicon = Lexicon::from_words([("tea", Level::Common), ("taxa", Level::Rare)])?;
    /// assert_eq!(lexicon.len(), 2);
    /// let error = Lexicon::from_words([("green tea", Level::Common)]).unwrap_err();
    /// assert_eq!(error, ListError::NotAWord("green tea".to_owned()));
    /// # Ok::<(), ListError>(())
    /// ```
    ///
    /// # Errors
    /// A text isn't a word, or the list exceeds what the graph can hold (several
    /// times the size of ours).
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
        let mut grow = SortedBuilder::new();
        let mut levels = PackedLevels::with_capacity(list.len());
        for (word, level) in list {
            match grow.add(word) {
                Err(AddWordError::TooLarge) => return Err(ListError::TooLarge),
                // The words are sorted, without duplicates or empty ones, so they are always in
                // order.
                Ok(()) | Err(AddWordError::Order) => levels.push(level),
            }
        }
        let graph = (grow.finish())
            .and_then(|(builder, root)| Builder::finish(builder, root, levels.bytes));
        match graph {
            Ok(graph) => Ok(Lexicon::from_graph(graph)),
            Err(_) => Err(ListError::TooLarge),
        }
    }

    /// Returns the number of words.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.graph.word_count() as usize
    }

    /// Whether the list has no words.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.graph.word_count() == 0
    }

    /// Whether the word is in the list, at any level.
    #[inline]
    #[must_use]
    pub fn contains(&self, word: Word) -> bool {
        self.cursor().read(word).is_some_and(Cursor::is_word)
    }

    /// Returns the number of a word, if it's in the list.
    ///
    /// ```
    /// # use lexicon::{Level, Lexicon};
    /// # let words = [("tea", Level::Common), ("taxa", Level::Rare)];
    /// # let lexicon = Lexicon::from_words(words)?;
    /// // TAXA is number 0.
    /// let tea = lexicon.find("tea".parse()?).unwrap();
    /// assert_eq!((tea.index(), lexicon.level(tea)), (1, Level::Common));
    /// assert_eq!(lexicon.word(tea).unwrap().as_str(), "tea");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn find(&self, word: Word) -> Option<WordId> {
        self.cursor().read(word)?.id()
    }

    /// Returns the word with a number, if it's a number of this list.
    #[must_use]
    pub fn word(&self, id: WordId) -> Option<Word> {
        self.graph.word_at(id.0)
    }

    /// Returns the number of the word at an index, if the list has that many words.
    #[must_use]
    pub fn id_at(&self, index: usize) -> Option<WordId> {
        let index = u32::try_from(index).ok()?;
        (index < self.graph.word_count()).then_some(WordId(index))
    }

    /// Returns how well known the word with this number is.
    #[inline]
    #[must_use]
    pub fn level(&self, id: WordId) -> Level {
        self.graph.level(id.0)
    }

    /// Whether the word is in the part of the list up to a level.
    ///
    /// ```
    /// # use lexicon::{Level, Lexicon, Word};
    /// # let words = [("tea", Level::Common), ("taxa", Level::Rare)];
    /// # let lexicon = Lexicon::from_words(words)?;
    /// let taxa = Word::new("taxa")?;
    /// assert!(lexicon.contains_up_to(taxa, Level::FULL));
    /// assert!(!lexicon.contains_up_to(taxa, Level::EVERYDAY));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn contains_up_to(&self, word: Word, level: Level) -> bool {
        self.find(word).is_some_and(|id| self.level(id) <= level)
    }

    /// Returns a cursor before the first letter, for walking through the list.
    #[inline]
    #[must_use]
    pub fn cursor(&self) -> Cursor<'_> {
        Cursor::new(&self.graph)
    }

    /// Returns the identity of this list.
    #[must_use]
    pub fn id(&self) -> ListId {
        *self.id.get_or_init(|| self.graph.content_hash())
    }

    /// Returns the memory that the list occupies, in bytes.
    #[must_use]
    pub fn memory_bytes(&self) -> usize {
        self.graph.memory_bytes()
    }

    /// Returns the numbers of nodes and edges of the graph, for statistics.
    #[must_use]
    pub fn graph_size(&self) -> (usize, usize) {
        (self.graph.node_count(), self.graph.edge_count())
    }
}

/// Why a list couldn't be made from words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ListError {
    /// A text isn't a word of 1 to 15 letters.
    #[error("{0:?} is not a word of 1 to {max} letters", max = Word::MAX_LEN)]
    NotAWord(String),
    /// There are more words than the graph's packed edges can count.
    #[error("the list is too large for the graph")]
    TooLarge,
}
