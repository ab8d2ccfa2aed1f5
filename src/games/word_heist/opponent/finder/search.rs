//! The search: for each set of words that may be taken up together the graph of the list is
//! walked once, and only where all of their letters still fit in.

use super::{Finder, Taken};
use crate::games::word_heist::rules::TableWordId;
use crate::lexicon::{Found, Lexicon, Word};
use crate::sorting::sort;

/// A search on its way.
pub(super) struct Search<'s> {
    finder: &'s Finder,
    lexicon: &'s Lexicon,
    found: Vec<(Found, Taken)>,
}

/// Every legal word with each of its ways, in the order of the dictionary.
pub(super) fn search(finder: &Finder, lexicon: &Lexicon) -> Vec<(Found, Taken)> {
    let mut search = Search {
        finder,
        lexicon,
        found: Vec::new(),
    };
    let mut words = Vec::with_capacity(Taken::MOST);
    search.take(Taken::NONE, &mut words, &finder.words);
    sort(&mut search.found);
    search.found
}

impl Search<'_> {
    /// All words that take these up; then with these each of the words behind them.
    fn take(&mut self, taken: Taken, words: &mut Vec<Word>, behind: &[(TableWordId, Word)]) {
        let Finder {
            shortest,
            level,
            difference,
            ..
        } = *self.finder;
        let letters: usize = words.iter().map(|word| word.len()).sum();
        let least = self.finder.merging.least(words.len());
        let least = least.max(shortest.saturating_sub(letters));
        let made = self.lexicon.made_from(words, self.finder.centre, least);
        let legal = made.filter(|made| {
            self.lexicon.level(made.id) <= level
                && !self.finder.barred.contains(&made.word)
                && words.iter().all(|old| difference.allows(*old, made.word))
        });
        self.found.extend(legal.map(|made| (made, taken)));
        if words.len() >= self.finder.most {
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
}
