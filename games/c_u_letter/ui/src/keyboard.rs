//! Keyboard input on the board, and elsewhere on the page where no control uses the key.

use leptos::ev;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::bench::Bench;
use super::board::{SIDE, dom_id, square};
use c_u_letter::screen::Draft;
use c_u_letter_rules::Square;
use lexicon::Letter;
use screen::{CellId, Grid, Step};
use ui::dom;

/// Listens to the keyboard while the screen is open.
pub fn listen(bench: Bench) {
    let down = window_event_listener(ev::keydown, move |event| {
        if let Some(key) = dom::stray_key(&event) {
            press(bench, &key);
        }
    });
    on_cleanup(move || down.remove());
}

fn press(bench: Bench, key: &str) -> bool {
    match key {
        "Enter" => bench.do_it(),
        "Backspace" | "Delete" => bench.back(),
        "Escape" => bench.clear(),
        key => {
            let mut letters = key.chars();
            match (letters.next().and_then(Letter::new), letters.next()) {
                (Some(letter), None) => bench.type_letter(letter),
                _ => return false,
            }
        }
    }
    true
}

/// Handles a key on the board: arrows move, Shift and arrows mark words, Enter taps, and holding
/// Space peeks at one's face-down card (C35).
pub fn on_board(bench: Bench, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let here = bench.cursor.get_untracked();
    let key = event.key();
    if let Some(step) = Step::of_key(&key) {
        event.prevent_default();
        let there = beyond(here, step);
        if event.shift_key() {
            extend(bench, here, there);
        }
        bench.cursor.set(there);
        dom::focus(&dom_id(there));
        return;
    }
    let handled = match key.as_str() {
        " " if bench.may_peek(here) => {
            if !event.repeat() {
                bench.peek.set(Some(here));
            }
            true
        }
        // A word marked with the keyboard is claimed where the mark ends.
        "Enter"
            if bench
                .draft
                .with_untracked(|draft| draft.to_claim().is_some()) =>
        {
            bench.do_it();
            true
        }
        "Enter" | " " => {
            bench.tap_square(here);
            true
        }
        key => press(bench, key),
    };
    if handled {
        event.prevent_default();
    }
}

/// Returns the next square in a direction, or the same square at the edge.
fn beyond(from: Square, step: Step) -> Square {
    let side = usize::from(SIDE);
    let to = Grid::empty(side, side).step(CellId(from.index()), step);
    square((to.0 % side) as u8, (to.0 / side) as u8)
}

/// Extends the marked span to the next square.
fn extend(bench: Bench, here: Square, there: Square) {
    let from = bench
        .draft
        .with_untracked(|draft: &Draft| draft.span().map(|span| span.from()));
    bench.mark(from.unwrap_or(here), there);
}
