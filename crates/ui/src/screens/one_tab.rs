//! A game's screen: open in one tab at a time, and not left by accident.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;

use super::shelf::export_game;
use crate::app_state::use_app;
use crate::dom::HEADING_ID;
use crate::draw::{effect, memo, show_when};
use crate::loaded_game::FetchGameReader;
use crate::parts::{Button, Dialog, Icon, IconKind, Weight};
use crate::tab_lock::{LockHolder, TabLock};
use crate::{device, dom};
use game::GameId;
use screen::Route;
use screen::text::{one_tab as words, shelf, stage};
use store::{GameOpenError, record_name};

/// The state of the extra history entry that Back reaches first.
const GUARD_STATE: &str = "guard";

/// How far opening a game has got.
#[derive(Clone)]
enum OpeningState {
    /// The game is loaded.
    Loaded,
    /// The chunk that reads saved games failed to load.
    NoReader,
    /// The game can't be opened.
    Unreadable(GameOpenError),
}

/// Draws a game's table while this tab holds the game. When the tab gets the game, its steps are
/// read, together with changes that the previous tab had not written yet.
pub(crate) fn table_in_one_tab(
    id: GameId,
    reader: FetchGameReader,
    table: impl Fn(&GameId) -> Result<AnyView, GameOpenError> + Send + Sync + 'static,
) -> AnyView {
    let app = use_app();
    let sole = TabLock::acquire(&id);
    // Counts this tab's attempts to open the game, and holds the last one that finished. The table
    // is drawn once the two match.
    let (sat, here) = (StoredValue::new(0u32), RwSignal::new(0u32));
    let ours = memo(move || sole.holder() == LockHolder::ThisTab);
    let game = StoredValue::new(id.clone());
    let open = StoredValue::new(OpeningState::Loaded);
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
            let whole = app.prepare_game(&id).await;
            let opens = if app.is_loaded(&id) {
                OpeningState::Loaded
            } else {
                match reader().await {
                    Ok(read) => (read.load)(app, &id)
                        .map_or_else(OpeningState::Unreadable, |()| OpeningState::Loaded),
                    Err(_) => OpeningState::NoReader,
                }
            };
            let _ = open.try_set_value(opens);
            if sat.try_get_value() == Some(time) {
                here.set(time);
                // The screen about the other tab had the focus.
                request_animation_frame(|| dom::restore_lost_focus(HEADING_ID));
                if !whole {
                    app.notify_error(words::LAST_MOVE_LOST);
                }
            }
        });
    });
    on_cleanup(move || app.leave_table());
    // Without locks, a game that continues elsewhere is noticed by its new steps.
    let of = id.clone();
    effect(move || {
        if app.is_taken_over(&of) {
            app.clear_taken_over();
            sole.give_up();
        }
    });
    let name = record_name(&id);
    let take_over = Callback::new(move |()| {
        let name = name.clone();
        spawn_local(async move {
            app.request_unsaved_changes(&name).await;
            sole.take_over();
        });
    });
    let elsewhere = move || {
        view! {
            <section class="sheet">
                <h1 id=HEADING_ID tabindex="-1">{words::ELSEWHERE}</h1>
                <p>{words::ELSEWHERE_NOTE}</p>
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
    let there = memo(move || sole.holder() == LockHolder::AnotherTab);
    let drawn = move || match open.get_value() {
        OpeningState::NoReader => reader_failed(again),
        OpeningState::Unreadable(why) => unreadable_game(&id, &why),
        OpeningState::Loaded => match table(&id) {
            Ok(table) => {
                device::request_persistent_storage();
                table
            }
            Err(why) => unreadable_game(&id, &why),
        },
    };
    view! {
        {show_when(move || ours.get() && here.get() > 0, drawn)}
        {show_when(move || there.get(), elsewhere)}
        {leave_dialog()}
    }
    .into_any()
}

/// Shown when the chunk that reads the game failed to load; it can be fetched again.
fn reader_failed(again: RwSignal<u32>) -> AnyView {
    let again = Callback::new(move |()| again.update(|times| *times += 1));
    view! {
        <section class="sheet">
            <h1 id=HEADING_ID tabindex="-1">{words::NOT_OPEN_YET}</h1>
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
fn unreadable_game(id: &GameId, why: &GameOpenError) -> AnyView {
    let app = use_app();
    let (says, gone) = (shelf::unreadable(why), *why == GameOpenError::Gone);
    let id = id.clone();
    let export = Callback::new(move |()| export_game(app, id.clone(), shelf::UNKNOWN_GAME));
    let file = move || {
        view! {
            <Button on_press=export>
                <Icon picture=IconKind::Save />
                {shelf::EXPORT}
            </Button>
        }
        .into_any()
    };
    view! {
        <section class="sheet">
            <h1 id=HEADING_ID tabindex="-1">{shelf::UNKNOWN_GAME}</h1>
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
fn leave_dialog() -> AnyView {
    let asking = RwSignal::new(false);
    let here = dom::hash();
    add_guard_entry();
    let back = window_event_listener(ev::popstate, move |_| {
        if dom::hash() != here || is_guard_entry() || asking.get_untracked() {
            return;
        }
        if dom::is_game_in_progress() {
            add_guard_entry();
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
    let leave = Callback::new(|()| dom::navigate_replacing(&Route::Home));
    view! {
        <Dialog id="leaving" title=words::LEAVE_TITLE open=asking>
            <p>{words::LEAVE_NOTE}</p>
            <div class="buttons">
                <Button weight=Weight::Main on_press=stay>{words::STAY}</Button>
                <Button on_press=leave>{words::LEAVE}</Button>
            </div>
        </Dialog>
    }
    .into_any()
}

/// Whether the current history entry is the guard entry, or one that a dialog put above it.
fn is_guard_entry() -> bool {
    let state = window().history().and_then(|history| history.state());
    state.is_ok_and(|state| state.as_string().as_deref() == Some(GUARD_STATE))
}

/// Adds the guard entry above the game's own.
fn add_guard_entry() {
    if is_guard_entry() {
        return;
    }
    if let Ok(history) = window().history() {
        // If adding the entry fails, Back leaves at once, as it does everywhere else.
        let _ = history.push_state_with_url(&JsValue::from_str(GUARD_STATE), "", None);
    }
}
