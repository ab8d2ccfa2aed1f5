//! What was found on a table, kept for the next look: only what is new is looked for.

use std::cell::RefCell;

use super::mergers::{Long, Mergers};
use super::search::Search;
use super::{Find, Finder, Taken, grouped};
use crate::games::word_heist::rules::TableWordId;
use base::sorting::sort;
use lexicon::{Found, Letter, Letters, Lexicon, ListId, Word};

/// What was found last, and on which table. It saves work, and changes no answer: what a table
/// has is the same whether it was found at once or letter by letter.
///
/// A memory of a list has looked through it once, and from then on looks only for what is new on
/// a table, within so many steps. Another one remembers the last table, for those who look at the
/// same.
#[derive(Debug, Clone, Default)]
pub struct Memory {
    list: Option<Long>,
    last: Option<Known>,
}

thread_local! {
    /// What is remembered here, and of which list: all who play look at the same table.
    static KEPT: RefCell<Option<(ListId, Memory)>> = const { RefCell::new(None) };
}

/// Thinks with what is remembered of a list here; it is looked through the first time.
pub fn remembering<T>(words: &Lexicon, thinks: impl FnOnce(&mut Memory) -> T) -> T {
    KEPT.with_borrow_mut(|kept| {
        let own = kept.take().filter(|(list, _)| *list == words.id());
        let own = own.unwrap_or_else(|| (words.id(), Memory::of(words)));
        thinks(&mut kept.insert(own).1)
    })
}

/// All that can be made on a table.
#[derive(Debug, Clone)]
struct Known {
    finder: Finder,
    /// What takes up one word or none.
    plain: Vec<(Found, Taken)>,
    mergers: Mergers,
    finds: Vec<Find>,
}

impl Memory {
    /// One that looks only for what is new.
    pub fn of(lexicon: &Lexicon) -> Memory {
        Memory {
            list: Some(Long::of(lexicon)),
            last: None,
        }
    }

    /// Forgets what was found, but not the list.
    pub fn forget_table(&mut self) {
        self.last = None;
    }

    /// Every word that can be made, in the order of the dictionary: the same as
    /// [`Finder::find`]. A memory is asked with one list, always the same.
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
    /// Whether another one goes by the same rules. Words that may not be made again are no
    /// matter: they lie on the table.
    fn plays_like(&self, other: &Finder) -> bool {
        self.empty() == other.empty()
    }

    /// The same rules, and nothing on the table.
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

    /// Whether a way is there still.
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
    /// Nothing was found yet.
    fn nothing(finder: Finder) -> Known {
        Known {
            finder,
            plain: Vec::new(),
            mergers: Mergers::default(),
            finds: Vec::new(),
        }
    }

    /// What can be made on another table.
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

/// Letters that are in both.
fn shared(one: Letters, other: Letters) -> Letters {
    let both = Letter::all().flat_map(|letter| {
        let count = one.count(letter).min(other.count(letter));
        std::iter::repeat_n(letter, count.into())
    });
    both.collect()
}
