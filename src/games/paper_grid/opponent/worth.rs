//! What a position is worth to a seat.

use super::playout::Playout;
use crate::games::paper_grid::rules::{Stage, State};
use crate::table::SeatId;

/// What a position is worth to a seat, in hundredths of a point: how far it is before the best
/// of the others, half of how much more its next play brings than theirs, and something for each
/// letter in hand. None if there is no more work for it.
pub(super) fn worth(playout: &Playout, state: &State, seat: SeatId) -> Option<i32> {
    let before = |of: &dyn Fn(SeatId) -> i32| {
        let best = seat.others(state.seats).map(of).max();
        of(seat).saturating_sub(best.unwrap_or(0))
    };
    let margin = before(&|seat| state.score(seat)).saturating_mul(POINT);
    if let Stage::Over(_) = state.stage {
        return Some(margin.saturating_add(WON * margin.signum()));
    }
    let next = before(&|seat| {
        let best = playout.plays(state, seat).into_iter().next();
        best.map_or(0, |best| best.points)
    });
    let letters = before(&|seat| state.hand(seat).len() as i32);
    let worth = margin
        .saturating_add(next.saturating_mul(NEXT))
        .saturating_add(letters * LETTER);
    (!playout.is_spent()).then_some(worth)
}

const POINT: i32 = 100;

/// Of a point that the next play brings.
const NEXT: i32 = 50;

/// For each letter in hand.
const LETTER: i32 = 100;

/// For a game that is won.
const WON: i32 = 5_000;
