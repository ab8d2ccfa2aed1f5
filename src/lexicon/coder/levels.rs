//! The level of every word, in the words' order: two or three decisions each,
//! guessed from the words it is made of and from its neighbours.

use super::mixer::{Context, Kind, Mixer, hash};
use super::range::Side;
use crate::lexicon::cursor::Cursor;
use crate::lexicon::grow::Levels;
use crate::lexicon::{Level, Lexicon, Word};

/// No word stands there.
const NONE: u32 = 4;

/// What the level of a word is guessed from.
struct Trail {
    last: Word,
    last_level: u32,
    /// For each length, the level of the word that ends there on the path to
    /// this word, or [`NONE`]; and the level of the last word told below it.
    ended: [u32; Word::MAX + 1],
    below: [u32; Word::MAX + 1],
}

/// Codes all levels.
pub(super) fn code(
    lexicon: &Lexicon,
    mixer: &mut Mixer,
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
        let contexts = trail.arrive(
            found.word,
            |cursor: Cursor<'_>| {
                let id = cursor.id().filter(|id| id.0 < found.id.0)?;
                Some(levels.get(id.0))
            },
            lexicon,
        );
        let (bundles, sets) = contexts;
        let truth = truth(found.id.0) as u32;
        let mut ask = |slot: u32, truth: bool| {
            let contexts = bundles.map(|bundle| Context { bundle, slot });
            let sets = [slot as usize * 32 + sets[0], slot as usize * 40 + sets[1]];
            mixer.bit(side, Kind::Level, sets, &contexts, truth)
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

impl Trail {
    /// Moves on to a word; `level` tells the level of a word that came before.
    // Lengths are at most `Word::MAX`.
    #[allow(clippy::indexing_slicing)]
    fn arrive(
        &mut self,
        word: Word,
        level: impl Fn(Cursor<'_>) -> Option<u32>,
        lexicon: &Lexicon,
    ) -> ([u32; 8], [usize; 2]) {
        let len = word.len();
        let same = (word.letters().zip(self.last.letters()))
            .take_while(|(a, b)| a == b)
            .count();
        for at in same + 1..=len {
            self.ended[at] = NONE;
            self.below[at] = NONE;
        }
        let code = |from: usize, to: usize| {
            let letters = word.letters().skip(from).take(to.saturating_sub(from));
            letters.fold(1, |code: u32, l| hash(code, u32::from(l.rank())))
        };
        // The longest words it begins with, and what they add up to.
        let mut bases = (1..len).rev().filter(|&at| self.ended[at] != NONE);
        let base = bases.next().unwrap_or(0);
        let base2 = bases.next().unwrap_or(0);
        let (level1, level2) = (self.ended[base], self.ended[base2]);
        let suffix = code(base, len);
        let ending = |n: usize| code(len.saturating_sub(n), len);
        let last_rest = (self.last.letters().skip(same))
            .fold(1, |code: u32, l| hash(code, u32::from(l.rank())));
        let rest = code(same, len);
        // The word without its first letters, if it came before.
        let dropped = (1..=5.min(len.saturating_sub(3))).find_map(|drop| {
            let tail = word.slice(drop, len);
            let level = level(lexicon.cursor().read(tail)?)?;
            Some((drop as u32, level))
        });
        let (drop, drop_level) = dropped.unwrap_or((0, NONE));
        let prefix = code(0, drop as usize);
        let near = self.below[same];
        let neighbours = level1 * 5 + self.last_level;
        let known = neighbours * 5 + drop_level;
        let len = len as u32;
        let bundles = [
            hash(suffix, level1 * 8 + level2),
            hash(hash(rest, last_rest), self.last_level),
            hash(ending(4), neighbours),
            hash(ending(3), known),
            hash(hash(prefix, drop_level), known),
            hash(len * 16 + base as u32, known),
            hash(hash(ending(2), near), len * 16 + same as u32),
            hash(hash(suffix, known), level2),
        ];
        self.last = word;
        let sets = [
            neighbours as usize,
            5 * (drop_level as usize) + level2 as usize,
        ];
        (bundles, sets)
    }

    // As above.
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
