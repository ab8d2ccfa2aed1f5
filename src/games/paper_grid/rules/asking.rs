//! Asking for letters, and what the others answer (K20, K21).

use super::hand::lacks;
use super::ruling::Ruling;
use super::{Answer, EdgeId, Event, Refusal, Stage, State, ending, letterfraud};
use game::SeatId;
use lexicon::Letter;

/// K20: the asker calls letters and keeps those that fit, of its own choice.
pub(super) fn ask(ruling: &mut Ruling, called: &[Letter], kept: &[Letter]) -> Result<(), Refusal> {
    let state = &ruling.state;
    let calls = state.calls();
    if !calls.contains(&called.len()) {
        return Err(Refusal::Call(calls));
    }
    letterfraud::allows(state, called)?;
    let keeps = called.len().min(state.room(state.turn.seat));
    if let Some(letter) = lacks(called, kept.iter().copied()) {
        return Err(Refusal::NotCalled(letter));
    }
    if kept.len() != keeps {
        return Err(Refusal::Keep(keeps));
    }
    ruling.add(Event::Asked {
        called: called.to_vec(),
        kept: kept.to_vec(),
    });
    go_on(ruling);
    Ok(())
}

/// K21: a seat takes a called letter; several may take the same.
pub(super) fn take(
    ruling: &mut Ruling,
    seat: SeatId,
    called: &[Letter],
    letter: Letter,
) -> Result<(), Refusal> {
    if !called.contains(&letter) {
        return Err(Refusal::NotCalled(letter));
    }
    if ruling.state.room(seat) == 0 {
        return Err(Refusal::HandFull);
    }
    ruling.add(Event::Answered(seat, Answer::Took(letter)));
    go_on(ruling);
    Ok(())
}

/// K21: or it places a wall.
pub(super) fn wall(ruling: &mut Ruling, seat: SeatId, edge: EdgeId) -> Result<(), Refusal> {
    ruling.state.may_wall(edge)?;
    ruling.add(Event::Answered(seat, Answer::Wall(edge)));
    go_on(ruling);
    Ok(())
}

/// Whether a seat has any answer: a place in its hand, or an edge for a wall (K21).
fn can_answer(state: &State, seat: SeatId) -> bool {
    state.room(seat) > 0 || state.wall_edges().next().is_some()
}

/// The next seat answers; one that cannot is passed over (K21). After the last one the
/// turn is over.
fn go_on(ruling: &mut Ruling) {
    while let Stage::Answering { seat, .. } = ruling.state.stage {
        if seat == ruling.state.turn.seat {
            ending::end_turn(ruling);
            return;
        }
        if can_answer(&ruling.state, seat) {
            return;
        }
        ruling.add(Event::Answered(seat, Answer::Nothing));
    }
}
