//! Words that can be spelled from a rack, with blanks and with letters that must be used. Anagrams
//! and steals are the same query.

use super::bit_plane_bag::BitPlaneBag;
use super::walk::{GraphWalk, Guide};
use crate::graph::Node;
use crate::{FoundWord, LetterCounts, Lexicon, Word};

/// The letters that words may be made of.
///
/// Every word is reported once, however many ways there are to spell it: a blank is used only
/// where the letter itself is used up.
///
/// ```
/// # use lexicon::{Lexicon, LetterCounts, Level, Supply, Word};
/// # let words = ["gain", "taping", "pint", "tin"].map(|w| (w, Level::Common));
/// # let lexicon = Lexicon::from_words(words).unwrap();
/// let word = |text| Word::new(text).unwrap();
/// // All of GAIN, and any of P, T and X: the steals of GAIN.
/// let steals = Supply::from_letters(LetterCounts::from(word("ptx"))).with_required(word("gain").into());
/// let found: Vec<_> = lexicon.spelled_from(steals.with_min_len(5)).map(|f| f.word).collect();
/// assert_eq!(found, [word("taping")]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Supply {
    may: LetterCounts,
    must: LetterCounts,
    blanks: u8,
    min: u8,
    max: u8,
}

impl Supply {
    /// Makes a supply of these letters. Words may use each as often as it occurs among them.
    #[must_use]
    pub const fn from_letters(letters: LetterCounts) -> Supply {
        Supply {
            may: letters,
            must: LetterCounts::EMPTY,
            blanks: 0,
            min: 1,
            max: Word::MAX_LEN as u8,
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
    pub fn with_required(mut self, letters: LetterCounts) -> Supply {
        self.must = self.must.plus(letters);
        self
    }

    /// Sets a minimum word length.
    #[must_use]
    pub const fn with_min_len(mut self, len: usize) -> Supply {
        self.min = if len > 255 { 255 } else { len as u8 };
        self
    }

    /// Sets a maximum word length.
    #[must_use]
    pub const fn with_max_len(mut self, len: usize) -> Supply {
        self.max = if len > 255 { 255 } else { len as u8 };
        self
    }
}

/// What is left of a supply after the letters on the path.
#[derive(Clone, Copy, Default)]
struct RemainingSupply {
    have: BitPlaneBag,
    blanks: u8,
    /// The number of letters that may still be added.
    room: u8,
}

/// A guide for supplies in which no letter has to be used.
#[derive(Clone)]
struct SupplyGuide {
    min: usize,
}

impl Guide for SupplyGuide {
    type State = RemainingSupply;

    #[inline]
    fn candidate_letters(&self, left: &RemainingSupply, node: Node) -> u32 {
        let any = if left.blanks == 0 {
            left.have.letter_mask()
        } else {
            !0
        };
        let any = if left.room == 0 { 0 } else { any };
        node.letters() & any
    }

    #[inline]
    fn step(&self, left: &RemainingSupply, bit: u32, _: Node) -> Option<RemainingSupply> {
        let own = left.have.letter_mask() & bit;
        Some(RemainingSupply {
            have: left.have.without(own),
            blanks: left.blanks - u8::from(own == 0),
            room: left.room - 1,
        })
    }

    #[inline]
    fn accepts(&self, _: &RemainingSupply, len: usize) -> bool {
        len >= self.min
    }
}

/// What is left of a supply, and which part of it must still be used.
#[derive(Clone, Copy, Default)]
struct RequiredSupply {
    left: RemainingSupply,
    need: BitPlaneBag,
    count: u8,
}

/// A guide for supplies in which some letters have to be used.
#[derive(Clone)]
struct RequiredLettersGuide(SupplyGuide);

impl Guide for RequiredLettersGuide {
    type State = RequiredSupply;

    #[inline]
    fn candidate_letters(&self, state: &RequiredSupply, node: Node) -> u32 {
        self.0.candidate_letters(&state.left, node)
    }

    #[inline]
    fn step(&self, state: &RequiredSupply, bit: u32, below: Node) -> Option<RequiredSupply> {
        let left = self.0.step(&state.left, bit, below)?;
        let needed = state.need.letter_mask() & bit;
        let need = state.need.without(needed);
        let count = state.count - u8::from(needed != 0);
        let possible = need.letter_mask() & !below.reachable_letters() == 0
            && u32::from(count) <= below.depth().min(left.room.into());
        possible.then_some(RequiredSupply { left, need, count })
    }

    #[inline]
    fn accepts(&self, state: &RequiredSupply, len: usize) -> bool {
        state.count == 0 && self.0.accepts(&state.left, len)
    }
}

/// Either kind of walk, stored inline so that a query doesn't allocate.
#[derive(Clone)]
#[allow(clippy::large_enum_variant)]
enum SpellingWalk<'a> {
    Freely(GraphWalk<'a, SupplyGuide>),
    WithAll(GraphWalk<'a, RequiredLettersGuide>),
}

impl Iterator for SpellingWalk<'_> {
    type Item = FoundWord;

    fn next(&mut self) -> Option<FoundWord> {
        match self {
            SpellingWalk::Freely(walk) => walk.next(),
            SpellingWalk::WithAll(walk) => walk.next(),
        }
    }
}

impl Lexicon {
    /// Returns every word that can be spelled from the supply, in dictionary order.
    ///
    /// ```
    /// # use lexicon::{Level, Lexicon, Supply, Word};
    /// # let words = ["ape", "gape", "gaps", "page", "pig"].map(|w| (w, Level::Common));
    /// # let lexicon = Lexicon::from_words(words)?;
    /// // G, A, P and a blank, and at least four letters.
    /// let rack = Supply::from_letters(Word::new("gap")?.into()).with_blanks(1);
    /// let found = lexicon.spelled_from(rack.with_min_len(4));
    /// let found = found.map(|found| found.word.to_string());
    /// assert_eq!(found.collect::<Vec<_>>(), ["gape", "gaps", "page"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn spelled_from(&self, supply: Supply) -> impl Iterator<Item = FoundWord> + Clone + '_ {
        let guide = SupplyGuide {
            min: supply.min.into(),
        };
        let left = RemainingSupply {
            have: supply.may.plus(supply.must).into(),
            blanks: supply.blanks,
            room: supply.max.min(Word::MAX_LEN as u8),
        };
        if supply.must.is_empty() {
            return SpellingWalk::Freely(GraphWalk::new(self, guide, left));
        }
        let state = RequiredSupply {
            left,
            need: supply.must.into(),
            count: supply.must.len() as u8,
        };
        SpellingWalk::WithAll(GraphWalk::new(self, RequiredLettersGuide(guide), state))
    }

    /// Returns every word made of exactly these letters, in dictionary order.
    ///
    /// ```
    /// # use lexicon::{Level, Lexicon, Word};
    /// # let words = ["gape", "page", "pages"].map(|w| (w, Level::Common));
    /// # let lexicon = Lexicon::from_words(words)?;
    /// assert_eq!(lexicon.anagrams(Word::new("gape")?.into()).count(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn anagrams(&self, letters: LetterCounts) -> impl Iterator<Item = FoundWord> + Clone + '_ {
        let all = Supply::from_letters(LetterCounts::EMPTY).with_required(letters);
        self.spelled_from(all.with_max_len(letters.len()))
    }

    /// Returns every word made of all letters of some words and at least `least` letters of a
    /// pool, in dictionary order: the steals of one word, or the mergers of two or three. The game
    /// decides whether the result is rearranged enough.
    ///
    /// ```
    /// # use lexicon::{Level, Lexicon, Word};
    /// # let words = ["gape", "gapes", "grape", "page", "pages"].map(|w| (w, Level::Common));
    /// # let lexicon = Lexicon::from_words(words)?;
    /// let taken = [Word::new("gape")?];
    /// let steals = lexicon.made_from(&taken, Word::new("srx")?.into(), 1);
    /// let steals = steals.map(|found| found.word.to_string());
    /// assert_eq!(steals.collect::<Vec<_>>(), ["gapes", "grape", "pages"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn made_from(
        &self,
        words: &[Word],
        pool: LetterCounts,
        least: usize,
    ) -> impl Iterator<Item = FoundWord> + Clone + '_ {
        let all = words.iter().map(|&w| LetterCounts::from(w));
        let taken = all.fold(LetterCounts::EMPTY, LetterCounts::plus);
        let len: usize = words.iter().map(|w| w.len()).sum();
        let supply = Supply::from_letters(pool).with_required(taken);
        self.spelled_from(supply.with_min_len(len + least))
    }
}
