//! Mergers of words on a table, for any centre. They are searched once, when the last of their
//! words is made.

use super::{Finder, Taken};
use lexicon::{Found, Letter, Letters, Lexicon, Word};
use word_heist_rules::TableWordId;

/// Fewest letters in a merger: two words of three letters.
const SHORTEST: usize = 6;

/// The long words of a list, indexed by the set of their letters.
#[derive(Debug, Clone)]
pub(super) struct Long {
    sets: Vec<u32>,
    words: Vec<Found>,
}

/// A word that contains all letters of some words on the table, and the further letters it needs.
#[derive(Debug, Clone, Copy)]
struct Merger {
    found: Found,
    taken: Taken,
    rest: Letters,
}

/// All mergers of the words on a table, for any centre.
#[derive(Debug, Clone, Default)]
pub(super) struct Mergers {
    words: Vec<(TableWordId, Word)>,
    all: Vec<Merger>,
}

impl Long {
    pub(super) fn of(lexicon: &Lexicon) -> Long {
        let words = lexicon.words().filter(|found| found.word.len() >= SHORTEST);
        let words: Vec<Found> = words.collect();
        Long {
            sets: words.iter().map(|found| set(found.word)).collect(),
            words,
        }
    }

    /// Words with all letters of a given word, and the further letters each needs.
    fn with_all_of(&self, word: Word) -> Vec<(Found, Letters)> {
        let (needed, letters) = (set(word), Letters::from(word));
        let each = self.sets.iter().zip(&self.words);
        let likely = each.filter(|(set, _)| **set & needed == needed);
        let all = likely.filter_map(|(_, found)| {
            let rest = Letters::from(found.word).minus(letters)?;
            Some((*found, rest))
        });
        all.collect()
    }
}

/// The set of letters in a word, as a bit mask.
fn set(word: Word) -> u32 {
    word.letters().fold(0, |set, letter| set | bit(letter))
}

const fn bit(letter: Letter) -> u32 {
    1 << letter.rank()
}

impl Mergers {
    /// Updates the mergers to the words of a finder.
    pub(super) fn go_on(&mut self, finder: &Finder, long: &Long) {
        let stands = |id: &TableWordId| finder.words.iter().any(|(other, _)| other == id);
        let gone = |id: &TableWordId| !stands(id);
        self.words.retain(|lying| finder.words.contains(lying));
        self.all
            .retain(|merger| !merger.taken.ids().iter().any(gone));
        for lying in &finder.words {
            if !self.words.contains(lying) {
                self.add(*lying, finder.most, long);
            }
        }
    }

    /// Adds the mergers of one more word with the others.
    fn add(&mut self, (id, word): (TableWordId, Word), most: usize, long: &Long) {
        if most > 1 && !self.words.is_empty() {
            let alone = Taken::NONE.and(id).unwrap_or(Taken::NONE);
            self.join(alone, &long.with_all_of(word), 0, most);
        }
        self.words.push((id, word));
    }

    /// Records every merger of the words in `taken` with further words from position `from` on.
    /// `these` are the words with all letters of `taken`, and the letters that each needs besides.
    fn join(&mut self, taken: Taken, these: &[(Found, Letters)], from: usize, most: usize) {
        let mut place = from;
        while let Some((id, word)) = self.words.get(place).copied() {
            place += 1;
            let Some(more) = taken.and(id) else {
                return;
            };
            let letters = Letters::from(word);
            let with = these.iter().filter_map(|(found, rest)| {
                let rest = rest.minus(letters)?;
                Some((*found, rest))
            });
            let with: Vec<(Found, Letters)> = with.collect();
            self.all.extend(with.iter().map(|(found, rest)| Merger {
                found: *found,
                taken: more,
                rest: *rest,
            }));
            if more.len() < most {
                self.join(more, &with, place, most);
            }
        }
    }

    /// The mergers that are legal and for which the centre has enough letters.
    pub(super) fn made<'a>(
        &'a self,
        finder: &'a Finder,
        lexicon: &'a Lexicon,
    ) -> impl Iterator<Item = (Found, Taken)> + 'a {
        let there = self
            .all
            .iter()
            .filter(|merger| merger.rest.is_inside(finder.centre));
        let legal = there.filter(|merger| {
            let least = finder.merging.least(merger.taken.len());
            merger.rest.len() >= least
                && merger.found.word.len() >= finder.shortest
                && finder.allows(merger.found, merger.taken, lexicon)
        });
        legal.map(|merger| (merger.found, merger.taken))
    }
}
