//! What is overlooked: a word among many crossing ones, a long one, a strange one.

use crate::lexicon::{Level, Word};

/// An eye, in thousandths: of a thousand plays with a short word that everybody knows, alone in
/// its place, it sees so many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Eye(pub u32);

/// What of a play makes it easy or hard to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sight {
    /// Its word.
    pub word: Word,
    /// How well known that is.
    pub level: Level,
    /// How many other words come of it.
    pub beside: usize,
    /// Whatever tells it from the same word elsewhere.
    pub place: u64,
}

/// A moment in which somebody looks. What is missed stays missed in it, however often one looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glance(u64);

/// So many letters are as easy as fewer.
const SHORT: usize = 4;

impl Eye {
    /// One that misses nothing.
    pub const SHARP: Eye = Eye(u32::MAX);

    /// Whether it sees a play.
    ///
    /// ```
    /// use lettercase::lexicon::Level;
    /// use lettercase::mind::{Eye, Glance, Sight};
    ///
    /// let sight = Sight { word: "tea".parse()?, level: Level::Common, beside: 0, place: 3 };
    /// let glance = Glance::new(&[7, 1]);
    /// assert!(Eye::SHARP.sees(&sight, glance));
    /// assert!(!Eye(0).sees(&sight, glance));
    /// assert_eq!(Eye(500).sees(&sight, glance), Eye(500).sees(&sight, glance));
    /// # Ok::<(), lettercase::lexicon::NotAWord>(())
    /// ```
    #[must_use]
    pub fn sees(self, sight: &Sight, glance: Glance) -> bool {
        if self == Eye::SHARP {
            return true;
        }
        let known = match sight.level {
            Level::Common => 1_000,
            Level::Familiar => 850,
            Level::Known => 650,
            Level::Rare => 450,
        };
        let letters = sight.word.len().saturating_sub(SHORT);
        let long = fading(920, letters);
        let beside = fading(860, sight.beside);
        let odds = u64::from(self.0) * known / THOUSAND * long / THOUSAND * beside / THOUSAND;
        glance.roll(sight) < odds
    }
}

const THOUSAND: u64 = 1_000;

/// So many thousandths, over and over.
fn fading(of: u64, times: usize) -> u64 {
    (0..times).fold(THOUSAND, |left, _| left * of / THOUSAND)
}

impl Glance {
    /// A moment, by what tells it from others: the game's chance, the turn.
    #[must_use]
    pub fn new(of: &[u64]) -> Glance {
        Glance(of.iter().fold(0, |mixed, part| mix(mixed ^ *part)))
    }

    /// A number below a thousand, always the same for a play.
    fn roll(self, sight: &Sight) -> u64 {
        let letters = sight.word.letters();
        let spelled = letters.fold(
            self.0,
            |mixed, letter| mix(mixed ^ u64::from(letter.rank())),
        );
        mix(spelled ^ sight.place) % THOUSAND
    }
}

/// Every bit of a number in every bit of another (the finisher of SplitMix64).
const fn mix(number: u64) -> u64 {
    let mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(eye: Eye, word: &str, level: Level, beside: usize) -> usize {
        let word = word.parse().unwrap();
        let sight = |place| Sight {
            word,
            level,
            beside,
            place,
        };
        let glance = Glance::new(&[1, 2]);
        (0..10_000)
            .filter(|place| eye.sees(&sight(*place), glance))
            .count()
    }

    #[test]
    fn so_many_of_a_thousand_are_seen() {
        let half = seen(Eye(500), "tea", Level::Common, 0);
        assert!((4_800..5_200).contains(&half), "{half}");
        assert_eq!(seen(Eye(0), "tea", Level::Common, 0), 0);
        assert_eq!(seen(Eye(1_000), "tea", Level::Common, 0), 10_000);
        assert_eq!(seen(Eye::SHARP, "zyzzyvas", Level::Rare, 7), 10_000);
    }

    #[test]
    fn long_strange_and_crossing_words_are_seen_less() {
        let eye = Eye(800);
        let easy = seen(eye, "tea", Level::Common, 0);
        for harder in [
            seen(eye, "teapots", Level::Common, 0),
            seen(eye, "tea", Level::Rare, 0),
            seen(eye, "tea", Level::Common, 2),
        ] {
            assert!(harder < easy * 9 / 10, "{harder} of {easy}");
        }
    }

    #[test]
    fn another_moment_shows_other_plays() {
        let sight = |place| Sight {
            word: "tea".parse().unwrap(),
            level: Level::Common,
            beside: 0,
            place,
        };
        let seen = |moment: u64| {
            let glance = Glance::new(&[7, moment]);
            let places = (0..100).filter(|place| Eye(500).sees(&sight(*place), glance));
            places.collect::<Vec<u64>>()
        };
        assert_eq!(seen(1), seen(1));
        assert_ne!(seen(1), seen(2));
    }
}
