//! Codes the level of every word, in the words' order: one to three decisions each, predicted from
//! the word that it extends, its ending and its neighbours.

use super::mixer::{DecisionKind, Mixer, WeightSets, hash};
use super::range::BitCoder;
use crate::sorted_builder::PackedLevels;
use crate::{Level, Lexicon, Word};

/// Placeholder for the level at a place where no word ends.
const NO_LEVEL: u32 = 4;

/// The context from which the level of the next word is predicted.
struct LevelContext {
    last: Word,
    last_level: u32,
    /// For each length, the level of the word of that length on the path to this word, or
    /// [`NO_LEVEL`]; and the level of the last word coded below it.
    ended: [u32; Word::MAX_LEN + 1],
    below: [u32; Word::MAX_LEN + 1],
}

/// Codes the levels of all words, in order.
pub(super) fn code_levels<const SIMD: bool>(
    lexicon: &Lexicon,
    mixer: &mut Mixer<SIMD>,
    coder: &mut impl BitCoder,
    truth: impl Fn(u32) -> Level,
) -> Vec<u8> {
    let mut levels = PackedLevels::with_capacity(lexicon.len());
    let mut trail = LevelContext {
        last: Word::EMPTY,
        last_level: NO_LEVEL,
        ended: [NO_LEVEL; Word::MAX_LEN + 1],
        below: [NO_LEVEL; Word::MAX_LEN + 1],
    };
    for found in lexicon.words() {
        let (contexts, [length, near, last]) = trail.enter_word(found.word);
        let truth = truth(found.id.0) as u32;
        let places = DecisionKind::Level.counter_indices(contexts);
        let mut ask = |step: u32, truth: bool| {
            let places = places.map(|place| place ^ step);
            let step = step as usize;
            let sets = WeightSets {
                weights: [step * 40 + length, step * 25 + near],
                known: step * 27 + last,
            };
            mixer.code_bit(coder, DecisionKind::Level, sets, &places, truth)
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
        trail.record_level(level);
        levels.push(level);
    }
    levels.bytes
}

/// Returns a hash of some letters.
fn hash_letters(letters: &[u8]) -> u32 {
    let fold = |code, l: &u8| hash(code, u32::from(l - b'a'));
    letters.iter().fold(1, fold)
}

impl LevelContext {
    /// Moves on to a word. Returns its four contexts, and three small numbers that select weights.
    // Lengths are at most `Word::MAX_LEN`.
    #[allow(clippy::indexing_slicing)]
    #[inline(never)]
    fn enter_word(&mut self, word: Word) -> ([u32; 4], [usize; 3]) {
        let len = word.len();
        let (now, then) = (word.as_bytes(), self.last.as_bytes());
        let same = (now.iter().zip(then)).take_while(|(a, b)| a == b).count();
        for at in same + 1..=len {
            self.ended[at] = NO_LEVEL;
            self.below[at] = NO_LEVEL;
        }
        // The longest shorter word that this word begins with, and what this word adds to it.
        let mut bases = (1..len).rev().filter(|&at| self.ended[at] != NO_LEVEL);
        let base = bases.next().unwrap_or(0);
        let level = self.ended[base];
        let rest = hash(hash_letters(&now[same..]), hash_letters(&then[same..]));
        let ending = |n: usize| hash_letters(&now[len.saturating_sub(n)..]);
        let last = now.last().map_or(0, |l| l - b'a');
        let near = self.below[same];
        let lengths = (len * 16 + same) as u32;
        let contexts = [
            hash(hash_letters(&now[base..]), level),
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

    // As in `enter_word`, lengths are at most `Word::MAX_LEN`.
    #[allow(clippy::indexing_slicing)]
    fn record_level(&mut self, level: Level) {
        let level = level as u32;
        let len = self.last.len();
        self.ended[len] = level;
        for below in &mut self.below[..=len] {
            *below = level;
        }
        self.last_level = level;
    }
}
