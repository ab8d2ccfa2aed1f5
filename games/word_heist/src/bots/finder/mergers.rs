//! Mergers of words on a table, for any centre. They are searched once, when the last of their
//! words is made.

use super::{Finder, TakenWords};
use lexicon::{FoundWord, Letter, LetterCounts, Lexicon, Word};
use word_heist_rules::MadeWordId;

/// Fewest letters in a merger: two words of three letters.
const MIN_MERGER_LETTERS: usize = 6;

/// The long words of a list, indexed by the set of their letters.
#[derive(Debug, Clone)]
pub(super) struct LongWords {
    sets: Vec<u32>,
    words: Vec<FoundWord>,
}

/// A word that contains all letters of some words on the table, and the further letters it needs.
#[derive(Debug, Clone, Copy)]
struct Merger {
    found: FoundWord,
    taken: TakenWords,
    rest: LetterCounts,
}

/// All mergers of the words on a table, for any centre.
#[derive(Debug, Clone, Default)]
pub(super) struct Mergers {
    words: Vec<(MadeWordId, Word)>,
    all: Vec<Merger>,
}

impl LongWords {
    pub(super) fn from_lexicon(lexicon: &Lexicon) -> LongWords {
        let words = lexicon
            .words()
            .filter(|found| found.word.len() >= MIN_MERGER_LETTERS);
        let words: Vec<FoundWord> = words.collect();
        LongWords {
            sets: words.iter().map(|found| letter_set(found.word)).collect(),
            words,
        }
    }

    /// Words with all letters of a given word, and the further letters each needs.
    fn words_containing(&self, word: Word) -> Vec<(FoundWord, LetterCounts)> {
        let (needed, letters) = (letter_set(word), LetterCounts::from(word));
        let each = self.sets.iter().zip(&self.words);
        let likely = each.filter(|(set, _)| **set & needed == needed);
        let all = likely.filter_map(|(_, found)| {
            let rest = LetterCounts::from(found.word).minus(letters)?;
            Some((*found, rest))
        });
        all.collect()
    }
}

/// The set of letters in a word, as a bit mask.
fn letter_set(word: Word) -> u32 {
    word.letters()
        .fold(0, |set, letter| set | letter_bit(letter))
}

const fn letter_bit(letter: Letter) -> u32 {
    1 << letter.rank()
}

impl Mergers {
    /// Updates the mergers to the words of a finder.
    pub(super) fn update(&mut self, finder: &Finder, long: &LongWords) {
        let stands = |id: &MadeWordId| finder.words.iter().any(|(other, _)| other == id);
        let gone = |id: &MadeWordId| !stands(id);
        self.words.retain(|lying| finder.words.contains(lying));
        self.all
            .retain(|merger| !merger.taken.ids().iter().any(gone));
        for lying in &finder.words {
            if !self.words.contains(lying) {
                self.add_word(*lying, finder.most, long);
            }
        }
    }

    /// Adds the mergers of one more word with the words added so far.
    fn add_word(&mut self, (id, word): (MadeWordId, Word), most: usize, long: &LongWords) {
        if most > 1 && !self.words.is_empty() {
            let alone = TakenWords::NONE.and(id).unwrap_or(TakenWords::NONE);
            self.add_mergers(alone, &long.words_containing(word), 0, most);
        }
        self.words.push((id, word));
    }

    /// Records every merger of the words in `taken` with further words from position `from` on.
    /// `these` are the words with all letters of `taken`, and the letters that each needs besides.
    fn add_mergers(
        &mut self,
        taken: TakenWords,
        these: &[(FoundWord, LetterCounts)],
        from: usize,
        most: usize,
    ) {
        let mut place = from;
        while let Some((id, word)) = self.words.get(place).copied() {
            place += 1;
            let Some(more) = taken.and(id) else {
                return;
            };
            let letters = LetterCounts::from(word);
            let with = these.iter().filter_map(|(found, rest)| {
                let rest = rest.minus(letters)?;
                Some((*found, rest))
            });
            let with: Vec<(FoundWord, LetterCounts)> = with.collect();
            self.all.extend(with.iter().map(|(found, rest)| Merger {
                found: *found,
                taken: more,
                rest: *rest,
            }));
            if more.len() < most {
                self.add_mergers(more, &with, place, most);
            }
        }
    }

    /// The mergers that are legal and for which the centre has enough letters.
    pub(super) fn legal_mergers<'a>(
        &'a self,
        finder: &'a Finder,
        lexicon: &'a Lexicon,
    ) -> impl Iterator<Item = (FoundWord, TakenWords)> + 'a {
        let there = self
            .all
            .iter()
            .filter(|merger| merger.rest.is_subset(finder.centre));
        let legal = there.filter(|merger| {
            let least = finder.merging.min_centre_letters(merger.taken.len());
            merger.rest.len() >= least
                && merger.found.word.len() >= finder.shortest
                && finder.allows_taking(merger.found, merger.taken, lexicon)
        });
        legal.map(|merger| (merger.found, merger.taken))
    }
}
