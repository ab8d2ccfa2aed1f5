//! Seeds of deals: one stream for tuning and one for judging, which have no deal in common.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use game::Chance;

/// The bit of a deal's seed that says which stream it's from.
const JUDGE_BIT: u64 = 1 << 63;

/// The source of a run's deals: `tune:7` or `judge:7`.
///
/// Use `tune` while trying out how a bot should think, and `judge` for the published results. No
/// deal of one stream is also in the other.
///
/// ```
/// use arena::DealSeed;
///
/// let [tune, judge]: [DealSeed; 2] = ["tune:7", "judge:7"].map(|text| text.parse().unwrap());
/// assert_ne!(tune.deal_seed(0), judge.deal_seed(0));
/// assert!("7".parse::<DealSeed>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DealSeed {
    judges: bool,
    number: u32,
}

impl DealSeed {
    /// Makes a stream for tuning.
    pub const fn tune(number: u32) -> DealSeed {
        DealSeed {
            judges: false,
            number,
        }
    }

    /// Makes a stream for judging.
    pub const fn judge(number: u32) -> DealSeed {
        DealSeed {
            judges: true,
            number,
        }
    }

    /// Returns the seed of a deal.
    pub fn deal_seed(self, number: usize) -> u64 {
        let seed = Chance::from_text(&format!("{self}:{number}")).roll();
        if self.judges {
            seed | JUDGE_BIT
        } else {
            seed & !JUDGE_BIT
        }
    }
}

/// Error: the text isn't a valid [`DealSeed`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a seed: expected tune:NUMBER or judge:NUMBER")]
pub struct ParseSeedError;

impl FromStr for DealSeed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<DealSeed, ParseSeedError> {
        let (stream, number) = text.split_once(':').ok_or(ParseSeedError)?;
        let number = number.parse().map_err(|_| ParseSeedError)?;
        match stream {
            "tune" => Ok(DealSeed::tune(number)),
            "judge" => Ok(DealSeed::judge(number)),
            _ => Err(ParseSeedError),
        }
    }
}

impl fmt::Display for DealSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stream = if self.judges { "judge" } else { "tune" };
        write!(f, "{stream}:{}", self.number)
    }
}

impl Serialize for DealSeed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn tune_and_judge_seeds_have_no_deal_in_common() {
        let deals = |of: fn(u32) -> DealSeed| -> BTreeSet<u64> {
            let all =
                (0..20).flat_map(|number| (0..50).map(move |deal| of(number).deal_seed(deal)));
            all.collect()
        };
        let (tune, judge) = (deals(DealSeed::tune), deals(DealSeed::judge));
        assert_eq!((tune.len(), judge.len()), (1000, 1000));
        assert!(tune.iter().all(|seed| seed & JUDGE_BIT == 0));
        assert!(judge.iter().all(|seed| seed & JUDGE_BIT != 0));
    }

    #[test]
    fn a_seed_round_trips_through_text() {
        for seed in [DealSeed::tune(0), DealSeed::judge(u32::MAX)] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        for none in ["", "7", "judge", "judge:", "judge:-1", "play:7", "tune: 7"] {
            assert_eq!(none.parse::<DealSeed>(), Err(ParseSeedError), "{none}");
        }
    }
}
