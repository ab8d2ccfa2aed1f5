//! The report of a run. The same seed gives the same report however many games are played at once.
//! So time, which depends on the machine, is left out where a report is saved.

use serde::Serialize;

use super::contest::HabitCount;
use super::seed::DealSeed;
use super::sprt::SprtVerdict;
use base::json::Value;

/// The report of a run.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct RunReport {
    /// The game's id.
    pub game: &'static str,
    /// The options, as a save holds them.
    pub options: Value,
    /// The number of seats at a table.
    pub seats: u8,
    /// The source of the deals.
    pub seed: DealSeed,
    /// Whether bots that look ahead wrongly assumed that the other bots know only common words.
    pub wrong_model: bool,
    /// The number of games.
    pub games: usize,
    /// The results of each bot, in the order in which they were named.
    pub minds: Vec<BotStanding>,
    /// The results of each pair of bots.
    pub pairs: Vec<PairResult>,
    /// Whether a bot lost everything or nothing, so that its Elo is only a bound.
    pub bounded: bool,
    /// Percentage of games won by the seat that acted first.
    pub first: f64,
    /// Average number of turns of a game.
    pub turns: f64,
    /// The number of games that didn't end.
    pub endless: usize,
    /// The number of games in which an action was refused.
    pub refused: usize,
    /// What went wrong in the first few faulty games: the deal, who sat where, and the fault.
    pub wrong: Vec<String>,
    /// The result of the sequential test, if one was asked for.
    pub sprt: Option<SprtResult>,
}

/// The results of one bot.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct BotStanding {
    /// The bot's name.
    pub name: &'static str,
    /// Whether the other bots are measured against this bot.
    pub anchor: bool,
    /// The bot's Elo rating.
    pub elo: i32,
    /// The lower end of the 95 % confidence interval.
    pub low: i32,
    /// The upper end of the 95 % confidence interval.
    pub high: i32,
    /// The number of the bot's games, counting each of its seats.
    pub games: usize,
    /// Percentage of games that the bot won; a shared win counts as its share.
    pub wins: f64,
    /// The bot's average place, counted from 1.
    pub place: f64,
    /// The bot's average score.
    pub score: f64,
    /// The number of the bot's decisions.
    pub decisions: usize,
    /// Steps through the word list per decision.
    pub steps: WorkDistribution,
    /// Microseconds per decision.
    #[serde(skip)]
    pub micros: WorkDistribution,
    /// The decision that took the bot the most steps, if it made any.
    pub hardest: Option<HardestDecision>,
    /// The bot's habits, in games that count any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub habits: Vec<HabitShare>,
}

/// How often a bot did something that it could have done.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct HabitShare {
    /// The name of the habit.
    pub name: &'static str,
    /// How often the bot did it, in percent.
    pub percentage: f64,
    /// The number of times that it could have.
    pub could: usize,
}

impl HabitShare {
    pub(super) fn new(name: &'static str, count: HabitCount) -> HabitShare {
        let HabitCount { did, could } = count;
        HabitShare {
            name,
            percentage: round_to(100.0 * did as f64 / could.max(1) as f64, 1),
            could,
        }
    }
}

/// The decision of a bot that took the most steps: in which game, and at which point.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HardestDecision {
    /// Number of the deal that the game began with.
    pub deal: u64,
    /// The bots at the table, in the order of the seats.
    pub sat: Vec<&'static str>,
    /// The number of journal steps before the decision.
    pub after: usize,
}

/// The results of two bots against each other.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PairResult {
    /// The first bot.
    pub one: &'static str,
    /// The second bot.
    pub other: &'static str,
    /// How often the first bot finished ahead of the second.
    pub won: usize,
    /// How often both bots finished in the same place.
    pub tied: usize,
    /// How often the second bot finished ahead of the first.
    pub lost: usize,
}

impl PairResult {
    /// Returns the percentage of games that the first bot won; a tie counts as half a win.
    pub fn win_percentage(&self) -> f64 {
        let all = self.won + self.tied + self.lost;
        100.0 * (self.won as f64 + self.tied as f64 / 2.0) / all.max(1) as f64
    }
}

/// The distribution of the work of decisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct WorkDistribution {
    /// The 50th percentile.
    pub median: u32,
    /// The 99th percentile.
    pub p99: u32,
    /// The maximum.
    pub worst: u32,
}

impl WorkDistribution {
    /// Returns the distribution of some decisions' work.
    pub fn from_values(mut all: Vec<u32>) -> WorkDistribution {
        all.sort_unstable();
        // The smallest value that at least this percentage of values doesn't exceed.
        let at = |hundredths: usize| {
            let place = (all.len() * hundredths).div_ceil(100);
            all.get(place.saturating_sub(1))
                .copied()
                .unwrap_or_default()
        };
        WorkDistribution {
            median: at(50),
            p99: at(99),
            worst: at(100),
        }
    }
}

/// The result of a sequential test.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct SprtResult {
    /// The test's lower bound for how much better the second bot is, in Elo.
    pub low: i32,
    /// The test's upper bound for how much better the second bot is, in Elo.
    pub high: i32,
    /// The logarithm of how much more likely the upper bound is than the lower one.
    pub likelihood: f64,
    /// The verdict, if one is clear.
    pub verdict: Option<SprtVerdict>,
}

/// Rounds a number to some decimal places, as reports show it.
pub fn round_to(value: f64, places: i32) -> f64 {
    let times = 10_f64.powi(places);
    (value * times).round() / times
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spread_gives_median_99th_percentile_and_maximum() {
        let spread = |all: &[u32]| {
            let WorkDistribution { median, p99, worst } =
                WorkDistribution::from_values(all.to_vec());
            (median, p99, worst)
        };
        assert_eq!(spread(&[]), (0, 0, 0));
        assert_eq!(spread(&[7]), (7, 7, 7));
        assert_eq!(spread(&[3, 1, 2]), (2, 3, 3));
        let all: Vec<u32> = (1..=1000).rev().collect();
        assert_eq!(spread(&all), (500, 990, 1000));
    }

    #[test]
    fn a_tie_is_reported_as_half_a_win() {
        let pair = PairResult {
            one: "jay",
            other: "wren",
            won: 5,
            tied: 2,
            lost: 1,
        };
        assert_eq!(pair.win_percentage(), 75.0);
        assert_eq!(round_to(-12.345, 1), -12.3);
    }
}
