//! Fits the lead that doubles the odds at each eighth of a game, so that the actual winners are the
//! least surprising.
//!
//! A game counts once at each eighth, however many moments it has near there, since they are much
//! alike. A difference between neighbouring eighths costs [`ROUGHNESS_COST`] bits if one is twice
//! the other, and four times that if it's four times the other. So where games are many and clear,
//! they decide; where they are few or unclear, an eighth stays close to its neighbours. No number
//! is smoothed by hand.

use super::MomentSample;
use game::account::{ODDS_KNOTS, Odds, WHOLE};

/// The cost, in bits of surprise, of an eighth having twice the value of its neighbour.
const ROUGHNESS_COST: f64 = 2.0;

/// The number of values to try: from half a point to 300 points, with 12 steps per doubling.
const CANDIDATES: usize = 111;
const STEPS_PER_DOUBLING: f64 = 12.0;
const MIN_LEAD: f64 = 50.0;

fn candidate_lead(at: usize) -> i32 {
    (MIN_LEAD * (at as f64 / STEPS_PER_DOUBLING).exp2()).round() as i32
}

/// Returns the lead that doubles the odds at each eighth of a game: of all possible sequences, the
/// one with the least cost.
pub(super) fn fit_doubling_leads(samples: &[MomentSample], turn: i32) -> [i32; ODDS_KNOTS] {
    // For each eighth: the cost of each value together with everything before it, and the previous
    // value that leads to this cost.
    let mut ways: [Vec<(f64, usize)>; ODDS_KNOTS] = Default::default();
    let mut before: Option<Vec<(f64, usize)>> = None;
    for (knot, way) in ways.iter_mut().enumerate() {
        let near = samples_near(knot, samples);
        let all = (0..CANDIDATES).map(|at| {
            let here = total_surprise(&near, turn, candidate_lead(at));
            let (cost, from) = before
                .as_deref()
                .map_or((0.0, at), |all| cheapest_predecessor(all, at));
            (here + cost, from)
        });
        *way = all.collect();
        before = Some(way.clone());
    }
    let mut at = before.map_or(0, |all| cheapest_end(&all));
    let mut doubles = [0; ODDS_KNOTS];
    for (doubles, way) in doubles.iter_mut().zip(&ways).rev() {
        *doubles = candidate_lead(at);
        at = way.get(at).map_or(at, |(_, from)| *from);
    }
    doubles
}

/// Returns the least cost of reaching a value from the values of the previous eighth, and the index
/// of the value that it comes from.
fn cheapest_predecessor(all: &[(f64, usize)], at: usize) -> (f64, usize) {
    let cost = |(from, (cost, _)): (usize, &(f64, usize))| {
        let step = (from as f64 - at as f64) / STEPS_PER_DOUBLING;
        (cost + ROUGHNESS_COST * step * step, from)
    };
    let all = all.iter().enumerate().map(cost);
    all.min_by(|one, other| one.0.total_cmp(&other.0))
        .unwrap_or((0.0, at))
}

/// Returns the index of the value with the least cost at the end of a game.
fn cheapest_end(all: &[(f64, usize)]) -> usize {
    let all = all.iter().enumerate();
    let least = all.min_by(|one, other| one.1.0.total_cmp(&other.1.0));
    least.map_or(0, |(at, _)| at)
}

/// Returns the moments near an eighth with their weights: those of one game count as one together.
fn samples_near(knot: usize, samples: &[MomentSample]) -> Vec<(&MomentSample, f64)> {
    let near = samples
        .iter()
        .filter(|one| nearest_knot(one.progress) == knot);
    let near: Vec<&MomentSample> = near.collect();
    let games = near.chunk_by(|one, other| one.game == other.game);
    let each = games.flat_map(|game| {
        let count = 1.0 / game.len() as f64;
        game.iter().map(move |one| (*one, count))
    });
    each.collect()
}

/// Returns the eighth of a game that a moment is nearest to.
fn nearest_knot(progress: i32) -> usize {
    let eighths = ODDS_KNOTS as i32 - 1;
    ((progress * eighths + WHOLE / 2) / WHOLE).clamp(0, eighths) as usize
}

/// Returns how surprising the winners are, in bits, if the lead `doubles` doubles the odds.
fn total_surprise(near: &[(&MomentSample, f64)], turn: i32, doubles: i32) -> f64 {
    let odds = Odds {
        turn,
        lasts: 0,
        usual: None,
        doubles: [doubles; ODDS_KNOTS],
    };
    near.iter()
        .map(|(one, count)| count * one.surprise_bits(Some(&odds)))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games with a moment at which one seat is 1,000 ahead, and two out of three are won from
    /// there: so 1,000 doubles the odds.
    fn games(count: usize, progress: i32) -> Vec<MomentSample> {
        let sample = |at: usize| MomentSample {
            game: at,
            raw: vec![(1_500, 0), (500, 0)],
            progress,
            won: usize::from(at.is_multiple_of(3)),
        };
        (0..count).map(sample).collect()
    }

    #[test]
    fn fit_finds_the_doubling_lead_and_fills_eighths_of_the_game_without_data() {
        let found = fit_doubling_leads(&games(300, 500), 0);
        assert!(
            found
                .iter()
                .all(|one| (950..=1_050).contains(one) && *one == found[0]),
            "{found:?}"
        );
        assert_eq!([0, 62, 63, 500, 1_000].map(nearest_knot), [0, 0, 1, 4, 8]);
    }

    #[test]
    fn an_eighth_of_the_game_with_little_data_follows_its_neighbours() {
        let with_end = |count: usize| {
            let mut all = games(3_000, 500);
            // At the end the seat that is behind wins as often as the one ahead.
            let end = (0..count).map(|at| MomentSample {
                game: 3_000 + at,
                raw: vec![(1_500, 0), (500, 0)],
                progress: 1_000,
                won: at % 2,
            });
            all.extend(end);
            fit_doubling_leads(&all, 0)
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
    fn repeated_samples_of_one_game_count_once_per_eighth() {
        let mut all = games(30, 500);
        let often = (0..900).map(|_| MomentSample {
            game: 99,
            won: 1,
            ..all[1].clone()
        });
        let often: Vec<MomentSample> = often.collect();
        let alone = fit_doubling_leads(&all, 0);
        all.extend(often);
        let found = fit_doubling_leads(&all, 0);
        assert!(found[4] < alone[4] * 3 / 2, "{alone:?} {found:?}");
    }
}
