//! Lines that were read before, by their letters: whoever looks ahead meets the same ones again
//! and again, and reads each only once.

use std::cell::RefCell;

use super::reading::{Letters, Read};

/// What stands in lines of such letters, as it was read. It belongs to one word list.
#[derive(Debug, Default)]
pub(in crate::games::c_u_letter) struct ReadBefore(RefCell<Kept>);

/// A table with free places: a line's is found by its letters, or the first free one behind it.
#[derive(Debug, Default)]
struct Kept {
    lines: Vec<Option<Line>>,
    count: usize,
    words: Vec<Read>,
}

/// A line's letters, and which of the words are its own.
#[derive(Debug, Clone, Copy)]
struct Line {
    letters: u64,
    words: (u32, u32),
}

/// The fewest places of a table that has any: a power of two.
const PLACES: usize = 256;

impl ReadBefore {
    /// Tells each word of a line; if it was not read before, it is now.
    pub(super) fn each(
        &self,
        letters: Letters,
        read: impl FnOnce(&mut dyn FnMut(Read)),
        mut each: impl FnMut(Read),
    ) {
        let mut kept = self.0.borrow_mut();
        let key = key(letters);
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

/// Letters as a number: five bits each, 0 for none.
fn key(letters: Letters) -> u64 {
    letters.iter().fold(0, |key, letter| {
        key << 5 | letter.map_or(0, |letter| u64::from(letter.rank()) + 1)
    })
}

impl Kept {
    /// Where a line is or would be.
    fn place(&self, letters: u64) -> usize {
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
        let line = self.lines.get(self.place(letters)).copied().flatten();
        line.map(|line| line.words)
    }

    /// Adds a line whose words are the last ones, from some on.
    fn add(&mut self, letters: u64, from: usize) -> (u32, u32) {
        let words = (from as u32, self.words.len() as u32);
        // Half of the places stay free.
        if 2 * self.count >= self.lines.len() {
            let places = (2 * self.lines.len()).max(PLACES);
            let before = std::mem::replace(&mut self.lines, vec![None; places]);
            before.into_iter().flatten().for_each(|line| self.put(line));
        }
        self.count += 1;
        self.put(Line { letters, words });
        words
    }

    fn put(&mut self, line: Line) {
        let place = self.place(line.letters);
        if let Some(free) = self.lines.get_mut(place) {
            *free = Some(line);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::c_u_letter::rules::reading::words_of;
    use lexicon::{Letter, Level, Lexicon};

    fn letters(line: &str) -> Letters {
        let mut letters = [None; 9];
        letters
            .iter_mut()
            .zip(line.chars())
            .for_each(|(letter, c)| *letter = Letter::new(c));
        letters
    }

    #[test]
    fn a_line_is_read_once_and_told_as_it_was() {
        let list = ["cat", "act", "at", "ta", "tac"].map(|word| (word, Level::Common));
        let words = &Lexicon::from_words(list).unwrap();
        let kept = ReadBefore::default();
        // More lines than there are places at first.
        let lines = Letter::all().flat_map(|one| {
            Letter::all().map(move |other| format!("{}at {}act", one.small(), other.small()))
        });
        for line in lines.chain([" ".repeat(9), "catacttac".into()]) {
            let letters = letters(&line);
            let mut fresh = Vec::new();
            words_of(letters, words, &mut |word| fresh.push(word));
            for round in 0..2 {
                let mut told = Vec::new();
                let mut asked = 0;
                let reads = |each: &mut dyn FnMut(Read)| {
                    asked += 1;
                    words_of(letters, words, each);
                };
                kept.each(letters, reads, |word| told.push(word));
                assert_eq!(told, fresh, "{line}");
                assert!(round == 0 || asked == 0, "{line} was read again");
            }
        }
    }
}
