//! Seeds of deals: one stream for tuning and one for judging, which have no deal in common.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use game::Chance;

/// The bit of a deal's seed that says which stream it's from.
const JUDGES: u64 = 1 << 63;

/// The source of a run's deals: `tune:7` or `judge:7`.
///
/// Use `tune` while trying out how a bot should think, and `judge` for the published results. No
/// deal of one stream is also in the other.
///
/// ```
/// use arena::Seed;
///
/// let [tune, judge]: [Seed; 2] = ["tune:7", "judge:7"].map(|text| text.parse().unwrap());
/// assert_ne!(tune.deal(0), judge.deal(0));
/// assert!("7".parse::<Seed>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seed {
    judges: bool,
    number: u32,
}

impl Seed {
    /// Makes a stream for tuning.
    pub const fn tune(number: u32) -> Seed {
        Seed {
            judges: false,
            number,
        }
    }

    /// Makes a stream for judging.
    pub const fn judge(number: u32) -> Seed {
        Seed {
            judges: true,
            number,
        }
    }

    /// Returns the seed of a deal.
    pub fn deal(self, number: usize) -> u64 {
        let seed = Chance::from_text(&format!("{self}:{number}")).roll();
        match self.judges {
            true => seed | JUDGES,
            false => seed & !JUDGES,
        }
    }
}

/// Error: the text isn't a valid [`Seed`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a seed: expected tune:NUMBER or judge:NUMBER")]
pub struct NoSeed;

impl FromStr for Seed {
    type Err = NoSeed;

    fn from_str(text: &str) -> Result<Seed, NoSeed> {
        let (stream, number) = text.split_once(':').ok_or(NoSeed)?;
        let number = number.parse().map_err(|_| NoSeed)?;
        match stream {
            "tune" => Ok(Seed::tune(number)),
            "judge" => Ok(Seed::judge(number)),
            _ => Err(NoSeed),
        }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stream = if self.judges { "judge" } else { "tune" };
        write!(f, "{stream}:{}", self.number)
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn tune_and_judge_have_no_deal_in_common() {
        let deals = |of: fn(u32) -> Seed| -> BTreeSet<u64> {
            let all = (0..20).flat_map(|number| (0..50).map(move |deal| of(number).deal(deal)));
            all.collect()
        };
        let (tune, judge) = (deals(Seed::tune), deals(Seed::judge));
        assert_eq!((tune.len(), judge.len()), (1000, 1000));
        assert!(tune.iter().all(|seed| seed & JUDGES == 0));
        assert!(judge.iter().all(|seed| seed & JUDGES != 0));
    }

    #[test]
    fn a_seed_round_trips_through_text() {
        for seed in [Seed::tune(0), Seed::judge(u32::MAX)] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        for none in ["", "7", "judge", "judge:", "judge:-1", "play:7", "tune: 7"] {
            assert_eq!(none.parse::<Seed>(), Err(NoSeed), "{none}");
        }
    }
}
