//! How turns end, how the endgame begins, and how the game ends (K24 to K27).

use super::ruling::Ruling;
use super::{EndCause, EndgameCause, Event, Stage, State};
use game::{Moment, Outcome, SeatId, SeatSet};

/// After a play and all its cells: asking follows, but not in the endgame (K8, K25).
pub(super) fn after_play(ruling: &mut Ruling) {
    if ruling.state.endgame {
        end_turn(ruling);
    } else {
        ruling.add(Event::Asks);
    }
}

/// K25: in the endgame a seat may pass.
pub(super) fn pass(ruling: &mut Ruling) {
    ruling.add(Event::Passed(ruling.state.turn.seat));
    end_turn(ruling);
}

/// A turn is over: the endgame may begin (K24), the game may end (K26), or somebody has the
/// next turn: the same seat after Go Again (K38), else the one to the left (K9).
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

/// K24: enough letters lie on edge cells as a turn ends. Or nothing can come any more: a
/// round of turns in which nobody got a letter, placed a wall, a word or a cell, or no seat
/// has a letter or a place for one.
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

/// K26: in the endgame a seat has no letters, or everybody has passed in a row. Letters are
/// counted when a play's cells have acted.
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

/// When the turn's clock runs out. It is held while the table decides and while others
/// answer: that is not the seat's own time.
pub(super) fn deadline(state: &State) -> Option<Moment> {
    match state.stage {
        Stage::Playing | Stage::Acting(_) | Stage::Asking => state.turn.clock.ends(),
        _ => None,
    }
}

/// Time out passes the play and asks nothing. What was played stays; cells that have not
/// acted yet never do.
pub(super) fn run_out(state: &State) -> Vec<Event> {
    let at = deadline(state).unwrap_or_default();
    let mut ruling = Ruling::new(state, at);
    ruling.add(Event::TimedOut(state.turn.seat));
    end_turn(&mut ruling);
    ruling.events
}

/// K27: the highest score wins, equal scores share the win, letters left cost nothing.
pub(super) fn outcome(state: &State) -> Option<Outcome> {
    let Stage::Over(_) = state.stage else {
        return None;
    };
    let seats = SeatId::all(state.seats);
    Some(Outcome::ranked(
        seats.map(|seat| (seat, state.score(seat), ())),
    ))
}
