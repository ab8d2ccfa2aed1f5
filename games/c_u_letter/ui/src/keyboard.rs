//! Keyboard input on the board, and elsewhere on the page where no control uses the key.

use leptos::ev;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::board::{SIDE, dom_id, square};
use super::table_state::TableState;
use c_u_letter::screen::Draft;
use c_u_letter_rules::Square;
use lexicon::Letter;
use screen::{CursorMove, Grid, GridCellId};
use ui::dom;

/// Listens to the keyboard while the screen is open.
pub fn listen(state: TableState) {
    let down = window_event_listener(ev::keydown, move |event| {
        if let Some(key) = dom::unhandled_key(&event) {
            handle_key(state, &key);
        }
    });
    on_cleanup(move || down.remove());
}

fn handle_key(state: TableState, key: &str) -> bool {
    match key {
        "Enter" => state.confirm(),
        "Backspace" | "Delete" => state.remove_last_letter(),
        "Escape" => state.clear(),
        key => {
            let mut letters = key.chars();
            match (letters.next().and_then(Letter::new), letters.next()) {
                (Some(letter), None) => state.type_letter(letter),
                _ => return false,
            }
        }
    }
    true
}

/// Handles a key on the board: arrows move, Shift and arrows mark words, Enter taps, and holding
/// Space peeks at one's face-down card (C35).
pub(crate) fn on_board_key(state: TableState, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let here = state.cursor.get_untracked();
    let key = event.key();
    if let Some(step) = CursorMove::from_key(&key) {
        event.prevent_default();
        let there = step_from(here, step);
        if event.shift_key() {
            extend_mark(state, here, there);
        }
        state.cursor.set(there);
        dom::focus(&dom_id(there));
        return;
    }
    let handled = match key.as_str() {
        " " if state.can_peek(here) => {
            if !event.repeat() {
                state.peek.set(Some(here));
            }
            true
        }
        // A word marked with the keyboard is claimed where the mark ends.
        "Enter"
            if state
                .draft
                .with_untracked(|draft| draft.to_claim().is_some()) =>
        {
            state.confirm();
            true
        }
        "Enter" | " " => {
            state.tap_square(here);
            true
        }
        key => handle_key(state, key),
    };
    if handled {
        event.prevent_default();
    }
}

/// Returns the next square in a direction, or the same square at the edge.
fn step_from(from: Square, step: CursorMove) -> Square {
    let side = usize::from(SIDE);
    let to = Grid::empty(side, side).step(GridCellId(from.index()), step);
    square((to.0 % side) as u8, (to.0 / side) as u8)
}

/// Extends the marked span to the next square.
fn extend_mark(state: TableState, here: Square, there: Square) {
    let from = state
        .draft
        .with_untracked(|draft: &Draft| draft.span().map(|span| span.from()));
    state.mark_word(from.unwrap_or(here), there);
}
