//! A game's screen: in one tab at a time, and not left by accident.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;

use super::shelf::export;
use crate::shell::desk::use_desk;
use crate::shell::dom::HEADING;
use crate::shell::draw::{effect, memo, show_when};
use crate::shell::opened::Reader;
use crate::shell::parts::{Button, Dialog, Icon, Picture, Weight};
use crate::shell::tab_lock::{Holder, Sole};
use crate::shell::{device, dom};
use game::GameId;
use screen::Route;
use screen::text::{one_tab as words, shelf, stage};
use store::{Unreadable, record_of};

/// What the history holds for the step that Back takes first.
const GUARD: &str = "guard";

/// How far the game of a screen came.
#[derive(Clone)]
enum Open {
    /// It lies open.
    Lies,
    /// What reads it did not come.
    NoReader,
    /// It cannot be opened.
    Not(Unreadable),
}

/// The table of a game, as long as this tab has it. Its steps are read once it does, with what
/// the tab that had it before could not write any more.
pub fn in_one_tab(
    id: GameId,
    reader: Reader,
    table: impl Fn(&GameId) -> Result<AnyView, Unreadable> + Send + Sync + 'static,
) -> AnyView {
    let desk = use_desk();
    let sole = Sole::of(&id);
    // How often somebody sat down here; the table is drawn when the last time is over.
    let (sat, here) = (StoredValue::new(0u32), RwSignal::new(0u32));
    let ours = memo(move || sole.holder() == Holder::ThisTab);
    let game = StoredValue::new(id.clone());
    let open = StoredValue::new(Open::Lies);
    let again = RwSignal::new(0u32);
    effect(move || {
        here.set(0);
        again.track();
        if !ours.get() {
            return;
        }
        sat.update_value(|times| *times += 1);
        let time = sat.get_value();
        spawn_local(async move {
            let Some(id) = game.try_get_value() else {
                return;
            };
            let whole = desk.sit_down(&id).await;
            let opens = match desk.lies_open(&id) {
                true => Open::Lies,
                false => match reader().await {
                    Ok(read) => (read.lays)(desk, &id).map_or_else(Open::Not, |()| Open::Lies),
                    Err(_) => Open::NoReader,
                },
            };
            let _ = open.try_set_value(opens);
            if sat.try_get_value() == Some(time) {
                here.set(time);
                // The screen that told of another tab had the focus.
                request_animation_frame(|| dom::catch_focus(HEADING));
                if !whole {
                    desk.refuse(words::NOT_TAKEN_ALONG);
                }
            }
        });
    });
    on_cleanup(move || desk.get_up());
    // Without locks a game that goes on elsewhere is noticed by its steps.
    let of = id.clone();
    effect(move || {
        if desk.goes_on_elsewhere(&of) {
            desk.goes_on_here();
            sole.lose();
        }
    });
    let name = record_of(&id);
    let take_over = Callback::new(move |()| {
        let name = name.clone();
        spawn_local(async move {
            desk.want(&name).await;
            sole.take_over();
        });
    });
    let elsewhere = move || {
        view! {
            <section class="sheet">
                <h1 id=HEADING tabindex="-1">{words::ELSEWHERE}</h1>
                <p>{words::ELSEWHERE_SAYS}</p>
                <p class="buttons">
                    <Button weight=Weight::Main on_press=take_over>
                        {words::PLAY_HERE}
                    </Button>
                    <a class="button" href=Route::Home.hash()>{words::TO_HOME}</a>
                </p>
            </section>
        }
        .into_any()
    };
    let there = memo(move || sole.holder() == Holder::AnotherTab);
    let drawn = move || match open.get_value() {
        Open::NoReader => no_reader(again),
        Open::Not(why) => not_opened(&id, &why),
        Open::Lies => match table(&id) {
            Ok(table) => {
                device::keep_for_good();
                table
            }
            Err(why) => not_opened(&id, &why),
        },
    };
    view! {
        {show_when(move || ours.get() && here.get() > 0, drawn)}
        {show_when(move || there.get(), elsewhere)}
        {leaving()}
    }
    .into_any()
}

/// Where what reads the game did not come: it can be sent for again.
fn no_reader(again: RwSignal<u32>) -> AnyView {
    let again = Callback::new(move |()| again.update(|times| *times += 1));
    view! {
        <section class="sheet">
            <h1 id=HEADING tabindex="-1">{words::NOT_OPEN_YET}</h1>
            <p role="alert">{stage::LOST}</p>
            <p class="buttons">
                <Button weight=Weight::Main on_press=again>{stage::TRY_AGAIN}</Button>
                <a class="button" href=Route::Home.hash()>{words::TO_HOME}</a>
            </p>
        </section>
    }
    .into_any()
}

/// In the place of a table: why there is none, and what can be done.
fn not_opened(id: &GameId, why: &Unreadable) -> AnyView {
    let desk = use_desk();
    let (says, gone) = (shelf::unreadable(why), *why == Unreadable::Gone);
    let id = id.clone();
    let export = Callback::new(move |()| export(desk, id.clone(), shelf::UNKNOWN_GAME));
    let file = move || {
        view! {
            <Button on_press=export>
                <Icon picture=Picture::Save />
                {shelf::EXPORT}
            </Button>
        }
        .into_any()
    };
    view! {
        <section class="sheet">
            <h1 id=HEADING tabindex="-1">{shelf::UNKNOWN_GAME}</h1>
            <p>{says}</p>
            <p class="buttons">
                <a class="button button-main" href=Route::Home.hash()>{words::TO_HOME}</a>
                {show_when(move || !gone, file)}
            </p>
        </section>
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
