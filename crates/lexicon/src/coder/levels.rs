//! Codes the level of every word, in the words' order: one to three decisions each, predicted from
//! the word that it extends, its ending and its neighbours.

use super::mixer::{Kind, Mixer, Sets, hash};
use super::range::Side;
use crate::grow::Levels;
use crate::{Level, Lexicon, Word};

/// Stands for a level where no word ends.
const NONE: u32 = 4;

/// The context from which the level of the next word is predicted.
struct Trail {
    last: Word,
    last_level: u32,
    /// For each length, the level of the word of that length on the path to this word, or
    /// [`NONE`]; and the level of the last word coded below it.
    ended: [u32; Word::MAX + 1],
    below: [u32; Word::MAX + 1],
}

/// Codes the levels of all words, in order.
pub(super) fn code<const SIMD: bool>(
    lexicon: &Lexicon,
    mixer: &mut Mixer<SIMD>,
    side: &mut impl Side,
    truth: impl Fn(u32) -> Level,
) -> Vec<u8> {
    let mut levels = Levels::with_capacity(lexicon.len());
    let mut trail = Trail {
        last: Word::EMPTY,
        last_level: NONE,
        ended: [NONE; Word::MAX + 1],
        below: [NONE; Word::MAX + 1],
    };
    for found in lexicon.words() {
        let (contexts, [length, near, last]) = trail.arrive(found.word);
        let truth = truth(found.id.0) as u32;
        let places = Kind::Level.places(contexts);
        let mut ask = |step: u32, truth: bool| {
            let places = places.map(|place| place ^ step);
            let step = step as usize;
            let sets = Sets {
                weights: [step * 40 + length, step * 25 + near],
                known: step * 27 + last,
            };
            mixer.bit(side, Kind::Level, sets, &places, truth)
        };
        let level = if ask(0, truth == 3) {
            Level::Rare
        } else if ask(1, truth == 0) {
            Level::Common
        } else if ask(2, truth == 1) {
            Level::Familiar
        } else {
            Level::Known
        };
        trail.leave(level);
        levels.push(level);
    }
    levels.bytes
}

/// Returns a hash of some letters.
fn sum(letters: &[u8]) -> u32 {
    let fold = |code, l: &u8| hash(code, u32::from(l - b'a'));
    letters.iter().fold(1, fold)
}

impl Trail {
    /// Moves on to a word. Returns its four contexts, and three small numbers that select weights.
    // Lengths are at most `Word::MAX`.
    #[allow(clippy::indexing_slicing)]
    #[inline(never)]
    fn arrive(&mut self, word: Word) -> ([u32; 4], [usize; 3]) {
        let len = word.len();
        let (now, then) = (word.as_bytes(), self.last.as_bytes());
        let same = (now.iter().zip(then)).take_while(|(a, b)| a == b).count();
        for at in same + 1..=len {
            self.ended[at] = NONE;
            self.below[at] = NONE;
        }
        // The longest word that this word begins with, and what it adds to that.
        let mut bases = (1..len).rev().filter(|&at| self.ended[at] != NONE);
        let base = bases.next().unwrap_or(0);
        let level = self.ended[base];
        let rest = hash(sum(&now[same..]), sum(&then[same..]));
        let ending = |n: usize| sum(&now[len.saturating_sub(n)..]);
        let last = now.last().map_or(0, |l| l - b'a');
        let near = self.below[same];
        let lengths = (len * 16 + same) as u32;
        let contexts = [
            hash(sum(&now[base..]), level),
            hash(rest, self.last_level),
            hash(ending(3), level),
            hash(near * 5 + self.last_level, lengths),
        ];
        let sets = [
            level as usize * 8 + (len - base).min(7),
            (level * 5 + self.last_level) as usize,
            usize::from(last),
        ];
        self.last = word;
        (contexts, sets)
    }

    // As in `arrive`.
    #[allow(clippy::indexing_slicing)]
    fn leave(&mut self, level: Level) {
        let level = level as u32;
        let len = self.last.len();
        self.ended[len] = level;
        for below in &mut self.below[..=len] {
            *below = level;
        }
        self.last_level = level;
    }
}
