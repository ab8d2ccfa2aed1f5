//! A sequential probability ratio test: decides when enough games have been played to say
//! which of two bots is better.

use std::str::FromStr;

use serde::Serialize;

use super::elo::expected_score;

/// The test's two hypotheses: by how much the second bot is better than the first, in Elo.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SprtBounds {
    /// Lower bound: the second bot is better by at most this.
    pub low: f64,
    /// Upper bound: the second bot is better by at least this.
    pub high: f64,
}

/// The verdict of a test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SprtVerdict {
    /// The second bot is better by no more than the lower bound.
    Low,
    /// The second bot is better by at least the upper bound.
    High,
}

/// The log-likelihood ratio at which a verdict is clear: at most one of twenty verdicts is then
/// wrong. It's ln(0.95 / 0.05).
pub(crate) const DECISION_THRESHOLD: f64 = 2.944_438_979_166_440_4;

impl FromStr for SprtBounds {
    type Err = ();

    fn from_str(text: &str) -> Result<SprtBounds, ()> {
        let (low, high) = text.split_once("..").ok_or(())?;
        let bound = |text: &str| text.parse::<i16>().map(f64::from).map_err(drop);
        let bounds = SprtBounds {
            low: bound(low)?,
            high: bound(high)?,
        };
        (bounds.low < bounds.high).then_some(bounds).ok_or(())
    }
}

/// A running test, fed with the second bot's score in each block, from 0 to 1.
#[derive(Debug, Clone, PartialEq)]
pub struct Sprt {
    bounds: SprtBounds,
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sprt {
    /// Starts a test as if one block had been lost and one won, so that nothing is certain at
    /// once.
    pub fn new(bounds: SprtBounds) -> Sprt {
        Sprt {
            bounds,
            count: 2.0,
            sum: 1.0,
            squares: 1.0,
        }
    }

    /// Adds a block's score.
    pub fn add_score(&mut self, score: f64) {
        self.count += 1.0;
        self.sum += score;
        self.squares += score * score;
    }

    /// Returns the logarithm of how much more likely the upper bound is than the lower one.
    pub fn log_likelihood_ratio(&self) -> f64 {
        let mean = self.sum / self.count;
        let variance = self.squares / self.count - mean * mean;
        let (low, high) = (
            expected_score(self.bounds.low),
            expected_score(self.bounds.high),
        );
        self.count * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// Returns the verdict, if one is clear by now.
    pub fn verdict(&self) -> Option<SprtVerdict> {
        match self.log_likelihood_ratio() {
            clear if clear >= DECISION_THRESHOLD => Some(SprtVerdict::High),
            clear if clear <= -DECISION_THRESHOLD => Some(SprtVerdict::Low),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Chance;

    const BOUNDS: SprtBounds = SprtBounds {
        low: 0.0,
        high: 20.0,
    };

    #[test]
    fn likelihood_matches_walds_test_for_blocks_of_one_game() {
        for won in [480, 510, 550] {
            let mut test = Sprt::new(BOUNDS);
            (0..won).for_each(|_| test.add_score(1.0));
            (won..1000).for_each(|_| test.add_score(0.0));
            let (low, high) = (expected_score(0.0), expected_score(20.0));
            let wins = f64::from(won) * (high / low).ln();
            let wald = wins + f64::from(1000 - won) * ((1.0 - high) / (1.0 - low)).ln();
            let ours = test.log_likelihood_ratio();
            assert!((ours - wald).abs() < 0.05, "{won}: {ours}, {wald}");
        }
    }

    /// Returns how many of a hundred tests say that the second bot is better.
    fn count_better_verdicts(percent: usize) -> usize {
        let mut chance = Chance::new(20);
        let bounds = SprtBounds {
            low: 0.0,
            high: 100.0,
        };
        let tests = (0..100).map(|_| {
            let mut test = Sprt::new(bounds);
            loop {
                if let Some(verdict) = test.verdict() {
                    return verdict;
                }
                let won = [(); 2].map(|()| chance.below(100) < percent);
                test.add_score(won.iter().filter(|won| **won).count() as f64 / 2.0);
            }
        });
        tests
            .filter(|verdict| *verdict == SprtVerdict::High)
            .count()
    }

    #[test]
    fn at_most_one_verdict_of_twenty_is_wrong() {
        // A score of 64 % is 100 Elo.
        let (equal, better) = (count_better_verdicts(50), count_better_verdicts(64));
        assert!(equal <= 8, "{equal}");
        assert!(better >= 92, "{better}");
    }

    #[test]
    fn a_bot_against_itself_is_not_better() {
        let mut test = Sprt::new(BOUNDS);
        let blocks = (1..).find(|_| {
            test.add_score(0.5);
            test.verdict().is_some()
        });
        assert_eq!(test.verdict(), Some(SprtVerdict::Low));
        assert!(blocks.is_some_and(|blocks| blocks < 100), "{blocks:?}");
    }

    #[test]
    fn bounds_are_two_numbers_the_lower_one_first() {
        let read = |text: &str| text.parse::<SprtBounds>().ok();
        assert_eq!(read("0..20"), Some(BOUNDS));
        let both = SprtBounds {
            low: -30.0,
            high: -10.0,
        };
        assert_eq!(read("-30..-10"), Some(both));
        for wrong in ["", "20", "20..0", "0..0", "a..b", "0..1e9", "0..NaN"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
