//! The final places of a game, including shared ones.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::{SeatId, SeatSet};
use base::sorting::sort_by;

/// How a game ended: the place and points of every seat.
///
/// ```
/// use game::{Outcome, SeatId};
///
/// let points = [(0, 24), (1, 31), (2, 24)];
/// let outcome = Outcome::ranked(points.map(|(seat, points)| (SeatId::new(seat), points, ())));
/// let places = outcome.standings().iter().map(|standing| (standing.seat.index(), standing.place));
/// assert!(places.eq([(1, 1), (0, 2), (2, 2)]), "two seats share the second place");
/// assert!(outcome.winners().iter().eq([SeatId::new(1)]));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    standings: Vec<Standing>,
}

/// How one seat finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The seat that this standing is for.
    pub seat: SeatId,
    /// The seat's place, from 1. Seats that share a place have the same number.
    pub place: u8,
    /// The seat's final score.
    pub points: i32,
}

impl Outcome {
    /// Ranks seats by their points, then by a tie-breaker (`()` where there is none). Seats that
    /// are equal in both share a place, and two first places are followed by third place.
    ///
    /// ```
    /// use std::cmp::Reverse;
    /// use game::{Outcome, SeatId};
    ///
    /// // Both seats have 24 points. The seat with fewer cards left comes first.
    /// let results = [(SeatId::FIRST, 24, Reverse(3)), (SeatId::new(1), 24, Reverse(1))];
    /// let winners = Outcome::ranked(results).winners();
    /// assert!(winners.iter().eq([SeatId::new(1)]));
    /// ```
    pub fn ranked<Tie: Ord>(results: impl IntoIterator<Item = (SeatId, i32, Tie)>) -> Outcome {
        let mut results: Vec<_> = results.into_iter().collect();
        sort_by(
            &mut results,
            |(seat, points, tie), (seat2, points2, tie2)| {
                let ranks = (Reverse(points), Reverse(tie)).cmp(&(Reverse(points2), Reverse(tie2)));
                ranks.then(seat.cmp(seat2))
            },
        );
        let mut standings = Vec::with_capacity(results.len());
        let mut place = 0;
        let mut last: Option<(i32, Tie)> = None;
        for (count, (seat, points, tie)) in (1..).zip(results) {
            if last.as_ref().is_none_or(|(p, t)| (*p, t) != (points, &tie)) {
                place = count;
            }
            standings.push(Standing {
                seat,
                place,
                points,
            });
            last = Some((points, tie));
        }
        Outcome { standings }
    }

    /// Returns every seat's standing, the winner first.
    pub fn standings(&self) -> &[Standing] {
        &self.standings
    }

    /// Returns the winners: several seats if they share the first place.
    pub fn winners(&self) -> SeatSet {
        let first = self.standings.iter().filter(|s| s.place == 1);
        first.map(|s| s.seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places<Tie: Ord>(results: impl IntoIterator<Item = (i32, Tie)>) -> Vec<(usize, u8)> {
        let seats = (0..).map(SeatId::new);
        let results = seats
            .zip(results)
            .map(|(seat, (points, tie))| (seat, points, tie));
        let outcome = Outcome::ranked(results);
        let standings = outcome.standings().iter();
        standings.map(|s| (s.seat.index(), s.place)).collect()
    }

    #[test]
    fn equal_scores_share_the_place() {
        let places = places([(10, ()), (30, ()), (30, ()), (-5, ())]);
        assert_eq!(places, [(1, 1), (2, 1), (0, 3), (3, 4)]);
    }

    #[test]
    fn ranked_breaks_ties_with_the_games_tie_breaker() {
        assert_eq!(places([(30, 2), (30, 5), (9, 9)]), [(1, 1), (0, 2), (2, 3)]);
    }

    #[test]
    fn a_shared_win_has_several_winners() {
        let scores = [7, 7, 1].into_iter().enumerate();
        let scores = scores.map(|(seat, points)| (SeatId::new(seat as u8), points, ()));
        assert_eq!(Outcome::ranked(scores).winners().len(), 2);
    }
}
