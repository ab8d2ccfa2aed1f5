//! The chance of winning, computed from a small table.

use super::ScoreSnapshot;

/// How a game's scores become chances of winning: whole numbers, fitted to games of equal bots by
/// `lettercase arena --account`.
///
/// ```
/// use game::account::{ODDS_KNOTS, Odds, ScoreSnapshot};
///
/// // All through the game, a lead of 16 points doubles the odds.
/// let odds = Odds { turn: 0, lasts: 100, usual: None, doubles: [1_600; ODDS_KNOTS] };
/// let level = ScoreSnapshot { ahead: vec![0, 0], progress: 500 };
/// assert_eq!(odds.chances(&level), [500, 500]);
/// let ahead = ScoreSnapshot { ahead: vec![1_600, 0], progress: 500 };
/// assert_eq!(odds.chances(&ahead), [667, 333]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Odds {
    /// Average gain of a turn, in hundredths of a point. A seat that has had fewer turns counts as
    /// ahead by this much for each.
    pub turn: i32,
    /// Percentage of a decision's loss, as the review measures it, that reaches the final score.
    /// The rest is recovered: a later turn may take what an earlier one left.
    pub lasts: i32,
    /// Average lasting loss of a turn by people who play well but not perfectly, in hundredths of a
    /// point; `None` where nothing is drawn or dealt to one seat alone, so that everything a seat
    /// does counts as its choice.
    pub usual: Option<i32>,
    /// Leads, in hundredths of a point, that double the odds: at the game's start, after each
    /// eighth of it, and at its end.
    pub doubles: [i32; ODDS_KNOTS],
}

/// Number of points in a game at which the odds are tabulated.
pub const ODDS_KNOTS: usize = 9;

/// A whole in thousandths: the chance of a certain win, or the progress of a finished game.
pub const WHOLE: i32 = 1_000;

/// 2^(−i/16) for i from 0 to 15, scaled by 65,536.
const POWERS: [u64; 16] = [
    65_536, 62_757, 60_097, 57_549, 55_109, 52_773, 50_535, 48_393, 46_341, 44_376, 42_495, 40_693,
    38_968, 37_316, 35_734, 34_219,
];

/// A seat this many doublings behind has no chance.
const MAX_DOUBLINGS: i64 = 24;

impl Odds {
    /// Returns the lead that doubles the odds at a point of the game, given in thousandths.
    pub fn doubling_lead(&self, progress: i32) -> i32 {
        let far = progress.clamp(0, WHOLE) * (ODDS_KNOTS as i32 - 1);
        let knot = |at: i32| self.doubles.get(at as usize).copied();
        let (before, part) = (far / WHOLE, far % WHOLE);
        let from = knot(before).unwrap_or(1);
        let to = knot(before + 1).unwrap_or(from);
        (from + (to - from) * part / WHOLE).max(1)
    }

    /// Returns each seat's chance of winning, in thousandths. They add up to
    /// [`WHOLE`], apart from rounding.
    pub fn chances(&self, stand: &ScoreSnapshot) -> Vec<i32> {
        let most = stand.ahead.iter().copied().max().unwrap_or_default();
        let doubling = i64::from(self.doubling_lead(stand.progress));
        let weight = |ahead: &i32| {
            let behind = i64::from(most).saturating_sub(i64::from(*ahead));
            let (whole, part) = (behind / doubling, behind % doubling * 16 / doubling);
            match whole {
                0..MAX_DOUBLINGS => {
                    POWERS.get(part as usize).copied().unwrap_or(0) << (MAX_DOUBLINGS - whole)
                }
                _ => 0,
            }
        };
        let weights: Vec<u64> = stand.ahead.iter().map(weight).collect();
        let sum = weights.iter().sum::<u64>().max(1);
        let chance = |weight: &u64| ((weight * WHOLE as u64 + sum / 2) / sum) as i32;
        weights.iter().map(chance).collect()
    }

    /// Returns how much of a decision's loss reaches the final score, in hundredths of a point.
    pub(crate) fn lasting_loss(&self, by: i32) -> i32 {
        (i64::from(by) * i64::from(self.lasts) / 100) as i32
    }

    /// Returns the chance of one seat, in thousandths.
    pub fn chance(&self, stand: &ScoreSnapshot, seat: usize) -> i32 {
        self.chances(stand).get(seat).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ODDS: Odds = Odds {
        turn: 0,
        lasts: 100,
        usual: Some(100),
        doubles: [1_600, 1_600, 1_600, 1_600, 800, 800, 800, 800, 100],
    };

    fn chances(ahead: &[i32], progress: i32) -> Vec<i32> {
        let ahead = ahead.to_vec();
        ODDS.chances(&ScoreSnapshot { ahead, progress })
    }

    #[test]
    fn equal_scores_have_equal_chances_and_a_doubling_lead_has_two_to_one() {
        assert_eq!(chances(&[0, 0], 0), [500, 500]);
        assert_eq!(chances(&[700; 4], 300), [250; 4]);
        assert_eq!(chances(&[1_600, 0], 0), [667, 333]);
        assert_eq!(chances(&[0, 1_600], 500), [200, 800], "two doublings");
        assert_eq!(chances(&[900, 0], 990), [982, 18]);
        assert_eq!(chances(&[0, i32::MIN], 500), [1_000, 0]);
    }

    #[test]
    fn the_same_lead_is_worth_more_later_in_the_game() {
        let of = |progress| chances(&[800, 0], progress)[0];
        let all: Vec<i32> = (0..=10).map(|tenth| of(tenth * 100)).collect();
        assert!(all.is_sorted(), "{all:?}");
        assert_eq!(
            (ODDS.doubling_lead(0), ODDS.doubling_lead(1_000)),
            (1_600, 100)
        );
        assert_eq!(ODDS.doubling_lead(437), 1_204, "between two knots");
    }
}
