//! Asking for letters, and the other seats' answers (K20, K21).

use super::hand::lacks;
use super::ruling::Ruling;
use super::{Answer, EdgeId, Event, Refusal, Stage, State, ending, letterfraud};
use game::SeatId;
use lexicon::Letter;

/// Calls letters (K20). The asker keeps those that fit, and chooses which.
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

/// Answers by taking a called letter (K21). Several seats may take the same one.
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

/// Answers by placing a wall (K21).
pub(super) fn wall(ruling: &mut Ruling, seat: SeatId, edge: EdgeId) -> Result<(), Refusal> {
    ruling.state.may_wall(edge)?;
    ruling.add(Event::Answered(seat, Answer::Wall(edge)));
    go_on(ruling);
    Ok(())
}

/// Whether a seat has any answer: room in its hand, or an edge that can take a wall (K21).
fn can_answer(state: &State, seat: SeatId) -> bool {
    state.room(seat) > 0 || state.wall_edges().next().is_some()
}

/// Moves on to the next seat that can answer; a seat that can't is passed over (K21). After the
/// last answer the turn ends.
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
