//! A cache of the words found for a table, so that the next look only searches for new ones.

use std::cell::RefCell;

use super::mergers::{Long, Mergers};
use super::search::Search;
use super::{Find, Finder, Taken, grouped};
use base::sorting::sort;
use lexicon::{Found, Letter, Letters, Lexicon, ListId, Word};
use word_heist_rules::TableWordId;

/// A cache of the last finds, and of the table they belong to. It saves work and changes no
/// answer: the finds for a table are the same whether searched at once or letter by letter.
///
/// A memory made for a list has indexed its long words once; from then on it only searches for
/// what is new on a table, within a step limit. A default memory only keeps the finds for the
/// last table, for several bots that look at the same one.
#[derive(Debug, Clone, Default)]
pub struct Memory {
    list: Option<Long>,
    last: Option<Known>,
}

thread_local! {
    /// The memory of this thread, and the list it was made for. All bots look at the same table.
    static KEPT: RefCell<Option<(ListId, Memory)>> = const { RefCell::new(None) };
}

/// Calls a function with this thread's memory of a list, and indexes the list the first time.
pub fn remembering<T>(words: &Lexicon, thinks: impl FnOnce(&mut Memory) -> T) -> T {
    KEPT.with_borrow_mut(|kept| {
        let own = kept.take().filter(|(list, _)| *list == words.id());
        let own = own.unwrap_or_else(|| (words.id(), Memory::of(words)));
        thinks(&mut kept.insert(own).1)
    })
}

/// All words that can be made on a table.
#[derive(Debug, Clone)]
struct Known {
    finder: Finder,
    /// Words made from one word on the table, or from the centre alone.
    plain: Vec<(Found, Taken)>,
    mergers: Mergers,
    finds: Vec<Find>,
}

impl Memory {
    /// A memory that only searches for what is new on a table.
    pub fn of(lexicon: &Lexicon) -> Memory {
        Memory {
            list: Some(Long::of(lexicon)),
            last: None,
        }
    }

    /// Forgets the finds, but keeps the index of the list.
    pub fn forget_table(&mut self) {
        self.last = None;
    }

    /// Returns every word that can be made, in dictionary order: the same as [`Finder::find`]. A
    /// memory must always be used with the same list.
    pub fn find(&mut self, finder: &Finder, lexicon: &Lexicon) -> &[Find] {
        let known = self.last.take();
        let known = match (known, &self.list) {
            (Some(known), _) if known.finder == *finder => known,
            (_, None) => Known {
                finds: finder.find(lexicon),
                ..Known::nothing(finder.clone())
            },
            (known, Some(long)) => {
                let known = known.filter(|known| known.finder.plays_like(finder));
                let known = known.unwrap_or_else(|| Known::nothing(finder.empty()));
                known.on(finder, lexicon, long)
            }
        };
        &self.last.insert(known).finds
    }
}

impl Finder {
    /// Whether another finder has the same rules. Words that may not be made again don't matter,
    /// since they belong to the table.
    fn plays_like(&self, other: &Finder) -> bool {
        self.empty() == other.empty()
    }

    /// A finder with the same rules and an empty table.
    fn empty(&self) -> Finder {
        Finder {
            words: Vec::new(),
            centre: Letters::NONE,
            barred: Vec::new(),
            ..*self
        }
    }

    fn has(&self, lying: &(TableWordId, Word)) -> bool {
        self.words.contains(lying)
    }

    /// Whether a word can still be made in this way.
    fn still_has(&self, found: Found, taken: Taken) -> bool {
        let mut left = Letters::from(found.word);
        for id in taken.ids() {
            let old = self.words.iter().find(|(other, _)| other == id);
            match old.and_then(|(_, old)| left.minus(Letters::from(*old))) {
                Some(less) => left = less,
                None => return false,
            }
        }
        left.is_inside(self.centre)
    }
}

impl Known {
    /// The initial state: no words and no finds.
    fn nothing(finder: Finder) -> Known {
        Known {
            finder,
            plain: Vec::new(),
            mergers: Mergers::default(),
            finds: Vec::new(),
        }
    }

    /// Updates the finds to another table.
    fn on(self, finder: &Finder, lexicon: &Lexicon, long: &Long) -> Known {
        let Known {
            finder: before,
            mut plain,
            mut mergers,
            ..
        } = self;
        plain.retain(|(found, taken)| finder.still_has(*found, *taken));
        let words = finder.words.iter().copied();
        let (old, new): (Vec<_>, Vec<_>) = words.partition(|lying| before.has(lying));
        let mut search = Search::of_one(finder, lexicon, shared(before.centre, finder.centre));
        let fresh = finder.centre.minus(search.centre).unwrap_or_default();
        for letter in fresh.iter() {
            search.turn_up(letter, &old);
        }
        search.steals(&new);
        plain.append(&mut search.found);
        sort(&mut plain);
        plain.dedup();
        mergers.go_on(finder, long);
        let merged = mergers.made(finder, lexicon);
        let barred = |found: &Found| finder.barred.contains(&found.word);
        let all = plain.iter().copied().chain(merged);
        let mut all: Vec<_> = all.filter(|(found, _)| !barred(found)).collect();
        sort(&mut all);
        Known {
            finder: finder.clone(),
            plain,
            mergers,
            finds: grouped(&all),
        }
    }
}

/// The letters that two sets have in common.
fn shared(one: Letters, other: Letters) -> Letters {
    let both = Letter::all().flat_map(|letter| {
        let count = one.count(letter).min(other.count(letter));
        std::iter::repeat_n(letter, count.into())
    });
    both.collect()
}
