//! The search: for each set of words that may be used together it walks the graph of the list
//! once, and only along words with room for all of their letters.

use super::{Finder, TakenWords};
use base::sorting::sort;
use game::bots::WorkMeter;
use lexicon::{FoundWord, Letter, LetterCounts, Lexicon, Supply, Word};
use word_heist_rules::MadeWordId;

type NumberedWord = (MadeWordId, Word);

/// Step limit for finding what is new on a table; no walk begins once it is reached. No table in a
/// real game needs a tenth of it.
const STEP_LIMIT: u64 = 400_000;

/// A search in progress.
pub(super) struct FinderSearch<'s> {
    finder: &'s Finder,
    lexicon: &'s Lexicon,
    /// Most words that one new word may use.
    most: usize,
    /// Centre letters that may be used.
    pub centre: LetterCounts,
    /// Centre letters that must be used.
    must: LetterCounts,
    meter: WorkMeter,
    pub found: Vec<(FoundWord, TakenWords)>,
}

/// Returns every legal word with each of its ways, in dictionary order.
pub(super) fn search(finder: &Finder, lexicon: &Lexicon) -> Vec<(FoundWord, TakenWords)> {
    let mut search = FinderSearch {
        most: finder.most,
        meter: WorkMeter::new(u64::MAX),
        ..FinderSearch::without_mergers(finder, lexicon, finder.centre)
    };
    let mut words = Vec::with_capacity(TakenWords::MOST);
    search.find_from_sets(TakenWords::NONE, &mut words, &finder.words);
    let mut found = search.found;
    found.retain(|(found, _)| !finder.barred.contains(&found.word));
    sort(&mut found);
    found
}

impl<'s> FinderSearch<'s> {
    /// A search for words made from one word or none, with this centre.
    pub(super) fn without_mergers(
        finder: &'s Finder,
        lexicon: &'s Lexicon,
        centre: LetterCounts,
    ) -> FinderSearch<'s> {
        FinderSearch {
            finder,
            lexicon,
            most: finder.most.min(1),
            centre,
            must: LetterCounts::EMPTY,
            meter: WorkMeter::new(STEP_LIMIT),
            found: Vec::new(),
        }
    }

    /// Adds a letter to the centre, and finds all words that need it: from the centre alone, or
    /// also from the given words.
    pub(super) fn add_centre_letter(&mut self, letter: Letter, words: &[NumberedWord]) {
        self.centre = self.centre.with(letter);
        let all = std::iter::repeat_n(letter, self.centre.count(letter).into());
        self.must = all.collect();
        self.find_from_sets(TakenWords::NONE, &mut Vec::new(), words);
        self.must = LetterCounts::EMPTY;
    }

    /// Finds all words made from one of these words.
    pub(super) fn find_steals(&mut self, words: &[NumberedWord]) {
        if self.most == 0 {
            return;
        }
        for (id, word) in words {
            let taken = TakenWords::NONE.and(*id).unwrap_or(TakenWords::NONE);
            self.find_from(taken, &[*word], word.len());
        }
    }

    /// Finds all words made from the words in `taken`, then those that also use words from
    /// `behind`.
    fn find_from_sets(
        &mut self,
        taken: TakenWords,
        words: &mut Vec<Word>,
        behind: &[NumberedWord],
    ) {
        let letters: usize = words.iter().map(|word| word.len()).sum();
        self.find_from(taken, words, letters);
        if words.len() >= self.most {
            return;
        }
        let mut rest = behind;
        while let Some((&(id, word), behind)) = rest.split_first() {
            rest = behind;
            let Some(more) = taken.and(id) else {
                return;
            };
            if letters + word.len() <= Word::MAX_LEN {
                words.push(word);
                self.find_from_sets(more, words, behind);
                words.pop();
            }
        }
    }

    /// Finds all words made from exactly these words and the centre.
    fn find_from(&mut self, taken: TakenWords, words: &[Word], letters: usize) {
        if self.meter.is_spent() {
            return;
        }
        let Finder {
            shortest, merging, ..
        } = *self.finder;
        let least = merging.min_centre_letters(words.len());
        let least = least.max(shortest.saturating_sub(letters));
        let old = words.iter().map(|word| LetterCounts::from(*word));
        let old = old.fold(self.must, LetterCounts::plus);
        let may = self.centre.minus(self.must).unwrap_or_default();
        let supply = Supply::from_letters(may)
            .with_required(old)
            .with_min_len(letters + least);
        let made = self.lexicon.spelled_from(supply);
        let legal = made.filter(|made| self.finder.allows_from(*made, words, self.lexicon));
        self.found.extend(legal.map(|made| (made, taken)));
    }
}

impl Finder {
    /// Whether a word counts by its level, and is different enough from some other words.
    fn allows_from(&self, made: FoundWord, words: &[Word], lexicon: &Lexicon) -> bool {
        let Finder {
            level, difference, ..
        } = *self;
        let mut words = words.iter();
        lexicon.level(made.id) <= level && words.all(|old| difference.allows(*old, made.word))
    }

    /// Whether a word counts, and is different enough from the words on the table that it uses.
    pub(super) fn allows_taking(
        &self,
        made: FoundWord,
        taken: TakenWords,
        lexicon: &Lexicon,
    ) -> bool {
        let old = taken.ids().iter().filter_map(|id| {
            let mut words = self.words.iter();
            words.find(|(other, _)| other == id).map(|(_, word)| *word)
        });
        self.allows_from(made, &old.collect::<Vec<_>>(), lexicon)
    }
}
