//! What can be spelled: from a rack, with blanks, with letters that must be
//! used. Anagrams and steals are the same question.

use super::walk::{Guide, Walk};
use crate::lexicon::graph::Node;
use crate::lexicon::{Found, Letter, Letters, Lexicon, Word};

/// What words may be made of.
///
/// Every word is told once, however many ways there are to spell it: a blank
/// stands in only where the letter itself is used up.
///
/// ```
/// # use lettercase::lexicon::{Lexicon, Letters, Level, Supply, Word};
/// # let words = ["gain", "taping", "pint", "tin"].map(|w| (w, Level::Common));
/// # let lexicon = Lexicon::from_words(words).unwrap();
/// let word = |text| Word::new(text).unwrap();
/// // All of GAIN, and any of P, T and X: the steals of GAIN.
/// let steals = Supply::of(Letters::from(word("ptx"))).with_all_of(word("gain").into());
/// let found: Vec<_> = lexicon.spelled(steals.min_len(5)).map(|f| f.word).collect();
/// assert_eq!(found, [word("taping")]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Supply {
    may: Letters,
    must: Letters,
    blanks: u8,
    min: u8,
    max: u8,
}

impl Supply {
    /// Any of these letters, each as often as it is there.
    #[must_use]
    pub const fn of(letters: Letters) -> Supply {
        Supply {
            may: letters,
            must: Letters::NONE,
            blanks: 0,
            min: 1,
            max: Word::MAX as u8,
        }
    }

    /// And so many blanks, each any letter.
    #[must_use]
    pub const fn with_blanks(mut self, blanks: u8) -> Supply {
        self.blanks = blanks;
        self
    }

    /// And these letters besides, all of which must be used, as themselves.
    #[must_use]
    pub fn with_all_of(mut self, letters: Letters) -> Supply {
        self.must = self.must.and(letters);
        self
    }

    /// No word shorter than this.
    #[must_use]
    pub const fn min_len(mut self, len: usize) -> Supply {
        self.min = if len > 255 { 255 } else { len as u8 };
        self
    }

    /// No word longer than this.
    #[must_use]
    pub const fn max_len(mut self, len: usize) -> Supply {
        self.max = if len > 255 { 255 } else { len as u8 };
        self
    }
}

/// What is left in the supply on a path.
#[derive(Clone, Copy, Default)]
struct Left {
    /// All letters left, the needed ones among them.
    have: Letters,
    /// Those that must still be used.
    need: Letters,
    /// `have` and `need` as masks.
    have_set: u32,
    need_set: u32,
    need_len: u8,
    blanks: u8,
    /// Letters that may still be added.
    room: u8,
}

#[derive(Clone)]
struct Spell {
    min: usize,
}

impl Guide for Spell {
    type State = Left;

    #[inline]
    fn letters(&self, left: &Left, node: Node) -> u32 {
        if left.room == 0 {
            0
        } else if left.blanks == 0 {
            node.letters() & left.have_set
        } else {
            node.letters()
        }
    }

    #[inline]
    fn step(&self, left: &Left, bit: u32, below: Node) -> Option<Left> {
        let mut left = *left;
        left.room -= 1;
        let letter = Letter::lowest(bit);
        if left.have_set & bit == 0 {
            left.blanks -= 1;
        } else {
            left.have = left.have.less(letter);
            if left.have.count(letter) == 0 {
                left.have_set ^= bit;
            }
            if left.need_set & bit != 0 {
                left.need = left.need.less(letter);
                left.need_len -= 1;
                if left.need.count(letter) == 0 {
                    left.need_set ^= bit;
                }
            }
        }
        let possible = left.need_set & !below.reach() == 0
            && u32::from(left.need_len) <= below.depth().min(left.room.into());
        possible.then_some(left)
    }

    #[inline]
    fn accepts(&self, left: &Left, len: usize) -> bool {
        left.need_len == 0 && len >= self.min
    }
}

impl Lexicon {
    /// Every word that the supply spells, in order.
    pub fn spelled(&self, supply: Supply) -> impl Iterator<Item = Found> + Clone + '_ {
        let have = supply.may.and(supply.must);
        let guide = Spell {
            min: supply.min.into(),
        };
        let left = Left {
            have,
            need: supply.must,
            have_set: have.set().mask(),
            need_set: supply.must.set().mask(),
            need_len: supply.must.len() as u8,
            blanks: supply.blanks,
            room: supply.max.min(Word::MAX as u8),
        };
        Walk::new(self, guide, left)
    }

    /// Every word of exactly these letters, in order.
    pub fn anagrams(&self, letters: Letters) -> impl Iterator<Item = Found> + Clone + '_ {
        let all = Supply::of(Letters::NONE).with_all_of(letters);
        self.spelled(all.max_len(letters.len()))
    }

    /// Every word made of all the letters of some words and at least `least`
    /// letters of a pool, in order: steals of one word, mergers of two or
    /// three. Whether the result is rearranged enough is the game's to say.
    pub fn made_from(
        &self,
        words: &[Word],
        pool: Letters,
        least: usize,
    ) -> impl Iterator<Item = Found> + Clone + '_ {
        let all = words.iter().map(|&w| Letters::from(w));
        let taken = all.fold(Letters::NONE, Letters::and);
        let len: usize = words.iter().map(|w| w.len()).sum();
        let supply = Supply::of(pool).with_all_of(taken);
        self.spelled(supply.min_len(len + least))
    }
}
