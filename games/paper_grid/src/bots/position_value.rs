//! The worth of a position to a seat.

use super::playout::Playout;
use game::SeatId;
use paper_grid_rules::{Stage, State};

/// The worth of a position to a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PositionValue {
    /// Worth in hundredths of a point: the lead over the best other seat, half the lead in the
    /// points of the next play, and a bonus for each letter of the lead in hand size.
    pub points: i32,
    /// 1 if the game is won, -1 if it is lost, 0 if it goes on or is drawn.
    pub won: i32,
}

impl PositionValue {
    /// The worth as one number, for choosing an action: a won game outweighs points.
    pub(crate) fn as_number(self) -> i32 {
        self.points.saturating_add(WIN_WEIGHT * self.won)
    }
}

/// Returns the worth of a position to a seat; `None` if the step limit is reached.
pub(super) fn position_value(
    playout: &Playout,
    state: &State,
    seat: SeatId,
) -> Option<PositionValue> {
    let before = |of: &dyn Fn(SeatId) -> i32| {
        let best = seat.others_clockwise(state.seats).map(of).max();
        of(seat).saturating_sub(best.unwrap_or(0))
    };
    let margin = before(&|seat| state.score(seat)).saturating_mul(POINT_WEIGHT);
    if let Stage::Over(_) = state.stage {
        return Some(PositionValue {
            points: margin,
            won: margin.signum(),
        });
    }
    let next = before(&|seat| {
        let best = playout.ranked_plays(state, seat).into_iter().next();
        best.map_or(0, |best| best.points)
    });
    let letters = before(&|seat| state.hand(seat).len() as i32);
    let points = margin
        .saturating_add(next.saturating_mul(NEXT_PLAY_WEIGHT))
        .saturating_add(letters * LETTER_WEIGHT);
    (!playout.is_spent()).then_some(PositionValue { points, won: 0 })
}

const POINT_WEIGHT: i32 = 100;

/// Weight of a point that the next play scores.
const NEXT_PLAY_WEIGHT: i32 = 50;

/// Weight of a letter in hand.
const LETTER_WEIGHT: i32 = 100;

/// Weight of a won game.
const WIN_WEIGHT: i32 = 5_000;
