//! Keyboard shortcuts of the whole studio: undo, redo, and the browser's own for printing.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::print::print_boards;
use super::state::StudioState;
use games::print_orders::OutputFormat;
use paper_grid::text::measure::FIND_FIRST;

/// Listens for shortcuts while the studio is open.
pub fn listen(state: StudioState) {
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if on_shortcut(state, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
}

/// Handles a key; returns whether it is a shortcut of the studio.
fn on_shortcut(state: StudioState, event: &KeyboardEvent) -> bool {
    if !(event.ctrl_key() || event.meta_key()) || event.alt_key() {
        return false;
    }
    match (event.key().to_ascii_lowercase().as_str(), event.shift_key()) {
        ("p", false) => {
            if !event.repeat() {
                print_sheet(state);
            }
            true
        }
        ("z" | "y", _) if is_typing(event) || is_dialog_open() => false,
        ("z", false) => {
            state.undo();
            true
        }
        ("z", true) | ("y", false) => {
            state.redo();
            true
        }
        _ => false,
    }
}

/// Whether a dialog is open. Undo and redo are off then, because the dialog is about the board that
/// was shown when it opened.
fn is_dialog_open() -> bool {
    matches!(document().query_selector("dialog[open]"), Ok(Some(_)))
}

/// Whether the focus is in a text field, which has its own undo.
fn is_typing(event: &KeyboardEvent) -> bool {
    let on = event.target().and_then(|on| on.dyn_into::<Element>().ok());
    on.is_some_and(|on| {
        matches!(
            on.closest("input:not([type=checkbox], [type=radio]), textarea"),
            Ok(Some(_))
        )
    })
}

/// Prints the sheet instead of the screen. If the sheet can't be made, the browser prints the page
/// as it is.
fn print_sheet(state: StudioState) {
    if untrack(|| state.needs_search()) {
        return state.app.notify_error(FIND_FIRST);
    }
    print_boards(state, OutputFormat::Pages, |heard| {
        if heard.is_none() {
            let _ = window().print();
        }
    });
}
