//! Keys that nothing else on the page handles: letters pick cards, Enter plays, arrow keys move the
//! card placed last.

use leptos::ev;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::table_state::{Activity, TableState};
use lexicon::Letter;
use one_letter_better::screen::{Draft, pick_up_from};
use one_letter_better_rules::{Action, View};
use ui::dom;

/// Listens for keys as long as the screen exists.
pub fn listen(state: TableState) {
    let down = window_event_listener(ev::keydown, move |event| on_key_down(state, &event));
    on_cleanup(move || down.remove());
}

fn on_key_down(state: TableState, event: &KeyboardEvent) {
    if state.activity_untracked() == Activity::Watching {
        return;
    }
    let Some(key) = dom::unhandled_key(event) else {
        return;
    };
    match key.as_str() {
        "Enter" => on_enter(state),
        "Backspace" => state.remove_last(),
        "Escape" => state.clear_line(),
        "ArrowLeft" => state.edit_draft(|draft, view| draft.nudge(false, view)),
        "ArrowRight" => state.edit_draft(|draft, view| draft.nudge(true, view)),
        key => {
            let mut letters = key.chars();
            if let (Some(letter), None) = (letters.next(), letters.next())
                && let Some(letter) = Letter::new(letter)
            {
                state.type_letter(letter);
            }
        }
    }
}

/// Handles Enter: does what most players want next.
fn on_enter(state: TableState) {
    match state.activity_untracked() {
        Activity::Discarding => state.end_turn(),
        Activity::Taking if state.draft.with_untracked(Draft::is_empty) => {
            let chosen = state.chosen.with_untracked(|chosen| chosen.depth);
            state.act(&match chosen {
                Some(card) => {
                    let along = |view: &View| pick_up_from(view, card).len();
                    Action::Take(state.view.with_untracked(along) as u8)
                }
                None => Action::Draw,
            });
        }
        Activity::Playing => state.play_line(),
        _ => {}
    }
}
