//! A cache of the words found for a table, so that the next look only searches for new ones.

use std::cell::RefCell;

use super::mergers::{LongWords, Mergers};
use super::search::FinderSearch;
use super::{Finder, FoundPlay, TakenWords, group_by_word};
use base::sorting::sort;
use lexicon::{FoundWord, Letter, LetterCounts, Lexicon, ListId, Word};
use word_heist_rules::MadeWordId;

/// A cache of the last finds, and of the table they belong to. It saves work and changes no
/// answer: the finds for a table are the same whether searched at once or letter by letter.
///
/// A cache made for a list has indexed its long words once; from then on it searches only for what
/// is new on a table, within a step limit. A default cache only keeps the finds for the last table,
/// for several bots that look at the same one.
#[derive(Debug, Clone, Default)]
pub struct FinderCache {
    list: Option<LongWords>,
    last: Option<CachedFinds>,
}

thread_local! {
    /// This thread's cache, and the list it was made for. All bots look at the same table.
    static THREAD_CACHE: RefCell<Option<(ListId, FinderCache)>> = const { RefCell::new(None) };
}

/// Calls a function with this thread's cache for a list; indexes the list the first time.
pub fn with_thread_cache<T>(words: &Lexicon, thinks: impl FnOnce(&mut FinderCache) -> T) -> T {
    THREAD_CACHE.with_borrow_mut(|kept| {
        let own = kept.take().filter(|(list, _)| *list == words.id());
        let own = own.unwrap_or_else(|| (words.id(), FinderCache::for_lexicon(words)));
        thinks(&mut kept.insert(own).1)
    })
}

/// All words that can be made on a table.
#[derive(Debug, Clone)]
struct CachedFinds {
    finder: Finder,
    /// Words made from one word on the table, or from the centre alone.
    plain: Vec<(FoundWord, TakenWords)>,
    mergers: Mergers,
    finds: Vec<FoundPlay>,
}

impl FinderCache {
    /// A cache that searches only for what is new on a table.
    pub fn for_lexicon(lexicon: &Lexicon) -> FinderCache {
        FinderCache {
            list: Some(LongWords::from_lexicon(lexicon)),
            last: None,
        }
    }

    /// Forgets the finds, but keeps the index of the list.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn clear_finds(&mut self) {
        self.last = None;
    }

    /// Returns every word that can be made, in dictionary order: the same as [`Finder::find`]. A
    /// cache must always be used with the same list.
    pub fn find(&mut self, finder: &Finder, lexicon: &Lexicon) -> &[FoundPlay] {
        let known = self.last.take();
        let known = match (known, &self.list) {
            (Some(known), _) if known.finder == *finder => known,
            (_, None) => CachedFinds {
                finds: finder.find(lexicon),
                ..CachedFinds::empty(finder.clone())
            },
            (known, Some(long)) => {
                let known = known.filter(|known| known.finder.has_same_rules(finder));
                let known = known.unwrap_or_else(|| CachedFinds::empty(finder.without_table()));
                known.updated_for(finder, lexicon, long)
            }
        };
        &self.last.insert(known).finds
    }
}

impl Finder {
    /// Whether another finder has the same rules. Words that may not be made again don't matter,
    /// since they belong to the table.
    fn has_same_rules(&self, other: &Finder) -> bool {
        self.without_table() == other.without_table()
    }

    /// A finder with the same rules and an empty table.
    fn without_table(&self) -> Finder {
        Finder {
            words: Vec::new(),
            centre: LetterCounts::EMPTY,
            barred: Vec::new(),
            ..*self
        }
    }

    fn has_word(&self, lying: &(MadeWordId, Word)) -> bool {
        self.words.contains(lying)
    }

    /// Whether a word can still be made in this way.
    fn can_still_make(&self, found: FoundWord, taken: TakenWords) -> bool {
        let mut left = LetterCounts::from(found.word);
        for id in taken.ids() {
            let old = self.words.iter().find(|(other, _)| other == id);
            match old.and_then(|(_, old)| left.minus(LetterCounts::from(*old))) {
                Some(less) => left = less,
                None => return false,
            }
        }
        left.is_subset(self.centre)
    }
}

impl CachedFinds {
    /// The initial state: no words and no finds.
    fn empty(finder: Finder) -> CachedFinds {
        CachedFinds {
            finder,
            plain: Vec::new(),
            mergers: Mergers::default(),
            finds: Vec::new(),
        }
    }

    /// Updates the finds to another table.
    fn updated_for(self, finder: &Finder, lexicon: &Lexicon, long: &LongWords) -> CachedFinds {
        let CachedFinds {
            finder: before,
            mut plain,
            mut mergers,
            ..
        } = self;
        plain.retain(|(found, taken)| finder.can_still_make(*found, *taken));
        let words = finder.words.iter().copied();
        let (old, new): (Vec<_>, Vec<_>) = words.partition(|lying| before.has_word(lying));
        let mut search = FinderSearch::without_mergers(
            finder,
            lexicon,
            common_letters(before.centre, finder.centre),
        );
        let fresh = finder.centre.minus(search.centre).unwrap_or_default();
        for letter in fresh.iter() {
            search.add_centre_letter(letter, &old);
        }
        search.find_steals(&new);
        plain.append(&mut search.found);
        sort(&mut plain);
        plain.dedup();
        mergers.update(finder, long);
        let merged = mergers.legal_mergers(finder, lexicon);
        let barred = |found: &FoundWord| finder.barred.contains(&found.word);
        let all = plain.iter().copied().chain(merged);
        let mut all: Vec<_> = all.filter(|(found, _)| !barred(found)).collect();
        sort(&mut all);
        CachedFinds {
            finder: finder.clone(),
            plain,
            mergers,
            finds: group_by_word(&all),
        }
    }
}

/// The letters that two sets have in common.
fn common_letters(one: LetterCounts, other: LetterCounts) -> LetterCounts {
    let both = Letter::all().flat_map(|letter| {
        let count = one.count(letter).min(other.count(letter));
        std::iter::repeat_n(letter, count.into())
    });
    both.collect()
}
