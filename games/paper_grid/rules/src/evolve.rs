//! Applies events to the state. No rules are checked here: an event has already happened.

use super::{
    Area, CallAnswer, Contents, Effect, Event, Placed, Play, SeatMark, Stage, State, Turn,
};
use game::{Countdown, Moment, SeatId, SeatSet};
use lexicon::Letter;

/// Applies an event to the state.
pub(super) fn evolve(state: &mut State, event: &Event, at: Moment) {
    let seat = state.turn.seat;
    match event {
        Event::Claims(seat) => {
            state.turn = Turn::new(*seat, 0, Countdown::default());
            state.stage = Stage::Claiming;
        }
        Event::Claimed(cell) => {
            if let Some(area) = Area::new(seat.index()) {
                state.board.set_contents(*cell, Contents::Area(area));
            }
        }
        Event::Turn { seat, again } => {
            // There was no turn before the first one, so no seat has been quiet.
            state.quiet = match state.stage {
                Stage::Claiming => SeatSet::EMPTY,
                _ => state.quiet_seats(),
            };
            let clock = Countdown::start(state.options.clock, at);
            state.turn = Turn::new(*seat, *again, clock);
            state.stage = Stage::Playing;
        }
        Event::Proposed(placed) => {
            state.turn.clock = state.turn.clock.paused(at);
            state.stage = Stage::Judging(placed.clone());
        }
        Event::TakenBack => {
            state.turn.clock = state.turn.clock.resumed(at);
            state.stage = Stage::Playing;
        }
        Event::Played(play) => {
            state.turn.clock = state.turn.clock.resumed(at);
            apply_play(state, seat, play);
        }
        Event::Made(cell, special) => {
            state.board.set_special(*cell, Some(*special));
            state.turn.changed = true;
        }
        Event::Acted(cell, effect) => {
            state.board.set_special(*cell, None);
            if let Stage::Acting(cells) = &mut state.stage {
                cells.retain(|(other, _)| other != cell);
            }
            apply_effect(state, seat, effect);
        }
        Event::Asks => state.stage = Stage::Asking,
        Event::Asked { called, kept } => {
            for letter in kept {
                add_letter(state, seat, *letter);
            }
            state.turn.clock = state.turn.clock.paused(at);
            state.stage = Stage::Answering {
                called: called.clone(),
                seat: seat.next_clockwise(state.seats),
            };
        }
        Event::Answered(seat, answer) => apply_answer(state, *seat, *answer),
        Event::Passed(seat) => state.passed = state.passed.with(*seat),
        Event::TimedOut(seat) => {
            // A player who was away may come back, so a turn that timed out isn't a quiet turn.
            state.turn.changed = true;
            if state.stage == Stage::Playing {
                state.passed = state.passed.with(*seat);
            }
        }
        Event::Endgame(_) => {
            state.endgame = true;
            state.passed = SeatSet::EMPTY;
        }
        Event::Ended(cause) => state.stage = Stage::Over(*cause),
        Event::Hinted(hint) => state.turn.hints.push(hint.clone()),
    }
}

fn apply_play(state: &mut State, seat: SeatId, play: &Play) {
    place_letters(state, seat, &play.placed);
    for (cell, value) in &play.marks {
        if let Some(Some(mark)) = state.marks.get_mut(cell.index()) {
            mark.value = *value;
        }
    }
    for cell in &play.spent {
        state.board.set_special(*cell, None);
    }
    if let Some(score) = state.scores.get_mut(seat.index()) {
        *score = score.saturating_add(play.points);
    }
    state.begun = true;
    state.passed = SeatSet::EMPTY;
    state.last = Some((seat, play.clone()));
    state.stage = Stage::Acting(play.acts.clone());
}

/// Moves letters from a hand to the board and marks them with their seat.
fn place_letters(state: &mut State, seat: SeatId, placed: &[Placed]) {
    for Placed(cell, letter) in placed {
        state.board.set_contents(*cell, Contents::Letter(*letter));
        if let Some(mark) = state.marks.get_mut(cell.index()) {
            *mark = Some(SeatMark { seat, value: 0 });
        }
        if let Some(hand) = state.hands.get_mut(seat.index()) {
            hand.remove(*letter);
        }
        state.turn.changed = true;
    }
}

/// Adds a letter to a hand. One taken under a Collector uses no slot (K41).
fn add_letter(state: &mut State, seat: SeatId, letter: Letter) {
    let in_slot = !(state.turn.collector && seat == state.turn.seat);
    if let Some(hand) = state.hands.get_mut(seat.index()) {
        hand.add(letter, in_slot);
    }
    state.turn.changed = true;
}

fn apply_effect(state: &mut State, seat: SeatId, effect: &Effect) {
    match effect {
        Effect::BigAsk => state.turn.big_ask = true,
        Effect::GoAgain => state.turn.again = state.turn.again.saturating_add(1),
        Effect::Collector => state.turn.collector = true,
        Effect::Stolen { from, letter, kept } => {
            if let Some(hand) = state.hands.get_mut(from.index()) {
                hand.remove(*letter);
            }
            if *kept {
                add_letter(state, seat, *letter);
            }
        }
        Effect::Destroyed(cells) => {
            // A crossed-out cell no longer means anything, so it doesn't act either (K37).
            if let Stage::Acting(acts) = &mut state.stage {
                acts.retain(|(cell, _)| !cells.contains(cell));
            }
            for cell in cells {
                state.board.set_contents(*cell, Contents::Crossed);
                state.board.set_special(*cell, None);
                if let Some(mark) = state.marks.get_mut(cell.index()) {
                    *mark = None;
                }
            }
        }
        Effect::Garbage { letter, .. } => {
            state
                .hands
                .iter_mut()
                .for_each(|hand| hand.discard(*letter));
        }
        Effect::Blocked(placed) => {
            place_letters(state, seat, placed);
            for Placed(cell, _) in placed {
                state.board.set_special(*cell, None);
            }
        }
        Effect::Nothing(_) => {}
    }
}

fn apply_answer(state: &mut State, seat: SeatId, answer: CallAnswer) {
    match answer {
        CallAnswer::Took(letter) => add_letter(state, seat, letter),
        CallAnswer::Wall(edge) => {
            state.board.place_wall(edge);
            state.turn.changed = true;
        }
        CallAnswer::Nothing => {}
    }
    if let Stage::Answering { seat: next, .. } = &mut state.stage {
        *next = seat.next_clockwise(state.seats);
    }
}
