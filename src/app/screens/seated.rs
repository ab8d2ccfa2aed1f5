//! A game's screen: in one tab at a time, and not left by accident.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::app::dom;
use crate::app::draw::show_when;
use crate::app::parts::{Button, Dialog, Weight};
use crate::app::shell::HEADING;
use crate::app::sole::{Holder, Sole};
use crate::screen::Route;
use crate::screen::text::seated as words;
use crate::table::GameId;

/// What the history holds for the step that Back takes first.
const GUARD: &str = "guard";

/// The table of a game, as long as this tab has it.
pub fn seated(id: GameId, table: impl Fn(&GameId) -> AnyView + Send + Sync + 'static) -> AnyView {
    let sole = Sole::of(&id);
    let elsewhere = move || {
        view! {
            <section class="sheet">
                <h1 id=HEADING tabindex="-1">{words::ELSEWHERE}</h1>
                <p>{words::ELSEWHERE_SAYS}</p>
                <p class="buttons">
                    <Button
                        weight=Weight::Main
                        on_press=Callback::new(move |()| sole.take_over())
                    >
                        {words::PLAY_HERE}
                    </Button>
                    <a class="button" href=Route::Home.hash()>{words::TO_HOME}</a>
                </p>
            </section>
        }
        .into_any()
    };
    let ours = Memo::new(move |_| sole.holder() == Holder::ThisTab);
    let there = Memo::new(move |_| sole.holder() == Holder::AnotherTab);
    view! {
        {show_when(move || ours.get(), move || table(&id))}
        {show_when(move || there.get(), elsewhere)}
        {leaving()}
    }
    .into_any()
}

/// Going Back from a game that goes on asks first.
fn leaving() -> AnyView {
    let asking = RwSignal::new(false);
    let here = dom::hash();
    guard();
    let back = window_event_listener(ev::popstate, move |_| {
        if dom::hash() != here || guarded() || asking.get_untracked() {
            return;
        }
        if dom::game_goes_on() {
            guard();
            // The dialog must not take this step back for its own.
            request_animation_frame(move || {
                let _ = asking.try_set(true);
            });
        } else if let Ok(history) = window().history() {
            // Nothing is lost that could be asked about.
            let _ = history.back();
        }
    });
    on_cleanup(move || back.remove());
    let stay = Callback::new(move |()| asking.set(false));
    let leave = Callback::new(|()| dom::go_instead(&Route::Home));
    view! {
        <Dialog id="leaving" title=words::LEAVE_TITLE open=asking>
            <p>{words::LEAVE_SAYS}</p>
            <div class="buttons">
                <Button weight=Weight::Main on_press=stay>{words::STAY}</Button>
                <Button on_press=leave>{words::LEAVE}</Button>
            </div>
        </Dialog>
    }
    .into_any()
}

/// Whether the history stands on the guarding step, or on one that a dialog put above it.
fn guarded() -> bool {
    let state = window().history().and_then(|history| history.state());
    state.is_ok_and(|state| state.as_string().as_deref() == Some(GUARD))
}

/// Puts the guarding step above the game's own.
fn guard() {
    if guarded() {
        return;
    }
    if let Ok(history) = window().history() {
        // Without it Back leaves at once, as it does everywhere else.
        let _ = history.push_state_with_url(&JsValue::from_str(GUARD), "", None);
    }
}
