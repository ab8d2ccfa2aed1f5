//! Asking for letters, and the other seats' answers (K20, K21).

use super::hand::missing_letter;
use super::resolution::Resolution;
use super::{CallAnswer, EdgeId, Event, Refusal, Stage, State, ending, letterfraud};
use game::SeatId;
use lexicon::Letter;

/// Calls letters (K20). The asker keeps those that fit, and chooses which.
pub(super) fn call_letters(
    resolution: &mut Resolution,
    called: &[Letter],
    kept: &[Letter],
) -> Result<(), Refusal> {
    let state = &resolution.state;
    let calls = state.call_range();
    if !calls.contains(&called.len()) {
        return Err(Refusal::Call(calls));
    }
    letterfraud::check_call(state, called)?;
    let keeps = called.len().min(state.room_in_hand(state.turn.seat));
    if let Some(letter) = missing_letter(called, kept.iter().copied()) {
        return Err(Refusal::NotCalled(letter));
    }
    if kept.len() != keeps {
        return Err(Refusal::Keep(keeps));
    }
    resolution.add(Event::Asked {
        called: called.to_vec(),
        kept: kept.to_vec(),
    });
    ask_next_seat(resolution);
    Ok(())
}

/// Answers by taking a called letter (K21). Several seats may take the same one.
pub(super) fn take_letter(
    resolution: &mut Resolution,
    seat: SeatId,
    called: &[Letter],
    letter: Letter,
) -> Result<(), Refusal> {
    if !called.contains(&letter) {
        return Err(Refusal::NotCalled(letter));
    }
    if resolution.state.room_in_hand(seat) == 0 {
        return Err(Refusal::HandFull);
    }
    resolution.add(Event::Answered(seat, CallAnswer::Took(letter)));
    ask_next_seat(resolution);
    Ok(())
}

/// Answers by placing a wall (K21).
pub(super) fn place_wall(
    resolution: &mut Resolution,
    seat: SeatId,
    edge: EdgeId,
) -> Result<(), Refusal> {
    resolution.state.check_wall(edge)?;
    resolution.add(Event::Answered(seat, CallAnswer::Wall(edge)));
    ask_next_seat(resolution);
    Ok(())
}

/// Whether a seat has any answer: room in its hand, or an edge that can take a wall (K21).
fn can_answer(state: &State, seat: SeatId) -> bool {
    state.room_in_hand(seat) > 0 || state.wallable_edges().next().is_some()
}

/// Moves on to the next seat that can answer; a seat that can't is passed over (K21). After the
/// last answer the turn ends.
fn ask_next_seat(resolution: &mut Resolution) {
    while let Stage::Answering { seat, .. } = resolution.state.stage {
        if seat == resolution.state.turn.seat {
            ending::end_turn(resolution);
            return;
        }
        if can_answer(&resolution.state, seat) {
            return;
        }
        resolution.add(Event::Answered(seat, CallAnswer::Nothing));
    }
}
