//! The steal finder: every legal word on a table, with every way to make it.
//!
//! | file | what is in it |
//! |---|---|
//! | `taken` | the words of the table that a new one takes up |
//! | `search` | the walks through the list |
//! | `memory` | what was found before, and what is new since |
//! | `mergers` | words that take up several, looked for once |
//! | `gain` | what a word would bring |
//!
//! What is legal is not said here: [`Difference`] and [`Merging`] say it, as they say it
//! when a word is made.

mod gain;
mod memory;
mod mergers;
mod search;
mod taken;

pub use memory::{Memory, remembering};
pub use taken::Taken;

use crate::games::word_heist::rules::{Difference, Merging, Repeats, Table, TableWordId};
use game::SeatId;
use lexicon::{Found, Letters, Level, Lexicon, Word, WordId};

/// A legal word, with every way to make it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Find {
    /// The word.
    pub word: Word,
    /// Its number in the list.
    pub id: WordId,
    /// The words of the table that can be taken up for it.
    pub ways: Vec<Taken>,
}

/// What lies on a table, and by which rules words are made of it.
///
/// ```
/// use lettercase::games::word_heist::opponent::Finder;
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
    words: Vec<(TableWordId, Word)>,
    centre: Letters,
    difference: Difference,
    merging: Merging,
    shortest: usize,
    level: Level,
    most: usize,
    /// Words that lie there already, where none may be made again (A10).
    barred: Vec<Word>,
}

impl Finder {
    /// Some words, numbered from 0, and the letters of the centre, by the rules as they are
    /// by default and with the Full list.
    pub fn new(words: &[Word], centre: Letters) -> Finder {
        let ids = (0..u16::MAX).map(TableWordId);
        Finder {
            words: ids.zip(words.iter().copied()).collect(),
            centre,
            difference: Difference::default(),
            merging: Merging::default(),
            shortest: 4,
            level: Level::FULL,
            most: Taken::MOST,
            barred: Vec::new(),
        }
    }

    /// What a seat can make on a table, by the rules that it plays by (A4 to A8, A10). Where
    /// people decide about words it is all of the list.
    pub fn at(table: &Table, seat: SeatId) -> Finder {
        let words = table.standing().map(|word| (word.id, word.word()));
        let words: Vec<_> = words.collect();
        let barred = match table.options.repeats {
            Repeats::Allowed => Vec::new(),
            Repeats::Forbidden => words.iter().map(|(_, word)| *word).collect(),
        };
        Finder {
            words,
            centre: table.centre_letters(),
            difference: table.options.difference,
            merging: table.options.merging,
            shortest: table.options.least_letters(seat),
            level: table.options.judge.level().unwrap_or(Level::FULL),
            most: Taken::MOST,
            barred,
        }
    }

    /// Only words up to a level of the list.
    #[must_use]
    pub fn up_to(mut self, level: Level) -> Finder {
        self.level = self.level.min(level);
        self
    }

    /// Only words that differ at least so much from those that they are made of.
    #[must_use]
    pub fn differing(mut self, difference: Difference) -> Finder {
        self.difference = difference;
        self
    }

    /// Only words that take up so many words at most: one, and there are no mergers.
    #[must_use]
    pub fn taking(mut self, most: usize) -> Finder {
        self.most = most.min(Taken::MOST);
        self
    }

    /// Every word that can be made, in the order of the dictionary.
    pub fn find(&self, lexicon: &Lexicon) -> Vec<Find> {
        grouped(&search::search(self, lexicon))
    }
}

/// Each word once, with all of its ways.
fn grouped(found: &[(Found, Taken)]) -> Vec<Find> {
    let each = found.chunk_by(|(one, _), (other, _)| one == other);
    let each = each.filter_map(|ways| {
        let (found, _) = *ways.first()?;
        Some(Find {
            word: found.word,
            id: found.id,
            ways: ways.iter().map(|(_, taken)| *taken).collect(),
        })
    });
    each.collect()
}
