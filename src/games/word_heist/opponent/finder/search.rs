//! The search: for each set of words that may be taken up together the graph of the list is
//! walked once, and only where all of their letters still fit in.

use super::{Finder, Taken};
use crate::games::word_heist::rules::TableWordId;
use base::sorting::sort;
use game::bots::Meter;
use lexicon::{Found, Letter, Letters, Lexicon, Supply, Word};

type Lying = (TableWordId, Word);

/// So many steps through the list are gone for what is new on a table; no walk is begun after
/// them. No table of a game needs a tenth of it.
const WORK: u64 = 400_000;

/// A search on its way.
pub(super) struct Search<'s> {
    finder: &'s Finder,
    lexicon: &'s Lexicon,
    /// At most so many words are taken up.
    most: usize,
    /// Letters that may be used.
    pub centre: Letters,
    /// Of those, letters that must be.
    must: Letters,
    meter: Meter,
    pub found: Vec<(Found, Taken)>,
}

/// Every legal word with each of its ways, in the order of the dictionary.
pub(super) fn search(finder: &Finder, lexicon: &Lexicon) -> Vec<(Found, Taken)> {
    let mut search = Search {
        most: finder.most,
        meter: Meter::new(u64::MAX),
        ..Search::of_one(finder, lexicon, finder.centre)
    };
    let mut words = Vec::with_capacity(Taken::MOST);
    search.take(Taken::NONE, &mut words, &finder.words);
    let mut found = search.found;
    found.retain(|(found, _)| !finder.barred.contains(&found.word));
    sort(&mut found);
    found
}

impl<'s> Search<'s> {
    /// One for words that take up one word or none, with such a centre.
    pub(super) fn of_one(finder: &'s Finder, lexicon: &'s Lexicon, centre: Letters) -> Search<'s> {
        Search {
            finder,
            lexicon,
            most: finder.most.min(1),
            centre,
            must: Letters::NONE,
            meter: Meter::new(WORK),
            found: Vec::new(),
        }
    }

    /// One more letter in the centre: all words of some others that need it.
    pub(super) fn turn_up(&mut self, letter: Letter, words: &[Lying]) {
        self.centre = self.centre.with(letter);
        let all = std::iter::repeat_n(letter, self.centre.count(letter).into());
        self.must = all.collect();
        self.take(Taken::NONE, &mut Vec::new(), words);
        self.must = Letters::NONE;
    }

    /// All words that take up one of these.
    pub(super) fn steals(&mut self, words: &[Lying]) {
        if self.most == 0 {
            return;
        }
        for (id, word) in words {
            let taken = Taken::NONE.and(*id).unwrap_or(Taken::NONE);
            self.made_of(taken, &[*word], word.len());
        }
    }

    /// All words that take these up; then with these each of the words behind them.
    fn take(&mut self, taken: Taken, words: &mut Vec<Word>, behind: &[Lying]) {
        let letters: usize = words.iter().map(|word| word.len()).sum();
        self.made_of(taken, words, letters);
        if words.len() >= self.most {
            return;
        }
        let mut rest = behind;
        while let Some((&(id, word), behind)) = rest.split_first() {
            rest = behind;
            let Some(more) = taken.and(id) else {
                return;
            };
            if letters + word.len() <= Word::MAX {
                words.push(word);
                self.take(more, words, behind);
                words.pop();
            }
        }
    }

    /// All words that take these up, and no others.
    fn made_of(&mut self, taken: Taken, words: &[Word], letters: usize) {
        if self.meter.is_spent() {
            return;
        }
        let Finder {
            shortest, merging, ..
        } = *self.finder;
        let least = merging.least(words.len());
        let least = least.max(shortest.saturating_sub(letters));
        let old = words.iter().map(|word| Letters::from(*word));
        let old = old.fold(self.must, Letters::and);
        let may = self.centre.minus(self.must).unwrap_or_default();
        let supply = Supply::of(may).with_all_of(old).min_len(letters + least);
        let made = self.lexicon.spelled(supply);
        let legal = made.filter(|made| self.finder.lets(*made, words, self.lexicon));
        self.found.extend(legal.map(|made| (made, taken)));
    }
}

impl Finder {
    /// Whether a word is in the list as far as it counts, and different enough from some others.
    fn lets(&self, made: Found, words: &[Word], lexicon: &Lexicon) -> bool {
        let Finder {
            level, difference, ..
        } = *self;
        let mut words = words.iter();
        lexicon.level(made.id) <= level && words.all(|old| difference.allows(*old, made.word))
    }

    /// The same of words on the table.
    pub(super) fn allows(&self, made: Found, taken: Taken, lexicon: &Lexicon) -> bool {
        let old = taken.ids().iter().filter_map(|id| {
            let mut words = self.words.iter();
            words.find(|(other, _)| other == id).map(|(_, word)| *word)
        });
        self.lets(made, &old.collect::<Vec<_>>(), lexicon)
    }
}
