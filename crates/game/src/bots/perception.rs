//! What a bot overlooks: words among many crossing ones, long words, rare words.

use lexicon::{Level, Word};

/// How much a bot notices: how many of a thousand easy plays it sees. An easy play is a short,
/// very common word with no other words beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Perception(pub u32);

/// What makes a play easy or hard to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayVisibility {
    /// The word that the play makes.
    pub word: Word,
    /// How well known the word is.
    pub level: Level,
    /// The number of other words that the play makes or changes.
    pub beside: usize,
    /// A number that distinguishes the play from the same word elsewhere.
    pub place: u64,
}

/// A moment at which a bot looks. A play that is missed then stays missed for that moment,
/// however often the bot looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glance(u64);

/// Words of up to this many letters are equally easy.
const SHORT_WORD_LEN: usize = 4;

impl Perception {
    /// The perception of a bot that misses nothing.
    pub const SHARP: Perception = Perception(u32::MAX);

    /// Whether a bot with this perception sees a play at a moment.
    ///
    /// ```
    /// use lexicon::Level;
    /// use game::bots::{Perception, Glance, PlayVisibility};
    ///
    /// let sight = PlayVisibility { word: "tea".parse()?, level: Level::Common, beside: 0, place: 3 };
    /// let glance = Glance::new(&[7, 1]);
    /// assert!(Perception::SHARP.sees(&sight, glance));
    /// assert!(!Perception(0).sees(&sight, glance));
    /// assert_eq!(Perception(500).sees(&sight, glance), Perception(500).sees(&sight, glance));
    /// # Ok::<(), lexicon::WordError>(())
    /// ```
    pub fn sees(self, sight: &PlayVisibility, glance: Glance) -> bool {
        if self == Perception::SHARP {
            return true;
        }
        let [known, long, beside] = sight.ease();
        let odds = u64::from(self.0) * known / THOUSAND * long / THOUSAND * beside / THOUSAND;
        glance.roll(sight) < odds
    }
}

impl PlayVisibility {
    /// Returns how easy the play is to see, as three factors in thousandths: how well known its
    /// word is, its length, and the words beside it.
    fn ease(&self) -> [u64; 3] {
        let known = match self.level {
            Level::Common => 1_000,
            Level::Familiar => 850,
            Level::Known => 650,
            Level::Rare => 450,
        };
        let letters = self.word.len().saturating_sub(SHORT_WORD_LEN);
        [known, decayed(920, letters), decayed(860, self.beside)]
    }
}

const THOUSAND: u64 = 1_000;

/// Returns a factor in thousandths raised to a power.
fn decayed(of: u64, times: usize) -> u64 {
    (0..times).fold(THOUSAND, |left, _| left * of / THOUSAND)
}

impl Glance {
    /// Makes a moment from the numbers that distinguish it, such as the game's seed and the turn.
    pub fn new(of: &[u64]) -> Glance {
        Glance(of.iter().fold(0, |mixed, part| mix(mixed ^ *part)))
    }

    /// Returns how long a bot looks until it sees a play, if it sees half of the easiest plays
    /// within `half`: longer for harder plays, and always the same for a play.
    ///
    /// ```
    /// use lexicon::Level;
    /// use game::bots::{Glance, PlayVisibility};
    ///
    /// let glance = Glance::new(&[7, 1]);
    /// let wait = |level| {
    ///     let word = "tea".parse().unwrap_or_default();
    ///     glance.notice_delay(&PlayVisibility { word, level, beside: 0, place: 3 }, 1_000)
    /// };
    /// assert_eq!(wait(Level::Common), wait(Level::Common));
    /// assert!(wait(Level::Rare) > 2 * wait(Level::Common));
    /// ```
    pub fn notice_delay(self, sight: &PlayVisibility, half: u64) -> u64 {
        let roll = mix(self.mix_word(sight) ^ !sight.place);
        let ease = sight
            .ease()
            .iter()
            .fold(THOUSAND, |left, by| left * by / THOUSAND);
        half_lives(roll) * half / ease.max(1)
    }

    /// Returns a number below 1,000, always the same for a play.
    fn roll(self, sight: &PlayVisibility) -> u64 {
        mix(self.mix_word(sight) ^ sight.place) % THOUSAND
    }

    /// Mixes the moment with the play's word.
    fn mix_word(self, sight: &PlayVisibility) -> u64 {
        let letters = sight.word.letters();
        letters.fold(
            self.0,
            |mixed, letter| mix(mixed ^ u64::from(letter.rank())),
        )
    }
}

/// Returns the number of half-lives after which a random value decays, in thousandths.
/// It's distributed so that half of all values decay within the first, half of the rest
/// within the second, and so on.
fn half_lives(roll: u64) -> u64 {
    let whole = u64::from(roll.leading_zeros()) + 1;
    let behind = (roll << whole.min(63)) >> 54;
    whole * THOUSAND - behind * THOUSAND / 1_024
}

/// Mixes each bit of a number into all bits of the result (the finaliser of SplitMix64).
const fn mix(number: u64) -> u64 {
    let mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(eye: Perception, word: &str, level: Level, beside: usize) -> usize {
        let word = word.parse().unwrap();
        let sight = |place| PlayVisibility {
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
    fn perception_is_the_share_of_easy_plays_that_a_bot_sees() {
        let half = seen(Perception(500), "tea", Level::Common, 0);
        assert!((4_800..5_200).contains(&half), "{half}");
        assert_eq!(seen(Perception(0), "tea", Level::Common, 0), 0);
        assert_eq!(seen(Perception(1_000), "tea", Level::Common, 0), 10_000);
        assert_eq!(seen(Perception::SHARP, "zyzzyvas", Level::Rare, 7), 10_000);
    }

    #[test]
    fn long_rare_and_crossing_words_are_seen_less() {
        let eye = Perception(800);
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
    fn notice_delay_has_the_given_half_life() {
        let word = "tea".parse().unwrap();
        let waits = |level| {
            let waits = (0..8_000).map(move |place| {
                let sight = PlayVisibility {
                    word,
                    level,
                    beside: 0,
                    place,
                };
                Glance::new(&[5]).notice_delay(&sight, 1_000)
            });
            waits.collect::<Vec<u64>>()
        };
        let within = |waits: &[u64], time| waits.iter().filter(|wait| **wait <= time).count();
        let common = waits(Level::Common);
        assert!((3_800..4_200).contains(&within(&common, 1_000)));
        assert!((5_800..6_200).contains(&within(&common, 2_000)));
        assert!(within(&waits(Level::Rare), 1_000) < 2_500);
    }

    #[test]
    fn different_plays_are_overlooked_at_different_moments() {
        let sight = |place| PlayVisibility {
            word: "tea".parse().unwrap(),
            level: Level::Common,
            beside: 0,
            place,
        };
        let seen = |moment: u64| {
            let glance = Glance::new(&[7, moment]);
            let places = (0..100).filter(|place| Perception(500).sees(&sight(*place), glance));
            places.collect::<Vec<u64>>()
        };
        assert_eq!(seen(1), seen(1));
        assert_ne!(seen(1), seen(2));
    }
}
