//! Keys that nothing else on the page handles: letters pick cards, Enter plays, arrow keys move the
//! card placed last.

use leptos::ev;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::bench::{Bench, Doing};
use lexicon::Letter;
use one_letter_better::screen::Draft;
use one_letter_better_rules::Action;
use ui::dom;

/// Listens for keys as long as the screen exists.
pub fn listen(bench: Bench) {
    let down = window_event_listener(ev::keydown, move |event| press(bench, &event));
    on_cleanup(move || down.remove());
}

fn press(bench: Bench, event: &KeyboardEvent) {
    if bench.doing_now() == Doing::Watching {
        return;
    }
    let Some(key) = dom::stray_key(event) else {
        return;
    };
    match key.as_str() {
        "Enter" => enter(bench),
        "Backspace" => bench.back(),
        "Escape" => bench.clear(),
        "ArrowLeft" => bench.build(|draft, view| draft.nudge(false, view)),
        "ArrowRight" => bench.build(|draft, view| draft.nudge(true, view)),
        key => {
            let mut letters = key.chars();
            if let (Some(letter), None) = (letters.next(), letters.next())
                && let Some(letter) = Letter::new(letter)
            {
                bench.type_letter(letter);
            }
        }
    }
}

/// Handles Enter: does what most players want next.
fn enter(bench: Bench) {
    match bench.doing_now() {
        Doing::Discarding => bench.end(),
        Doing::Taking if bench.draft.with_untracked(Draft::is_empty) => {
            bench.act(&Action::Draw);
        }
        Doing::Playing => bench.play(),
        _ => {}
    }
}
