//! A game's screen: open in one tab at a time, and not left by accident.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;

use super::shelf::export;
use crate::desk::use_desk;
use crate::dom::HEADING;
use crate::draw::{effect, memo, show_when};
use crate::opened::Reader;
use crate::parts::{Button, Dialog, Icon, Picture, Weight};
use crate::tab_lock::{Holder, Sole};
use crate::{device, dom};
use game::GameId;
use screen::Route;
use screen::text::{one_tab as words, shelf, stage};
use store::{Unreadable, record_of};

/// The state of the extra history entry that Back reaches first.
const GUARD: &str = "guard";

/// How far opening a game has got.
#[derive(Clone)]
enum Open {
    /// The game is loaded.
    Lies,
    /// The chunk that reads saved games failed to load.
    NoReader,
    /// The game can't be opened.
    Not(Unreadable),
}

/// Draws a game's table while this tab holds the game. When the tab gets the game, its steps are
/// read, together with changes that the previous tab had not written yet.
pub fn in_one_tab(
    id: GameId,
    reader: Reader,
    table: impl Fn(&GameId) -> Result<AnyView, Unreadable> + Send + Sync + 'static,
) -> AnyView {
    let desk = use_desk();
    let sole = Sole::of(&id);
    // Counts this tab's attempts to open the game, and holds the last one that finished. The table
    // is drawn once the two match.
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
                // The screen about the other tab had the focus.
                request_animation_frame(|| dom::catch_focus(HEADING));
                if !whole {
                    desk.refuse(words::NOT_TAKEN_ALONG);
                }
            }
        });
    });
    on_cleanup(move || desk.get_up());
    // Without locks, a game that continues elsewhere is noticed by its new steps.
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

/// Shown when the chunk that reads the game failed to load; it can be fetched again.
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

/// Shown in place of a table: why the game can't be opened, and what can be done.
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

/// Asks for confirmation when Back would leave a game in progress.
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
            // Deferred, so that the dialog doesn't take this Back for its own.
            request_animation_frame(move || {
                let _ = asking.try_set(true);
            });
        } else if let Ok(history) = window().history() {
            // Nothing would be lost, so there is nothing to ask.
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

/// Whether the current history entry is the guard entry, or one that a dialog put above it.
fn guarded() -> bool {
    let state = window().history().and_then(|history| history.state());
    state.is_ok_and(|state| state.as_string().as_deref() == Some(GUARD))
}

/// Adds the guard entry above the game's own.
fn guard() {
    if guarded() {
        return;
    }
    if let Ok(history) = window().history() {
        // If this fails, Back leaves at once, as it does everywhere else.
        let _ = history.push_state_with_url(&JsValue::from_str(GUARD), "", None);
    }
}
