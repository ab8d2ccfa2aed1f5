//! Keys that no other element handles: letters type, Space turns a letter up (A14), digits are
//! buzzers (A13), and an exclamation mark asks for a hint.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::table_state::TableState;
use game::SeatId;
use ui::dom;
use ui::table_core::GameTable;
use word_heist::screen::{WordEntry, buzz_key};
use word_heist_rules::{Action, PlayMode};

/// Handles keys while the table screen is open.
pub(crate) fn listen_for_keys(state: TableState) {
    let down = window_event_listener(ev::keydown, move |event| handle_key(state, &event));
    // Some browsers press a button when Space is released.
    let up = window_event_listener(ev::keyup, move |event| {
        if event.key() == " " && is_flip_key(&event) && !state.is_over() {
            event.prevent_default();
        }
    });
    on_cleanup(move || {
        down.remove();
        up.remove();
    });
}

fn handle_key(state: TableState, event: &KeyboardEvent) {
    if untrack(|| state.is_over()) {
        return;
    }
    let Some(key) = dom::unhandled_key(event) else {
        return;
    };
    match key.as_str() {
        " " if is_flip_key(event) => {
            event.prevent_default();
            if !event.repeat() {
                state.flip();
            }
        }
        "Enter" => state.make_word(),
        "!" => state.ask_hint(),
        "Backspace" => state.edit_entry(WordEntry::delete_last),
        "Escape" => state.edit_entry(|entry| *entry = WordEntry::default()),
        _ => match seat_for_buzz_key(state, &event.code()) {
            Some(_) if event.repeat() => {}
            Some(seat) => press_buzzer(state, seat, event.time_stamp()),
            None => {
                let mut letters = key.chars();
                if let (Some(letter), None) = (letters.next(), letters.next()) {
                    // After clicking a button and typing a word, Enter must make the word, not
                    // press the button.
                    dom::blur_target(event);
                    state.push_letter(letter);
                }
            }
        },
    }
}

/// Whether Space flips a letter: everywhere except on an element focused by keyboard, where Space
/// works as usual.
fn is_flip_key(event: &KeyboardEvent) -> bool {
    let on = event.target().and_then(|on| on.dyn_into::<Element>().ok());
    let led = on.and_then(|on| {
        on.closest("button:focus-visible, a:focus-visible, summary:focus-visible, input, dialog")
            .ok()?
    });
    led.is_none()
}

/// The seat with this buzzer key. It is matched by position on the keyboard, not by character.
fn seat_for_buzz_key(state: TableState, code: &str) -> Option<SeatId> {
    let key = code.strip_prefix("Digit")?.chars().next()?;
    state.table.with_untracked(|table| {
        let buzzers = matches!(table.options.mode, PlayMode::Buzzers { .. });
        let mut seats = SeatId::all(table.seats).filter(|_| buzzers);
        seats.find(|seat| buzz_key(table.seats, seat.index()) == Some(key))
    })
}

/// Presses a seat's buzzer. The press counts from the moment at which the finger went down (A13).
pub(crate) fn press_buzzer(state: TableState, seat: SeatId, stamp: f64) {
    let pressed = state.session.moment_at(stamp);
    state.act_as(seat, &Action::Buzz(pressed));
}
