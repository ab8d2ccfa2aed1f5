//! Applies events to the state. No rules are checked here: an event has already happened.

use super::{Answer, Area, Contents, Effect, Event, Mark, Placed, Play, Stage, State, Turn};
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
                state.board.put(*cell, Contents::Area(area));
            }
        }
        Event::Turn { seat, again } => {
            // There was no turn before the first one, so no seat has been quiet.
            state.quiet = match state.stage {
                Stage::Claiming => SeatSet::NONE,
                _ => state.quiet_now(),
            };
            let clock = Countdown::start(state.options.clock, at);
            state.turn = Turn::new(*seat, *again, clock);
            state.stage = Stage::Playing;
        }
        Event::Proposed(placed) => {
            state.turn.clock = state.turn.clock.held(at);
            state.stage = Stage::Judging(placed.clone());
        }
        Event::TakenBack => {
            state.turn.clock = state.turn.clock.running(at);
            state.stage = Stage::Playing;
        }
        Event::Played(play) => {
            state.turn.clock = state.turn.clock.running(at);
            played(state, seat, play);
        }
        Event::Made(cell, special) => {
            state.board.put_special(*cell, Some(*special));
            state.turn.changed = true;
        }
        Event::Acted(cell, effect) => {
            state.board.put_special(*cell, None);
            if let Stage::Acting(cells) = &mut state.stage {
                cells.retain(|(other, _)| other != cell);
            }
            acted(state, seat, effect);
        }
        Event::Asks => state.stage = Stage::Asking,
        Event::Asked { called, kept } => {
            for letter in kept {
                gets(state, seat, *letter);
            }
            state.turn.clock = state.turn.clock.held(at);
            state.stage = Stage::Answering {
                called: called.clone(),
                seat: seat.left(state.seats),
            };
        }
        Event::Answered(seat, answer) => answered(state, *seat, *answer),
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
            state.passed = SeatSet::NONE;
        }
        Event::Ended(cause) => state.stage = Stage::Over(*cause),
        Event::Hinted(hint) => state.turn.hints.push(hint.clone()),
    }
}

fn played(state: &mut State, seat: SeatId, play: &Play) {
    put(state, seat, &play.placed);
    for (cell, value) in &play.marks {
        if let Some(Some(mark)) = state.marks.get_mut(cell.index()) {
            mark.value = *value;
        }
    }
    for cell in &play.spent {
        state.board.put_special(*cell, None);
    }
    if let Some(score) = state.scores.get_mut(seat.index()) {
        *score = score.saturating_add(play.points);
    }
    state.begun = true;
    state.passed = SeatSet::NONE;
    state.last = Some((seat, play.clone()));
    state.stage = Stage::Acting(play.acts.clone());
}

/// Moves letters from a hand to the board and marks them with their seat.
fn put(state: &mut State, seat: SeatId, placed: &[Placed]) {
    for Placed(cell, letter) in placed {
        state.board.put(*cell, Contents::Letter(*letter));
        if let Some(mark) = state.marks.get_mut(cell.index()) {
            *mark = Some(Mark { seat, value: 0 });
        }
        if let Some(hand) = state.hands.get_mut(seat.index()) {
            hand.remove(*letter);
        }
        state.turn.changed = true;
    }
}

/// Adds a letter to a hand. One taken under a Collector uses no slot (K41).
fn gets(state: &mut State, seat: SeatId, letter: Letter) {
    let in_slot = !(state.turn.collector && seat == state.turn.seat);
    if let Some(hand) = state.hands.get_mut(seat.index()) {
        hand.add(letter, in_slot);
    }
    state.turn.changed = true;
}

fn acted(state: &mut State, seat: SeatId, effect: &Effect) {
    match effect {
        Effect::BigAsk => state.turn.big_ask = true,
        Effect::GoAgain => state.turn.again = state.turn.again.saturating_add(1),
        Effect::Collector => state.turn.collector = true,
        Effect::Stolen { from, letter, kept } => {
            if let Some(hand) = state.hands.get_mut(from.index()) {
                hand.remove(*letter);
            }
            if *kept {
                gets(state, seat, *letter);
            }
        }
        Effect::Destroyed(cells) => {
            // A crossed-out cell no longer means anything, so it doesn't act either (K37).
            if let Stage::Acting(acts) = &mut state.stage {
                acts.retain(|(cell, _)| !cells.contains(cell));
            }
            for cell in cells {
                state.board.put(*cell, Contents::Crossed);
                state.board.put_special(*cell, None);
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
            put(state, seat, placed);
            for Placed(cell, _) in placed {
                state.board.put_special(*cell, None);
            }
        }
        Effect::Nothing(_) => {}
    }
}

fn answered(state: &mut State, seat: SeatId, answer: Answer) {
    match answer {
        Answer::Took(letter) => gets(state, seat, letter),
        Answer::Wall(edge) => {
            state.board.place_wall(edge);
            state.turn.changed = true;
        }
        Answer::Nothing => {}
    }
    if let Stage::Answering { seat: next, .. } = &mut state.stage {
        *next = seat.left(state.seats);
    }
}
