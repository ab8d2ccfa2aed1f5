//! What a position is worth to a seat.

use super::playout::Playout;
use crate::games::paper_grid::rules::{Stage, State};
use game::SeatId;

/// What a position is worth to a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Worth {
    /// In hundredths of a point: how far it is before the best of the others, half of how much more
    /// its next play brings than theirs, and something for each letter in hand.
    pub points: i32,
    /// Whether the game is won, 1, or lost, -1; it goes on, or nobody wins alone, 0.
    pub won: i32,
}

impl Worth {
    /// To who chooses what to do: a game that is won is worth more than any points.
    pub fn to_who_chooses(self) -> i32 {
        self.points.saturating_add(WON * self.won)
    }
}

/// What a position is worth to a seat. None if there is no more work for it.
pub(super) fn worth(playout: &Playout, state: &State, seat: SeatId) -> Option<Worth> {
    let before = |of: &dyn Fn(SeatId) -> i32| {
        let best = seat.others(state.seats).map(of).max();
        of(seat).saturating_sub(best.unwrap_or(0))
    };
    let margin = before(&|seat| state.score(seat)).saturating_mul(POINT);
    if let Stage::Over(_) = state.stage {
        return Some(Worth {
            points: margin,
            won: margin.signum(),
        });
    }
    let next = before(&|seat| {
        let best = playout.plays(state, seat).into_iter().next();
        best.map_or(0, |best| best.points)
    });
    let letters = before(&|seat| state.hand(seat).len() as i32);
    let points = margin
        .saturating_add(next.saturating_mul(NEXT))
        .saturating_add(letters * LETTER);
    (!playout.is_spent()).then_some(Worth { points, won: 0 })
}

const POINT: i32 = 100;

/// Of a point that the next play brings.
const NEXT: i32 = 50;

/// For each letter in hand.
const LETTER: i32 = 100;

/// For a game that is won.
const WON: i32 = 5_000;
