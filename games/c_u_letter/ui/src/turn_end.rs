//! A turn that ends by itself when help has nothing left to show (C10): a ring runs on the button
//! that ends the turn, and any press or key stops it.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;

use super::table_state::TableState;
use c_u_letter::screen::{TURN_END_SECONDS, TurnEndScreen, ends_by_itself};
use c_u_letter::text::moments as words;
use ui::app_state::{AppState, use_app};
use ui::draw::{effect, memo};
use ui::wordlist::{WordListLoader, WordListState, use_word_list};

/// The button that ends the turn. A mouse resting there after a placing doesn't mean that its
/// player is reading about it.
const END_THING: &str = "do done";

/// The ring on the button that ends the turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum TurnEndRing {
    #[default]
    Hidden,
    Runs,
    /// A press or a key has stopped it since the last step.
    Stopped,
}

/// Ends turns by themselves where nothing is left to claim.
pub(crate) fn end_idle_turns(state: TableState) {
    let (app, list) = (use_app(), use_word_list());
    // The step after which the turn ends: each step has a ring of its own.
    let due = memo(move || {
        let steps = || state.session.with(|game| game.journal().steps.len());
        is_due(state, app, list).then(steps)
    });
    // The last step for which the end was announced.
    let said = StoredValue::new(None::<usize>);
    effect(move || {
        let due = due.get();
        if state.turn_end.get_untracked() == TurnEndRing::Runs {
            state.turn_end.set(TurnEndRing::Hidden);
        }
        let Some(step) = due else {
            return;
        };
        // Deferred, so that the key that placed the card doesn't stop the ring.
        let begin = move || {
            state.turn_end.set(TurnEndRing::Runs);
            if said.get_value() != Some(step) {
                said.set_value(Some(step));
                app.announce(words::TURN_ENDS_HEARD);
            }
        };
        let timers = [
            set_timeout_with_handle(begin, Duration::ZERO).ok(),
            set_timeout_with_handle(
                move || state.finish_turn(),
                Duration::from_secs(TURN_END_SECONDS),
            )
            .ok(),
        ];
        on_cleanup(move || timers.iter().flatten().for_each(|timer| timer.clear()));
    });
    let press = window_event_listener(ev::pointerdown, move |_| stop(state));
    let key = window_event_listener(ev::keydown, move |_| stop(state));
    let sight = window_event_listener(ev::visibilitychange, move |_| stop(state));
    on_cleanup(move || {
        press.remove();
        key.remove();
        sight.remove();
    });
}

/// Stops the ring: the turn then waits for its button.
pub(crate) fn stop(state: TableState) {
    if state.turn_end.get_untracked() == TurnEndRing::Runs {
        state.turn_end.set(TurnEndRing::Stopped);
    }
}

/// Whether the turn ends by itself, tracked.
fn is_due(state: TableState, app: AppState, list: WordListLoader) -> bool {
    let book = match list.state() {
        WordListState::Loaded(book) => Some(book),
        _ => None,
    };
    let is_reading = state.past.with(Option::is_some)
        || state.sheet.open_tab().is_some()
        || state.panel.is_read(END_THING)
        || !state.hinted_claims().is_empty();
    let screen = TurnEndScreen {
        setting: app.settings().turn_end,
        people: state.people,
        acting: state.acting_seat(),
        words: book.as_ref().map(|book| &book.lexicon),
        is_reading,
        is_stopped: state.turn_end.get() == TurnEndRing::Stopped,
    };
    // Lessons and moments that are tried again wait for their player.
    state.session.is_saving() && state.view.with(|view| ends_by_itself(view, screen))
}
