//! A cache of lines by their letters: a search meets the same lines again and again, and each is
//! read only once.

use std::cell::RefCell;

use super::reading::{LineLetters, LineWord};

/// Cache of the words in lines with given letters. Valid for a single word list.
#[derive(Debug, Default)]
pub struct LineCache(RefCell<LineTable>);

/// A hash table with open addressing and linear probing, keyed by a line's letters.
#[derive(Debug, Default)]
struct LineTable {
    lines: Vec<Option<CachedLine>>,
    count: usize,
    words: Vec<LineWord>,
}

/// A line's letters, and its range in `LineTable::words`.
#[derive(Debug, Clone, Copy)]
struct CachedLine {
    letters: u64,
    words: (u32, u32),
}

/// Smallest size of a non-empty table. A power of two.
const MIN_SLOTS: usize = 256;

impl LineCache {
    /// Reports each word of a line. Calls `read` only if the line isn't in the cache yet.
    pub(super) fn for_each_word(
        &self,
        letters: LineLetters,
        read: impl FnOnce(&mut dyn FnMut(LineWord)),
        mut each: impl FnMut(LineWord),
    ) {
        let mut kept = self.0.borrow_mut();
        let key = pack_letters(letters);
        let (from, to) = match kept.find(key) {
            Some(words) => words,
            None => {
                let from = kept.words.len();
                read(&mut |word| kept.words.push(word));
                kept.add(key, from)
            }
        };
        let words = kept.words.get(from as usize..to as usize);
        words.into_iter().flatten().for_each(|word| each(*word));
    }
}

/// Packs the letters into a number: five bits each, 0 for no letter.
fn pack_letters(letters: LineLetters) -> u64 {
    letters.iter().fold(0, |key, letter| {
        key << 5 | letter.map_or(0, |letter| u64::from(letter.rank()) + 1)
    })
}

impl LineTable {
    /// Returns the slot where a line is or would go.
    fn slot(&self, letters: u64) -> usize {
        let last = self.lines.len().wrapping_sub(1);
        let mixed = letters.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        let mut place = mixed as usize & last;
        while self
            .lines
            .get(place)
            .is_some_and(|line| line.is_some_and(|line| line.letters != letters))
        {
            place = (place + 1) & last;
        }
        place
    }

    fn find(&self, letters: u64) -> Option<(u32, u32)> {
        let line = self.lines.get(self.slot(letters)).copied().flatten();
        line.map(|line| line.words)
    }

    /// Adds a line whose words start at index `from` and run to the end of `words`.
    fn add(&mut self, letters: u64, from: usize) -> (u32, u32) {
        let words = (from as u32, self.words.len() as u32);
        // Keeps half of the slots free.
        if 2 * self.count >= self.lines.len() {
            let places = (2 * self.lines.len()).max(MIN_SLOTS);
            let before = std::mem::replace(&mut self.lines, vec![None; places]);
            before
                .into_iter()
                .flatten()
                .for_each(|line| self.insert(line));
        }
        self.count += 1;
        self.insert(CachedLine { letters, words });
        words
    }

    fn insert(&mut self, line: CachedLine) {
        let place = self.slot(line.letters);
        if let Some(free) = self.lines.get_mut(place) {
            *free = Some(line);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reading::for_each_word_in_line;
    use lexicon::{Letter, Level, Lexicon};

    fn letters(line: &str) -> LineLetters {
        let mut letters = [None; 9];
        letters
            .iter_mut()
            .zip(line.chars())
            .for_each(|(letter, c)| *letter = Letter::new(c));
        letters
    }

    #[test]
    fn each_line_is_read_once_and_then_comes_from_the_cache() {
        let list = ["cat", "act", "at", "ta", "tac"].map(|word| (word, Level::Common));
        let words = &Lexicon::from_words(list).unwrap();
        let kept = LineCache::default();
        // More lines than the table has slots at first.
        let lines = Letter::all().flat_map(|one| {
            Letter::all()
                .map(move |other| format!("{}at {}act", one.lowercase(), other.lowercase()))
        });
        for line in lines.chain([" ".repeat(9), "catacttac".into()]) {
            let letters = letters(&line);
            let mut fresh = Vec::new();
            for_each_word_in_line(letters, words, &mut |word| fresh.push(word));
            for round in 0..2 {
                let mut told = Vec::new();
                let mut asked = 0;
                let reads = |each: &mut dyn FnMut(LineWord)| {
                    asked += 1;
                    for_each_word_in_line(letters, words, each);
                };
                kept.for_each_word(letters, reads, |word| told.push(word));
                assert_eq!(told, fresh, "{line}");
                assert!(round == 0 || asked == 0, "{line} was read again");
            }
        }
    }
}
