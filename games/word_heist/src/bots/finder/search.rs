//! The search: for each set of words that may be used together it walks the graph of the list
//! once, and only along words with room for all of their letters.

use super::{Finder, Taken};
use base::sorting::sort;
use game::bots::Meter;
use lexicon::{Found, Letter, Letters, Lexicon, Supply, Word};
use word_heist_rules::TableWordId;

type Lying = (TableWordId, Word);

/// Step limit for finding what is new on a table; no walk begins once it is reached. No table in a
/// real game needs a tenth of it.
const WORK: u64 = 400_000;

/// A search in progress.
pub(super) struct Search<'s> {
    finder: &'s Finder,
    lexicon: &'s Lexicon,
    /// Most words that one new word may use.
    most: usize,
    /// Centre letters that may be used.
    pub centre: Letters,
    /// Centre letters that must be used.
    must: Letters,
    meter: Meter,
    pub found: Vec<(Found, Taken)>,
}

/// Returns every legal word with each of its ways, in dictionary order.
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
    /// A search for words made from one word or none, with this centre.
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

    /// Adds a letter to the centre, and finds all words that need it: from the centre alone, or
    /// also from the given words.
    pub(super) fn turn_up(&mut self, letter: Letter, words: &[Lying]) {
        self.centre = self.centre.with(letter);
        let all = std::iter::repeat_n(letter, self.centre.count(letter).into());
        self.must = all.collect();
        self.take(Taken::NONE, &mut Vec::new(), words);
        self.must = Letters::NONE;
    }

    /// Finds all words made from one of these words.
    pub(super) fn steals(&mut self, words: &[Lying]) {
        if self.most == 0 {
            return;
        }
        for (id, word) in words {
            let taken = Taken::NONE.and(*id).unwrap_or(Taken::NONE);
            self.made_of(taken, &[*word], word.len());
        }
    }

    /// Finds all words made from the words in `taken`, then those that also use words from
    /// `behind`.
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

    /// Finds all words made from exactly these words and the centre.
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
    /// Whether a word counts by its level, and is different enough from some other words.
    fn lets(&self, made: Found, words: &[Word], lexicon: &Lexicon) -> bool {
        let Finder {
            level, difference, ..
        } = *self;
        let mut words = words.iter();
        lexicon.level(made.id) <= level && words.all(|old| difference.allows(*old, made.word))
    }

    /// Whether a word counts, and is different enough from the words on the table that it uses.
    pub(super) fn allows(&self, made: Found, taken: Taken, lexicon: &Lexicon) -> bool {
        let old = taken.ids().iter().filter_map(|id| {
            let mut words = self.words.iter();
            words.find(|(other, _)| other == id).map(|(_, word)| *word)
        });
        self.lets(made, &old.collect::<Vec<_>>(), lexicon)
    }
}
