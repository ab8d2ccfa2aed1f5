//! Keys that no other element handles: letters type, Space turns a letter up (A14), digits are
//! buzzers (A13), and an exclamation mark asks for a hint.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::bench::Bench;
use game::SeatId;
use ui::dom;
use ui::seated::Plays;
use word_heist::screen::{Entry, buzz_key};
use word_heist_rules::{Action, Mode};

/// Handles keys while the table screen is open.
pub fn listen(bench: Bench) {
    let down = window_event_listener(ev::keydown, move |event| press(bench, &event));
    // Some browsers press a button when Space is released.
    let up = window_event_listener(ev::keyup, move |event| {
        if event.key() == " " && flips(&event) && !bench.over() {
            event.prevent_default();
        }
    });
    on_cleanup(move || {
        down.remove();
        up.remove();
    });
}

fn press(bench: Bench, event: &KeyboardEvent) {
    if untrack(|| bench.over()) {
        return;
    }
    let Some(key) = dom::stray_key(event) else {
        return;
    };
    match key.as_str() {
        " " if flips(event) => {
            event.prevent_default();
            if !event.repeat() {
                bench.flip();
            }
        }
        "Enter" => bench.make(),
        "!" => bench.ask_hint(),
        "Backspace" => bench.edit(Entry::back),
        "Escape" => bench.edit(|entry| *entry = Entry::default()),
        _ => match presser(bench, &event.code()) {
            Some(_) if event.repeat() => {}
            Some(seat) => buzz(bench, seat, event.time_stamp()),
            None => {
                let mut letters = key.chars();
                if let (Some(letter), None) = (letters.next(), letters.next()) {
                    // After clicking a button and typing a word, Enter must make the word, not
                    // press the button.
                    dom::let_go(event);
                    bench.push(letter);
                }
            }
        },
    }
}

/// Whether Space flips a letter: everywhere except on an element focused by keyboard, where Space
/// works as usual.
fn flips(event: &KeyboardEvent) -> bool {
    let on = event.target().and_then(|on| on.dyn_into::<Element>().ok());
    let led = on.and_then(|on| {
        on.closest("button:focus-visible, a:focus-visible, summary:focus-visible, input, dialog")
            .ok()?
    });
    led.is_none()
}

/// The seat with this buzzer key. It is matched by position on the keyboard, not by character.
fn presser(bench: Bench, code: &str) -> Option<SeatId> {
    let key = code.strip_prefix("Digit")?.chars().next()?;
    bench.table.with_untracked(|table| {
        let buzzers = matches!(table.options.mode, Mode::Buzzers { .. });
        let mut seats = SeatId::all(table.seats).filter(|_| buzzers);
        seats.find(|seat| buzz_key(table.seats, seat.index()) == Some(key))
    })
}

/// Presses a seat's buzzer. The press counts from the moment at which the finger went down (A13).
pub fn buzz(bench: Bench, seat: SeatId, stamp: f64) {
    let pressed = bench.session.moment_of(stamp);
    bench.act_as(seat, &Action::Buzz(pressed));
}
