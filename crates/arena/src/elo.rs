//! The strength of some bots, estimated from who finished ahead of whom: the Bradley–Terry
//! model on the Elo scale.

use super::linear::{Matrix, solve};

/// Rating of the bot that the other bots are measured against.
pub(crate) const ANCHOR_RATING: f64 = 1500.0;

/// Half-width of a 95 % confidence interval, in standard errors.
const Z_SCORE_95: f64 = 1.96;

/// One comparison of two bots, given by their numbers.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Comparison {
    /// The first bot.
    pub one: usize,
    /// The second bot.
    pub other: usize,
    /// The first bot's result: 1 for a win, 0.5 for a tie.
    pub score: f64,
}

/// A bot's rating with its 95 % confidence interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatingInterval {
    /// The most likely rating.
    pub elo: f64,
    /// The interval's lower end.
    pub low: f64,
    /// The interval's upper end.
    pub high: f64,
}

/// The ratings of some bots.
#[derive(Debug, Clone, PartialEq)]
pub struct BotRatings {
    /// Each bot's rating, indexed by the bot's number.
    pub each: Vec<RatingInterval>,
    /// Whether some bot never won anything against the others or never lost anything to them. The
    /// most likely difference is then infinite, and half a game each way is added to give a bound.
    pub bounded: bool,
}

/// Returns the expected score for a difference in Elo.
pub fn expected_score(difference: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-difference / 400.0))
}

/// Returns the number of Elo points in one unit of strength on the natural logarithmic scale.
fn elo_per_unit() -> f64 {
    400.0 / std::f64::consts::LN_10
}

/// Estimates the strengths of `minds` bots from blocks of comparisons, measured against
/// one of them, the anchor.
///
/// Games of one block share their deal, so uncertainty is estimated from blocks: where two games
/// of a deal with swapped seats cancel out their luck, the interval becomes narrower.
pub fn estimate_ratings(minds: usize, anchor: usize, blocks: &[Vec<Comparison>]) -> BotRatings {
    let bounded = !has_finite_strengths(minds, blocks);
    let mut all: Vec<Comparison> = blocks.iter().flatten().copied().collect();
    if bounded {
        all.extend(virtual_ties(minds, blocks));
    }
    let free: Vec<usize> = (0..minds).filter(|mind| *mind != anchor).collect();
    let strengths = most_likely_strengths(minds, &free, &all);
    let curve = curvature(&free, &strengths, &all);
    let spread = if bounded || blocks.len() < 2 {
        None
    } else {
        Some(gradient_covariance(&free, &strengths, blocks))
    };
    let variance = |at: usize| -> f64 {
        let mut unit_vector = vec![0.0; free.len()];
        if let Some(one) = unit_vector.get_mut(at) {
            *one = 1.0;
        }
        let column = solve(&curve, &unit_vector);
        match &spread {
            None => column.get(at).copied().unwrap_or_default(),
            Some(spread) => spread.quadratic_form(&column),
        }
    };
    let each = (0..minds).map(|mind| {
        let elo = ANCHOR_RATING + elo_per_unit() * strengths.get(mind).copied().unwrap_or_default();
        let at = free.iter().position(|free| *free == mind);
        let wide = at.map_or(0.0, |at| {
            Z_SCORE_95 * elo_per_unit() * variance(at).max(0.0).sqrt()
        });
        RatingInterval {
            elo,
            low: elo - wide,
            high: elo + wide,
        }
    });
    BotRatings {
        each: each.collect(),
        bounded,
    }
}

/// Whether every bot has a finite most likely strength: each has scored against each other one,
/// directly or through others.
fn has_finite_strengths(minds: usize, blocks: &[Vec<Comparison>]) -> bool {
    let reached = |forward: bool| {
        let mut seen = vec![false; minds];
        let mut next = vec![0];
        while let Some(mind) = next.pop() {
            match seen.get_mut(mind) {
                Some(seen) if !*seen => *seen = true,
                _ => continue,
            }
            for one in blocks.iter().flatten() {
                let (from, to) = if forward {
                    (one.one, one.other)
                } else {
                    (one.other, one.one)
                };
                if one.score > 0.0 && from == mind {
                    next.push(to);
                }
                if one.score < 1.0 && to == mind {
                    next.push(from);
                }
            }
        }
        seen.into_iter().all(|seen| seen)
    };
    reached(true) && reached(false)
}

fn virtual_ties(minds: usize, blocks: &[Vec<Comparison>]) -> Vec<Comparison> {
    let met = |one: usize, other: usize| {
        let mut all = blocks.iter().flatten();
        all.any(|met| (met.one, met.other) == (one, other) || (met.one, met.other) == (other, one))
    };
    let pairs = (0..minds).flat_map(|one| (one + 1..minds).map(move |other| (one, other)));
    let pairs = pairs.filter(|(one, other)| met(*one, *other));
    let each = pairs.map(|(one, other)| Comparison {
        one,
        other,
        score: 0.5,
    });
    each.collect()
}

/// Returns the most likely strengths, found by Newton's method; the anchor's is 0.
fn most_likely_strengths(minds: usize, free: &[usize], all: &[Comparison]) -> Vec<f64> {
    let mut strengths = vec![0.0; minds];
    for _ in 0..100 {
        let slope = gradient(free, &strengths, all);
        let step = solve(&curvature(free, &strengths, all), &slope);
        let longest = step.iter().fold(0.0_f64, |most, one| most.max(one.abs()));
        // Limit the step to the region where the curvature is a good approximation.
        let shorter = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        for (mind, step) in free.iter().zip(&step) {
            if let Some(strength) = strengths.get_mut(*mind) {
                *strength += shorter * step;
            }
        }
        if longest < 1e-12 {
            break;
        }
    }
    strengths
}

/// Returns the chance that the first bot of a comparison finishes ahead of the second.
fn win_probability(strengths: &[f64], one: &Comparison) -> f64 {
    let of = |mind: usize| strengths.get(mind).copied().unwrap_or_default();
    1.0 / (1.0 + (of(one.other) - of(one.one)).exp())
}

fn gradient(free: &[usize], strengths: &[f64], all: &[Comparison]) -> Vec<f64> {
    let mut slope = vec![0.0; free.len()];
    for one in all {
        let surprise = one.score - win_probability(strengths, one);
        for (mind, slope) in free.iter().zip(&mut slope) {
            if *mind == one.one {
                *slope += surprise;
            } else if *mind == one.other {
                *slope -= surprise;
            }
        }
    }
    slope
}

fn curvature(free: &[usize], strengths: &[f64], all: &[Comparison]) -> Matrix {
    let mut curve = Matrix::zeros(free.len());
    let place = |mind: usize| free.iter().position(|free| *free == mind);
    for one in all {
        let chance = win_probability(strengths, one);
        let weight = chance * (1.0 - chance);
        let (first, second) = (place(one.one), place(one.other));
        for at in [first, second].into_iter().flatten() {
            curve.add(at, at, weight);
        }
        if let (Some(first), Some(second)) = (first, second) {
            curve.add(first, second, -weight);
            curve.add(second, first, -weight);
        }
    }
    curve
}

/// Returns how much the slopes of the log-likelihood vary from block to block.
fn gradient_covariance(free: &[usize], strengths: &[f64], blocks: &[Vec<Comparison>]) -> Matrix {
    let mut spread = Matrix::zeros(free.len());
    let count = blocks.len() as f64;
    for block in blocks {
        let slope = gradient(free, strengths, block);
        for (row, one) in slope.iter().enumerate() {
            for (column, other) in slope.iter().enumerate() {
                spread.add(row, column, one * other * count / (count - 1.0));
            }
        }
    }
    spread
}

#[cfg(test)]
mod tests {
    use super::*;

    fn win_blocks(one: usize, other: usize, won: usize, lost: usize) -> Vec<Vec<Comparison>> {
        let of = |score| vec![Comparison { one, other, score }];
        let won = std::iter::repeat_n(of(1.0), won);
        won.chain(std::iter::repeat_n(of(0.0), lost)).collect()
    }

    fn assert_near(one: f64, other: f64) {
        assert!((one - other).abs() < 0.05, "{one} is not {other}");
    }

    #[test]
    fn three_wins_to_one_give_190_85_elo() {
        let rated = estimate_ratings(2, 0, &win_blocks(1, 0, 75, 25));
        let [anchor, other] = rated.each[..] else {
            panic!("expected two ratings")
        };
        assert!(!rated.bounded);
        assert_eq!(
            (anchor.elo, anchor.low, anchor.high),
            (1500.0, 1500.0, 1500.0)
        );
        assert_near(other.elo, 1690.85);
        // Half-width of the interval: 400 / ln 10 x sqrt(1 / (100 x 0.75 x 0.25)) x 1.96, with 99
        // degrees of freedom.
        assert_near(other.high - other.elo, 79.03);
        assert_near(other.elo - other.low, 79.03);
    }

    #[test]
    fn ratings_of_three_bots_are_consistent() {
        let games = [
            win_blocks(0, 1, 30, 90),
            win_blocks(1, 2, 30, 90),
            win_blocks(0, 2, 12, 108),
        ]
        .concat();
        let rated = estimate_ratings(3, 2, &games).each;
        assert_near(rated[0].elo, 1500.0 - 381.70);
        assert_near(rated[1].elo, 1500.0 - 190.85);
        assert!(rated[0].high - rated[0].elo > rated[1].high - rated[1].elo);
    }

    #[test]
    fn a_tie_counts_as_half_a_win() {
        let half = Comparison {
            one: 0,
            other: 1,
            score: 0.5,
        };
        let rated = estimate_ratings(2, 1, &[vec![half], vec![half]]);
        assert_eq!(rated.each[0].elo, 1500.0);
    }

    #[test]
    fn luck_cancelled_by_swapped_seats_does_not_widen_the_interval() {
        // The same seat won both games of each deal.
        let [won, lost] = [1.0, 0.0].map(|score| Comparison {
            one: 0,
            other: 1,
            score,
        });
        let paired = estimate_ratings(2, 1, &vec![vec![won, lost]; 50]).each[0];
        assert_eq!(
            (paired.elo, paired.low, paired.high),
            (1500.0, 1500.0, 1500.0)
        );
        let alone = estimate_ratings(2, 1, &win_blocks(0, 1, 50, 50)).each[0];
        assert!(alone.high - alone.low > 100.0);
    }

    #[test]
    fn a_bot_that_never_lost_gets_a_lower_bound_as_rating() {
        let rated = estimate_ratings(2, 0, &win_blocks(1, 0, 100, 0));
        assert!(rated.bounded);
        // With half a game added each way, the score is 100.5 to 0.5.
        assert_near(rated.each[1].elo, 1500.0 + 400.0 * 201_f64.log10());
        let chained = [win_blocks(0, 1, 5, 5), win_blocks(1, 2, 0, 10)].concat();
        assert!(estimate_ratings(3, 0, &chained).bounded);
        let round = [
            win_blocks(0, 1, 9, 0),
            win_blocks(1, 2, 9, 0),
            win_blocks(2, 0, 9, 0),
        ]
        .concat();
        assert!(
            !estimate_ratings(3, 0, &round).bounded,
            "each lost to another"
        );
    }

    #[test]
    fn expected_score_follows_from_the_elo_difference() {
        assert_near(expected_score(0.0) * 100.0, 50.0);
        assert_near(expected_score(190.85) * 100.0, 75.0);
        assert_near(expected_score(-400.0) * 1100.0, 100.0);
    }
}
