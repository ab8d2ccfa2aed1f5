//! Which events are possible at all, whatever rules and word list were in force at the time.

use super::hand::missing_letter;
use super::{
    CallAnswer, CellId, Cells, Effect, Event, Hint, Placed, Play, SpecialType, Stage, State,
};
use game::SeatId;
use lexicon::Letter;

/// Whether an event is possible in this state.
pub(super) fn is_possible(state: &State, event: &Event) -> bool {
    let turn = state.turn.seat;
    let size = state.board.size();
    let sits = |seat: SeatId| seat.index() < usize::from(state.seats);
    let playing = matches!(state.stage, Stage::Playing);
    let acted = matches!(&state.stage, Stage::Acting(cells) if cells.is_empty());
    match event {
        _ if matches!(state.stage, Stage::Over(_)) => false,
        Event::Claims(seat) => matches!(state.stage, Stage::Claiming) && sits(*seat),
        Event::Claimed(cell) => {
            let plain = size.is_rim(*cell) && is_plain_cell(state, *cell);
            matches!(state.stage, Stage::Claiming) && size.contains(*cell) && plain
        }
        Event::Turn { seat, .. } => sits(*seat),
        Event::Proposed(placed) => playing && can_place(state, turn, placed),
        Event::TakenBack => matches!(state.stage, Stage::Judging(_)),
        Event::Played(play) => {
            let judged = matches!(state.stage, Stage::Judging(_));
            (playing || judged) && is_possible_play(state, turn, play)
        }
        Event::Made(cell, _) => playing && is_plain_cell(state, *cell),
        Event::Acted(cell, effect) => {
            let next = state
                .acting_special()
                .is_some_and(|(next, _)| next == *cell);
            next && is_possible_effect(state, turn, effect)
        }
        Event::Asks => (playing || acted) && !state.endgame,
        Event::Asked { called, kept } => {
            let asking = playing || matches!(state.stage, Stage::Asking);
            let all_called = missing_letter(called, kept.iter().copied()).is_none();
            asking && !called.is_empty() && all_called && has_room(state, turn, kept.len())
        }
        Event::Answered(seat, answer) => match &state.stage {
            Stage::Answering { called, seat: next } if seat == next && *seat != turn => {
                is_possible_answer(state, *seat, called, *answer)
            }
            _ => false,
        },
        Event::Passed(seat) => playing && *seat == turn && state.endgame,
        Event::TimedOut(seat) => *seat == turn && state.turn.clock.deadline().is_some(),
        Event::Endgame(_) => !state.endgame,
        Event::Ended(_) => state.endgame,
        Event::Hinted(hint) => {
            let there = match hint {
                Hint::Place(cell) => size.contains(*cell),
                Hint::Letter(placed) => can_place(state, turn, &[*placed]),
                Hint::Play(placed) => can_place(state, turn, placed),
                Hint::Length(_) | Hint::NoWord => true,
            };
            playing && there && state.turn.hints.len() < 3
        }
    }
}

fn is_plain_cell(state: &State, cell: CellId) -> bool {
    let cell = state.board.cell(cell);
    cell.is_free() && cell.special.is_none()
}

/// Whether letters of a hand can go on these cells: all free, no cell twice.
fn can_place(state: &State, seat: SeatId, placed: &[Placed]) -> bool {
    let cells: Cells = placed.iter().map(|Placed(cell, _)| *cell).collect();
    let free = cells.iter().all(|cell| state.board.cell(cell).is_free());
    let letters = placed.iter().map(|Placed(_, letter)| *letter);
    // The set ignores numbers beyond any board, so comparing lengths finds those too.
    cells.len() == placed.len() && free && missing_letter(state.hand(seat), letters).is_none()
}

fn is_possible_play(state: &State, seat: SeatId, play: &Play) -> bool {
    let covered: Cells = play.placed.iter().map(|Placed(cell, _)| *cell).collect();
    let special = |cell: &CellId| state.board.special(*cell);
    let acts: Cells = play.acts.iter().map(|(cell, _)| *cell).collect();
    let all_act = (play.acts.iter())
        .all(|(cell, acts)| covered.contains(*cell) && special(cell) == Some(*acts));
    let all_spent =
        (play.spent.iter()).all(|cell| special(cell).is_some_and(SpecialType::is_supercell));
    let has = |cell: &CellId| state.board.size().contains(*cell);
    let written = play.marks.iter().all(|(cell, _)| has(cell));
    let read = play.words.iter().all(|word| {
        word.cells.iter().all(has)
            && word.letters.len() == word.cells.len()
            && word.word.chars().all(|c| c.is_ascii_lowercase())
    });
    !play.placed.is_empty()
        && can_place(state, seat, &play.placed)
        && (acts.len() == play.acts.len() && all_act && all_spent)
        && (written && read)
}

fn is_possible_effect(state: &State, seat: SeatId, effect: &Effect) -> bool {
    match effect {
        Effect::Stolen { from, letter, kept } => {
            let has = state.hand(*from).contains(letter);
            *from != seat && has && (!kept || has_room(state, seat, 1))
        }
        Effect::Destroyed(cells) => {
            let set: Cells = cells.iter().copied().collect();
            let usable = set.iter().all(|cell| state.board.cell(cell).is_usable());
            set.len() == cells.len() && usable
        }
        Effect::Blocked(placed) => can_place(state, seat, placed),
        Effect::Garbage { lost, .. } => lost.len() == usize::from(state.seats),
        Effect::BigAsk | Effect::GoAgain | Effect::Collector | Effect::Nothing(_) => true,
    }
}

fn is_possible_answer(state: &State, seat: SeatId, called: &[Letter], answer: CallAnswer) -> bool {
    match answer {
        CallAnswer::Took(letter) => called.contains(&letter) && has_room(state, seat, 1),
        CallAnswer::Wall(edge) => state.board.size().has_edge(edge) && !state.board.is_walled(edge),
        CallAnswer::Nothing => true,
    }
}

fn has_room(state: &State, seat: SeatId, letters: usize) -> bool {
    state.room_in_hand(seat) >= letters
}
