//! Fits the lead that doubles the odds at each eighth of a game, so that the
//! winners surprise least.
//!
//! A game counts once at each eighth, however many moments it has near there, since they are much
//! alike. A difference between neighbouring eighths costs [`ROUGH`] bits if one is twice the other,
//! and four times that if it's four times the other. So where games are many and clear, they
//! decide; where they are few or unclear, an eighth stays close to its neighbours. No number is
//! smoothed by hand.

use super::Sample;
use game::account::{ALL, KNOTS, Odds};

/// The cost, in bits of surprise, of an eighth having twice the value of its neighbour.
const ROUGH: f64 = 2.0;

/// The values to try: from half a point to 300 points, in 12 steps per doubling.
const RUNGS: usize = 111;
const A_DOUBLING: f64 = 12.0;
const LEAST: f64 = 50.0;

fn rung(at: usize) -> i32 {
    (LEAST * (at as f64 / A_DOUBLING).exp2()).round() as i32
}

/// Returns the lead that doubles the odds at each eighth of a game: of all possible sequences, the
/// one with the least cost.
pub(super) fn doubles(samples: &[Sample], turn: i32) -> [i32; KNOTS] {
    // For each eighth: the cost of each value together with everything before it, and the previous
    // value that leads to this cost.
    let mut ways: [Vec<(f64, usize)>; KNOTS] = Default::default();
    let mut before: Option<Vec<(f64, usize)>> = None;
    for (knot, way) in ways.iter_mut().enumerate() {
        let near = near_to(knot, samples);
        let all = (0..RUNGS).map(|at| {
            let here = surprise(&near, turn, rung(at));
            let (cost, from) = before.as_deref().map_or((0.0, at), |all| came(all, at));
            (here + cost, from)
        });
        *way = all.collect();
        before = Some(way.clone());
    }
    let mut at = before.map_or(0, |all| came_to(&all));
    let mut doubles = [0; KNOTS];
    for (doubles, way) in doubles.iter_mut().zip(&ways).rev() {
        *doubles = rung(at);
        at = way.get(at).map_or(at, |(_, from)| *from);
    }
    doubles
}

/// Returns the least cost of reaching a value from the values of the previous eighth, and the index
/// of the value that it comes from.
fn came(all: &[(f64, usize)], at: usize) -> (f64, usize) {
    let cost = |(from, (cost, _)): (usize, &(f64, usize))| {
        let step = (from as f64 - at as f64) / A_DOUBLING;
        (cost + ROUGH * step * step, from)
    };
    let all = all.iter().enumerate().map(cost);
    all.min_by(|one, other| one.0.total_cmp(&other.0))
        .unwrap_or((0.0, at))
}

/// Returns the index of the value with the least cost at the end of a game.
fn came_to(all: &[(f64, usize)]) -> usize {
    let all = all.iter().enumerate();
    let least = all.min_by(|one, other| one.1.0.total_cmp(&other.1.0));
    least.map_or(0, |(at, _)| at)
}

/// Returns the moments near an eighth with their weights: those of one game count as one together.
fn near_to(knot: usize, samples: &[Sample]) -> Vec<(&Sample, f64)> {
    let near = samples.iter().filter(|one| nearest(one.progress) == knot);
    let near: Vec<&Sample> = near.collect();
    let games = near.chunk_by(|one, other| one.game == other.game);
    let each = games.flat_map(|game| {
        let count = 1.0 / game.len() as f64;
        game.iter().map(move |one| (*one, count))
    });
    each.collect()
}

/// Returns the eighth of a game that a moment is nearest to.
fn nearest(progress: i32) -> usize {
    let eighths = KNOTS as i32 - 1;
    ((progress * eighths + ALL / 2) / ALL).clamp(0, eighths) as usize
}

/// Returns the surprise at the winners, in bits, if the lead `doubles` doubles the odds.
fn surprise(near: &[(&Sample, f64)], turn: i32, doubles: i32) -> f64 {
    let odds = Odds {
        turn,
        lasts: 0,
        usual: None,
        doubles: [doubles; KNOTS],
    };
    near.iter()
        .map(|(one, count)| count * one.bits(Some(&odds)))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games with a moment at which one seat is 1,000 ahead, and two out of three are won from
    /// there: so 1,000 doubles the odds.
    fn games(count: usize, progress: i32) -> Vec<Sample> {
        let sample = |at: usize| Sample {
            game: at,
            raw: vec![(1_500, 0), (500, 0)],
            progress,
            won: usize::from(at.is_multiple_of(3)),
        };
        (0..count).map(sample).collect()
    }

    #[test]
    fn fit_finds_the_doubling_lead_and_extends_it_to_eighths_without_games() {
        let found = doubles(&games(300, 500), 0);
        assert!(
            found
                .iter()
                .all(|one| (950..=1_050).contains(one) && *one == found[0]),
            "{found:?}"
        );
        assert_eq!([0, 62, 63, 500, 1_000].map(nearest), [0, 0, 1, 4, 8]);
    }

    #[test]
    fn an_eighth_with_few_games_follows_its_neighbours_and_one_with_many_does_not() {
        let with_end = |count: usize| {
            let mut all = games(3_000, 500);
            // At the end the seat that is behind wins as often as the one ahead.
            let end = (0..count).map(|at| Sample {
                game: 3_000 + at,
                raw: vec![(1_500, 0), (500, 0)],
                progress: 1_000,
                won: at % 2,
            });
            all.extend(end);
            doubles(&all, 0)
        };
        let (few, many) = (with_end(4), with_end(4_000));
        assert!(few[8] < 1_500 && many[8] > 5_000, "{few:?} {many:?}");
        assert!((900..=1_100).contains(&many[4]), "{many:?}");
        assert!(
            many.windows(2).skip(4).all(|pair| pair[0] <= pair[1]),
            "{many:?}"
        );
    }

    #[test]
    fn a_game_counts_once_near_an_eighth() {
        let mut all = games(30, 500);
        let often = (0..900).map(|_| Sample {
            game: 99,
            won: 1,
            ..all[1].clone()
        });
        let often: Vec<Sample> = often.collect();
        let alone = doubles(&all, 0);
        all.extend(often);
        let found = doubles(&all, 0);
        assert!(found[4] < alone[4] * 3 / 2, "{alone:?} {found:?}");
    }
}
