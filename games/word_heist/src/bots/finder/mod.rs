//! The steal finder: every legal word for a table, with every way to make it.
//!
//! | file | contents |
//! |---|---|
//! | `taken_words` | the words on the table that a new word uses |
//! | `search` | the walks through the word list's graph |
//! | `cache` | a cache of earlier finds, so that only new ones are searched |
//! | `mergers` | words made from several words, searched once |
//! | `gain` | the points that a word would gain |
//!
//! [`Difference`] and [`MergerRule`] decide what is legal, just as when a word is made.

mod cache;
mod gain;
mod mergers;
mod search;
mod taken_words;

pub use cache::{FinderCache, with_thread_cache};
pub use gain::gain;
pub use taken_words::TakenWords;

use game::SeatId;
use lexicon::{FoundWord, LetterCounts, Level, Lexicon, Word, WordId};
use word_heist_rules::{Difference, MadeWordId, MergerRule, RepeatedWords, Table};

/// A legal word, with every way to make it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundPlay {
    pub word: Word,
    /// The word's number in the list.
    pub id: WordId,
    /// Sets of words on the table from which the word can be made.
    pub ways: Vec<TakenWords>,
}

/// A query for words: the words and letters on a table, and the rules for making words.
///
/// ```
/// use word_heist::bots::Finder;
/// use lexicon::{Level, Lexicon, Word};
///
/// let list = ["gape", "gapes", "grape", "page", "ring"].map(|word| (word, Level::Common));
/// let list = Lexicon::from_words(list)?;
/// let [gape, centre] = ["gape", "grins"].map(|text| Word::new(text).unwrap_or_default());
/// let finds = Finder::new(&[gape], centre.into()).find(&list);
/// let words = finds.iter().map(|find| find.word.to_string());
/// // GAPES only extends GAPE, and PAGE needs a letter of the centre.
/// assert_eq!(words.collect::<Vec<_>>(), ["grape", "ring"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finder {
    words: Vec<(MadeWordId, Word)>,
    centre: LetterCounts,
    difference: Difference,
    merging: MergerRule,
    shortest: usize,
    level: Level,
    most: usize,
    /// Words on the table that may not be made again; empty where repeats are allowed (A10).
    barred: Vec<Word>,
}

impl Finder {
    /// A finder for some words, numbered from 0, and some centre letters, under the default rules
    /// and with the Full list.
    pub fn new(words: &[Word], centre: LetterCounts) -> Finder {
        let ids = (0..u16::MAX).map(MadeWordId);
        Finder {
            words: ids.zip(words.iter().copied()).collect(),
            centre,
            difference: Difference::default(),
            merging: MergerRule::default(),
            shortest: 4,
            level: Level::FULL,
            most: TakenWords::MOST,
            barred: Vec::new(),
        }
    }

    /// A finder for what a seat can make on a table, under the rules that apply to it (A4 to A8,
    /// A10). Where the table decides about words, the finder uses the whole list.
    pub fn for_seat(table: &Table, seat: SeatId) -> Finder {
        let words = table.words_on_table().map(|word| (word.id, word.word()));
        let words: Vec<_> = words.collect();
        let barred = match table.options.repeats {
            RepeatedWords::Allowed => Vec::new(),
            RepeatedWords::Forbidden => words.iter().map(|(_, word)| *word).collect(),
        };
        Finder {
            words,
            centre: table.centre_letters(),
            difference: table.options.difference,
            merging: table.options.merging,
            shortest: table.options.min_letters(seat),
            level: table.options.judge.level().unwrap_or(Level::FULL),
            most: TakenWords::MOST,
            barred,
        }
    }

    /// Limits the finder to words up to a level of the list.
    #[must_use]
    pub fn up_to_level(mut self, level: Level) -> Finder {
        self.level = self.level.min(level);
        self
    }

    /// Sets how much a word must differ from the words it is made from.
    #[must_use]
    pub fn with_difference(mut self, difference: Difference) -> Finder {
        self.difference = difference;
        self
    }

    /// Limits how many words on the table one word may use; with a limit of one there are no
    /// mergers.
    #[must_use]
    pub fn with_max_words(mut self, most: usize) -> Finder {
        self.most = most.min(TakenWords::MOST);
        self
    }

    /// Returns every word that can be made, in dictionary order.
    pub fn find(&self, lexicon: &Lexicon) -> Vec<FoundPlay> {
        group_by_word(&search::search(self, lexicon))
    }
}

/// Lists each word once, with all of its ways.
fn group_by_word(found: &[(FoundWord, TakenWords)]) -> Vec<FoundPlay> {
    let each = found.chunk_by(|(one, _), (other, _)| one == other);
    let each = each.filter_map(|ways| {
        let (found, _) = *ways.first()?;
        Some(FoundPlay {
            word: found.word,
            id: found.id,
            ways: ways.iter().map(|(_, taken)| *taken).collect(),
        })
    });
    each.collect()
}
