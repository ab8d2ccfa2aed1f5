//! How turns end, how the endgame begins, and how the game ends (K24 to K27).

use super::ruling::Ruling;
use super::{EndCause, EndgameCause, Event, Stage, State};
use game::{Moment, Outcome, SeatId, SeatSet};

/// Goes on after a play and all its special cells: asking comes next, except in the
/// endgame (K8, K25).
pub(super) fn after_play(ruling: &mut Ruling) {
    if ruling.state.endgame {
        end_turn(ruling);
    } else {
        ruling.add(Event::Asks);
    }
}

/// Passes; only possible in the endgame (K25).
pub(super) fn pass(ruling: &mut Ruling) {
    ruling.add(Event::Passed(ruling.state.turn.seat));
    end_turn(ruling);
}

/// Ends a turn. The endgame may begin (K24), the game may end (K26), or the next turn begins: the
/// same seat's after Go Again (K38), else that of the seat to the left (K9).
pub(super) fn end_turn(ruling: &mut Ruling) {
    if let Some(cause) = endgame_begins(&ruling.state) {
        ruling.add(Event::Endgame(cause));
    }
    if let Some(cause) = ends(&ruling.state) {
        ruling.add(Event::Ended(cause));
        return;
    }
    let turn = &ruling.state.turn;
    let (seat, again) = match turn.again.checked_sub(1) {
        Some(again) => (turn.seat, again),
        None => (turn.seat.left(ruling.state.seats), 0),
    };
    ruling.add(Event::Turn { seat, again });
}

/// Returns why the endgame begins as a turn ends (K24): enough letters are on edge cells, or the
/// game stands still. It stands still if no seat got a letter or placed a wall, a word or a cell
/// in a whole round, or if no seat has a letter or room for one.
pub(super) fn endgame_begins(state: &State) -> Option<EndgameCause> {
    if state.endgame {
        return None;
    }
    let all: SeatSet = SeatId::all(state.seats).collect();
    let mut seats = SeatId::all(state.seats);
    if state.until_endgame() == 0 {
        Some(EndgameCause::Edge)
    } else if state.quiet_now() == all
        || seats.all(|seat| state.hand(seat).is_empty() && state.room(seat) == 0)
    {
        Some(EndgameCause::Standstill)
    } else {
        None
    }
}

/// Returns why the game ends (K26): in the endgame a seat has no letters, or all seats have
/// passed in a row. Letters are counted after the special cells of a play have acted.
fn ends(state: &State) -> Option<EndCause> {
    if !state.endgame {
        return None;
    }
    // The seat whose turn it was is named first, then those to its left.
    let seat = state.turn.seat;
    let mut seats = std::iter::once(seat).chain(seat.others(state.seats));
    let out = seats.find(|seat| state.hand(*seat).is_empty());
    let all: SeatSet = SeatId::all(state.seats).collect();
    let passed = (state.passed == all).then_some(EndCause::AllPassed);
    out.map(EndCause::OutOfLetters).or(passed)
}

/// Returns when the turn's clock runs out. The clock is stopped while the table decides and while
/// others answer, because that isn't the seat's own time.
pub(super) fn deadline(state: &State) -> Option<Moment> {
    match state.stage {
        Stage::Playing | Stage::Acting(_) | Stage::Asking => state.turn.clock.ends(),
        _ => None,
    }
}

/// Ends the turn of a seat whose time ran out: no play and no asking. Letters already played
/// stay; special cells that haven't acted yet never do.
pub(super) fn run_out(state: &State) -> Vec<Event> {
    let at = deadline(state).unwrap_or_default();
    let mut ruling = Ruling::new(state, at);
    ruling.add(Event::TimedOut(state.turn.seat));
    end_turn(&mut ruling);
    ruling.events
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
