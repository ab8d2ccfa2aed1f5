//! What is told of a run. The same seed tells the same for any number of games at once, so what
//! depends on the machine, the time, is left out where it is written down.

use serde::Serialize;

use super::seed::Seed;
use super::sprt::Verdict;
use base::json::Value;

/// What is told of a run.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// Which game.
    pub game: &'static str,
    /// What was chosen, as a save has it.
    pub options: Value,
    /// How many sat at a table.
    pub seats: u8,
    /// Where the deals came from.
    pub seed: Seed,
    /// Whether levels that look ahead were wrong about the others.
    pub wrong_model: bool,
    /// How many games there were.
    pub games: usize,
    /// Each mind's, in the order in which they were named.
    pub minds: Vec<Standing>,
    /// Each pair's.
    pub pairs: Vec<Pair>,
    /// Whether somebody lost all or nothing, so that Elo says a bound.
    pub bounded: bool,
    /// Of a hundred games, those won by whoever acted first.
    pub first: f64,
    /// How many turns a game had.
    pub turns: f64,
    /// Games that did not end.
    pub endless: usize,
    /// Games in which something was refused.
    pub refused: usize,
    /// What went wrong in the first few of those: the deal, who sat where, and what.
    pub wrong: Vec<String>,
    /// What a sequential test said, if it was asked.
    pub sprt: Option<Tested>,
}

/// What is told of a mind.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Standing {
    /// Its name.
    pub name: &'static str,
    /// Whether the others are measured by it.
    pub anchor: bool,
    /// Its strength.
    pub elo: i32,
    /// The lower end of the interval that holds it in 95 of a hundred cases.
    pub low: i32,
    /// The upper end.
    pub high: i32,
    /// How many games it had, each of its seats one.
    pub games: usize,
    /// Of a hundred games, those that it won; a shared win counts as its share.
    pub wins: f64,
    /// Its place, from 1, on the whole.
    pub place: f64,
    /// What it scored, on the whole.
    pub score: f64,
    /// How often it was asked.
    pub decisions: usize,
    /// Steps in the word list for a decision.
    pub steps: Spread,
    /// Microseconds for a decision.
    #[serde(skip)]
    pub micros: Spread,
    /// Where it was asked what took most steps, if it was asked anything.
    pub hardest: Option<Hardest>,
}

/// Where a mind was asked what took most steps: in which game, and how far that had come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Hardest {
    /// Which deal.
    pub deal: u64,
    /// Who sat there, in the order of the seats.
    pub sat: Vec<&'static str>,
    /// After how many steps of the journal.
    pub after: usize,
}

/// What is told of two minds.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Pair {
    /// One of the two minds.
    pub one: &'static str,
    /// The other of the two.
    pub other: &'static str,
    /// How often the one was before the other.
    pub won: usize,
    /// How often both were equal.
    pub tied: usize,
    /// How often the other was before the one.
    pub lost: usize,
}

impl Pair {
    /// Of a hundred games, those that the one won; a tie is half of one.
    pub fn share(&self) -> f64 {
        let all = self.won + self.tied + self.lost;
        100.0 * (self.won as f64 + self.tied as f64 / 2.0) / all.max(1) as f64
    }
}

/// What a decision takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Spread {
    /// Half of them take no more.
    pub median: u32,
    /// Of a hundred, ninety-nine take no more.
    pub p99: u32,
    /// None takes more.
    pub worst: u32,
}

impl Spread {
    /// What some decisions took.
    pub fn of(mut all: Vec<u32>) -> Spread {
        all.sort_unstable();
        // The smallest of them that so many are no more than.
        let at = |hundredths: usize| {
            let place = (all.len() * hundredths).div_ceil(100);
            all.get(place.saturating_sub(1))
                .copied()
                .unwrap_or_default()
        };
        Spread {
            median: at(50),
            p99: at(99),
            worst: at(100),
        }
    }
}

/// What a sequential test said.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Tested {
    /// The lower bound, in Elo.
    pub low: i32,
    /// The upper one.
    pub high: i32,
    /// The logarithm of how much likelier the upper one is.
    pub likelihood: f64,
    /// What is clear.
    pub verdict: Option<Verdict>,
}

/// To so many places behind the point, as it is told.
pub fn rounded(value: f64, places: i32) -> f64 {
    let times = 10_f64.powi(places);
    (value * times).round() / times
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_half_and_ninety_nine_of_a_hundred_take() {
        let spread = |all: &[u32]| {
            let Spread { median, p99, worst } = Spread::of(all.to_vec());
            (median, p99, worst)
        };
        assert_eq!(spread(&[]), (0, 0, 0));
        assert_eq!(spread(&[7]), (7, 7, 7));
        assert_eq!(spread(&[3, 1, 2]), (2, 3, 3));
        let all: Vec<u32> = (1..=1000).rev().collect();
        assert_eq!(spread(&all), (500, 990, 1000));
    }

    #[test]
    fn a_tie_is_half_of_a_win() {
        let pair = Pair {
            one: "jay",
            other: "wren",
            won: 5,
            tied: 2,
            lost: 1,
        };
        assert_eq!(pair.share(), 75.0);
        assert_eq!(rounded(-12.345, 1), -12.3);
    }
}
