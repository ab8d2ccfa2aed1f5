//! Words that can be spelled from a rack, with blanks and with letters that must be used. Anagrams
//! and steals are the same query.

use super::bag::Bag;
use super::walk::{Guide, Walk};
use crate::graph::Node;
use crate::{Found, Letters, Lexicon, Word};

/// The letters that words may be made of.
///
/// Every word is reported once, however many ways there are to spell it: a blank is used only
/// where the letter itself is used up.
///
/// ```
/// # use lexicon::{Lexicon, Letters, Level, Supply, Word};
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
    /// Makes a supply of these letters. Words may use each as often as it occurs among them.
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

    /// Adds blanks, each of which may be any letter.
    #[must_use]
    pub const fn with_blanks(mut self, blanks: u8) -> Supply {
        self.blanks = blanks;
        self
    }

    /// Adds letters that must all be used, as themselves.
    #[must_use]
    pub fn with_all_of(mut self, letters: Letters) -> Supply {
        self.must = self.must.and(letters);
        self
    }

    /// Sets a minimum word length.
    #[must_use]
    pub const fn min_len(mut self, len: usize) -> Supply {
        self.min = if len > 255 { 255 } else { len as u8 };
        self
    }

    /// Sets a maximum word length.
    #[must_use]
    pub const fn max_len(mut self, len: usize) -> Supply {
        self.max = if len > 255 { 255 } else { len as u8 };
        self
    }
}

/// What is left of a supply after the letters on the path.
#[derive(Clone, Copy, Default)]
struct Left {
    have: Bag,
    blanks: u8,
    /// The number of letters that may still be added.
    room: u8,
}

/// A guide for supplies in which no letter has to be used.
#[derive(Clone)]
struct May {
    min: usize,
}

impl Guide for May {
    type State = Left;

    #[inline]
    fn letters(&self, left: &Left, node: Node) -> u32 {
        let any = if left.blanks == 0 {
            left.have.set()
        } else {
            !0
        };
        let any = if left.room == 0 { 0 } else { any };
        node.letters() & any
    }

    #[inline]
    fn step(&self, left: &Left, bit: u32, _: Node) -> Option<Left> {
        let own = left.have.set() & bit;
        Some(Left {
            have: left.have.less(own),
            blanks: left.blanks - u8::from(own == 0),
            room: left.room - 1,
        })
    }

    #[inline]
    fn accepts(&self, _: &Left, len: usize) -> bool {
        len >= self.min
    }
}

/// What is left of a supply, and which part of it must still be used.
#[derive(Clone, Copy, Default)]
struct Needed {
    left: Left,
    need: Bag,
    count: u8,
}

/// A guide for supplies in which some letters have to be used.
#[derive(Clone)]
struct Must(May);

impl Guide for Must {
    type State = Needed;

    #[inline]
    fn letters(&self, state: &Needed, node: Node) -> u32 {
        self.0.letters(&state.left, node)
    }

    #[inline]
    fn step(&self, state: &Needed, bit: u32, below: Node) -> Option<Needed> {
        let left = self.0.step(&state.left, bit, below)?;
        let needed = state.need.set() & bit;
        let need = state.need.less(needed);
        let count = state.count - u8::from(needed != 0);
        let possible = need.set() & !below.reach() == 0
            && u32::from(count) <= below.depth().min(left.room.into());
        possible.then_some(Needed { left, need, count })
    }

    #[inline]
    fn accepts(&self, state: &Needed, len: usize) -> bool {
        state.count == 0 && self.0.accepts(&state.left, len)
    }
}

/// Either kind of walk, stored inline so that a query doesn't allocate.
#[derive(Clone)]
#[allow(clippy::large_enum_variant)]
enum Spelled<'a> {
    Freely(Walk<'a, May>),
    WithAll(Walk<'a, Must>),
}

impl Iterator for Spelled<'_> {
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        match self {
            Spelled::Freely(walk) => walk.next(),
            Spelled::WithAll(walk) => walk.next(),
        }
    }
}

impl Lexicon {
    /// Returns every word that can be spelled from the supply, in dictionary order.
    pub fn spelled(&self, supply: Supply) -> impl Iterator<Item = Found> + Clone + '_ {
        let guide = May {
            min: supply.min.into(),
        };
        let left = Left {
            have: supply.may.and(supply.must).into(),
            blanks: supply.blanks,
            room: supply.max.min(Word::MAX as u8),
        };
        if supply.must.is_empty() {
            return Spelled::Freely(Walk::new(self, guide, left));
        }
        let state = Needed {
            left,
            need: supply.must.into(),
            count: supply.must.len() as u8,
        };
        Spelled::WithAll(Walk::new(self, Must(guide), state))
    }

    /// Returns every word made of exactly these letters, in dictionary order.
    pub fn anagrams(&self, letters: Letters) -> impl Iterator<Item = Found> + Clone + '_ {
        let all = Supply::of(Letters::NONE).with_all_of(letters);
        self.spelled(all.max_len(letters.len()))
    }

    /// Returns every word made of all letters of some words and at least `least` letters of a
    /// pool, in dictionary order: the steals of one word, or the mergers of two or three. The game
    /// decides whether the result is rearranged enough.
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
