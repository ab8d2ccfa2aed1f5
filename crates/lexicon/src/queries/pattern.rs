//! Words that match a pattern, anchored or open at either end.

use core::str::FromStr;

use super::walk::{GraphWalk, Guide};
use crate::graph::Node;
use crate::{FoundWord, Letter, LetterSet, Lexicon};

/// A pattern that says which letters may be at which places.
///
/// Written as text: a letter stands for itself, `?` for any one letter, `[aeiou]` for one
/// of these, `[^aeiou]` for any other one, and `*` for any number of letters, including
/// none. Without `*` a pattern is anchored at both ends: `re*` begins with RE, `*ing` ends
/// in ING, `*zz*` contains ZZ.
///
/// ```
/// # use lexicon::{Lexicon, Level, Pattern};
/// # let words = ["crane", "crate", "grate"].map(|w| (w, Level::Common));
/// # let lexicon = Lexicon::from_words(words).unwrap();
/// let pattern: Pattern = "cra?*e".parse().unwrap();
/// assert_eq!(lexicon.matching(&pattern).count(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// For each letter, the places of the pattern where it may be.
    places: [u64; Letter::COUNT],
    /// The places before a `*`, where matching may take more letters without moving on.
    stays: u64,
    /// The bit after the last place, which is set once the whole pattern has been matched.
    done: u64,
    /// For each place, the letters that every matching word must still have from there on.
    wanted: [u32; Pattern::MAX_PLACES + 1],
}

impl Pattern {
    /// The maximum number of places in a pattern.
    pub const MAX_PLACES: usize = 31;

    /// Makes a pattern from its places; `None` is `*`.
    ///
    /// ```
    /// # use lexicon::{Letter, LetterSet, Pattern};
    /// let vowels: LetterSet = "aeiou".chars().filter_map(Letter::new).collect();
    /// let pattern: Pattern = "[aeiou]*".parse()?;
    /// assert_eq!(Pattern::from_places([Some(vowels), None])?, pattern);
    /// # Ok::<(), lexicon::PatternError>(())
    /// ```
    ///
    /// # Errors
    /// There are more than `Pattern::MAX_PLACES` places.
    pub fn from_places(
        places: impl IntoIterator<Item = Option<LetterSet>>,
    ) -> Result<Pattern, PatternError> {
        let mut pattern = Pattern {
            places: [0; Letter::COUNT],
            stays: 0,
            done: 1,
            wanted: [0; Pattern::MAX_PLACES + 1],
        };
        let mut fixed = [0; Pattern::MAX_PLACES];
        let mut len = 0;
        for place in places {
            let Some(set) = place else {
                pattern.stays |= pattern.done;
                continue;
            };
            let slot = fixed.get_mut(len).ok_or(PatternError::TooLong)?;
            if set.len() == 1 {
                *slot = set.mask();
            }
            for (bits, letter) in pattern.places.iter_mut().zip(Letter::all()) {
                if set.contains(letter) {
                    *bits |= pattern.done;
                }
            }
            pattern.done <<= 1;
            len += 1;
        }
        let mut behind = 0;
        let by_place = pattern.wanted.iter_mut().zip(fixed).take(len);
        for (wanted, letter) in by_place.rev() {
            behind |= letter;
            *wanted = behind;
        }
        Ok(pattern)
    }
}

impl FromStr for Pattern {
    type Err = PatternError;

    fn from_str(text: &str) -> Result<Pattern, PatternError> {
        let letter = |c| Letter::new(c).ok_or(PatternError::Unknown(c));
        let mut places = Vec::new();
        let mut chars = text.chars();
        while let Some(c) = chars.next() {
            places.push(match c {
                '*' => None,
                '?' => Some(LetterSet::ALL),
                '[' => {
                    let inside: String = chars.by_ref().take_while(|&c| c != ']').collect();
                    let others = inside.strip_prefix('^');
                    let listed = others.unwrap_or(&inside).chars().map(letter);
                    let set = listed.collect::<Result<LetterSet, _>>()?;
                    Some(if others.is_some() {
                        set.complement()
                    } else {
                        set
                    })
                }
                c => Some(LetterSet::from_iter([letter(c)?])),
            });
        }
        Pattern::from_places(places)
    }
}

/// Why a text isn't a valid pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PatternError {
    /// A character is neither a letter nor `?`, `*`, `[` or `]`.
    #[error("{0:?} is not allowed in a pattern: expected a letter, `?`, `*`, `[` or `]`")]
    Unknown(char),
    /// There are more places than a pattern may have.
    #[error("the pattern has more than {} places", Pattern::MAX_PLACES)]
    TooLong,
}

impl Guide for Pattern {
    /// All places where the next letter may be, as a bit mask.
    type State = u64;

    #[inline]
    fn candidate_letters(&self, _: &u64, node: Node) -> u32 {
        node.letters()
    }

    #[inline]
    fn step(&self, state: &u64, bit: u32, below: Node) -> Option<u64> {
        let rank = bit.trailing_zeros() as usize;
        let fits = self.places.get(rank).copied().unwrap_or(0);
        let next = (state & fits) << 1 | state & self.stays;
        // The furthest place has the fewest letters still to come.
        let furthest = next.checked_ilog2()?;
        let wanted = self.wanted.get(furthest as usize).copied().unwrap_or(0);
        (wanted & !below.reachable_letters() == 0).then_some(next)
    }

    #[inline]
    fn accepts(&self, state: &u64, _: usize) -> bool {
        state & self.done != 0
    }
}

impl Lexicon {
    /// Returns every word that matches the pattern, in dictionary order.
    pub fn matching(&self, pattern: &Pattern) -> impl Iterator<Item = FoundWord> + Clone + '_ {
        GraphWalk::new(self, pattern.clone(), 1)
    }
}
