//! How turns end, how the endgame begins, and how the game ends (K24 to K27).

use super::resolution::Resolution;
use super::{EndgameCause, Event, GameOverCause, Stage, State};
use game::{Moment, Outcome, SeatId, SeatSet};

/// Continues the turn after a play and all its special cells: asking comes next, except in the
/// endgame (K8, K25).
pub(super) fn after_play(resolution: &mut Resolution) {
    if resolution.state.endgame {
        end_turn(resolution);
    } else {
        resolution.add(Event::Asks);
    }
}

/// Passes; only possible in the endgame (K25).
pub(super) fn pass(resolution: &mut Resolution) {
    resolution.add(Event::Passed(resolution.state.turn.seat));
    end_turn(resolution);
}

/// Ends a turn. The endgame may begin (K24), the game may end (K26), or the next turn begins: the
/// same seat's after Go Again (K38), else that of the seat to the left (K9).
pub(super) fn end_turn(resolution: &mut Resolution) {
    if let Some(cause) = endgame_cause(&resolution.state) {
        resolution.add(Event::Endgame(cause));
    }
    if let Some(cause) = game_over_cause(&resolution.state) {
        resolution.add(Event::Ended(cause));
        return;
    }
    let turn = &resolution.state.turn;
    let (seat, again) = match turn.again.checked_sub(1) {
        Some(again) => (turn.seat, again),
        None => (turn.seat.next_clockwise(resolution.state.seats), 0),
    };
    resolution.add(Event::Turn { seat, again });
}

/// Returns why the endgame begins as a turn ends (K24): enough letters are on edge cells, or the
/// game stands still. It stands still if no seat got a letter or placed a wall, a word or a cell
/// in a whole round, or if no seat has a letter or room for one.
pub(super) fn endgame_cause(state: &State) -> Option<EndgameCause> {
    if state.endgame {
        return None;
    }
    let all: SeatSet = SeatId::all(state.seats).collect();
    let mut seats = SeatId::all(state.seats);
    if state.letters_until_endgame() == 0 {
        Some(EndgameCause::Edge)
    } else if state.quiet_seats() == all
        || seats.all(|seat| state.hand(seat).is_empty() && state.room_in_hand(seat) == 0)
    {
        Some(EndgameCause::Standstill)
    } else {
        None
    }
}

/// Returns why the game ends (K26): in the endgame a seat has no letters, or all seats have
/// passed in a row. Letters are counted after the special cells of a play have acted.
fn game_over_cause(state: &State) -> Option<GameOverCause> {
    if !state.endgame {
        return None;
    }
    // The seat whose turn it was is named first, then those to its left.
    let seat = state.turn.seat;
    let mut seats = std::iter::once(seat).chain(seat.others_clockwise(state.seats));
    let out = seats.find(|seat| state.hand(*seat).is_empty());
    let all: SeatSet = SeatId::all(state.seats).collect();
    let passed = (state.passed == all).then_some(GameOverCause::AllPassed);
    out.map(GameOverCause::OutOfLetters).or(passed)
}

/// Returns when the turn's clock runs out. The clock is stopped while the table decides and while
/// others answer, because that isn't the seat's own time.
pub(super) fn deadline(state: &State) -> Option<Moment> {
    match state.stage {
        Stage::Playing | Stage::Acting(_) | Stage::Asking => state.turn.clock.deadline(),
        _ => None,
    }
}

/// Ends the turn of a seat whose time ran out: no play and no asking. Letters already played
/// stay; special cells that haven't acted yet never do.
pub(super) fn end_timed_out_turn(state: &State) -> Vec<Event> {
    let at = deadline(state).unwrap_or_default();
    let mut resolution = Resolution::new(state, at);
    resolution.add(Event::TimedOut(state.turn.seat));
    end_turn(&mut resolution);
    resolution.events
}

/// Returns the outcome: the highest score wins, equal scores share the win, and letters left cost
/// nothing (K27).
pub(super) fn outcome(state: &State) -> Option<Outcome> {
    let Stage::Over(_) = state.stage else {
        return None;
    };
    let seats = SeatId::all(state.seats);
    Some(Outcome::ranked(
        seats.map(|seat| (seat, state.score(seat), ())),
    ))
}
