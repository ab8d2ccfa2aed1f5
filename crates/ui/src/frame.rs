//! The page's frame: the top bar, the current screen, notices, and screen reader announcements.

use leptos::prelude::*;

use super::app_state::{AppState, use_app};
use super::disk::StartupData;
use super::dom::{self, HEADING_ID};
use super::draw::{DrawLine, join_views, keyed_list, show_when};
use super::parts::Notices;
use super::screens::{Home, Unknown, chunks};
use super::wordlist::WordListLoader;
use screen::health::PageTrouble;
use screen::{Route, SavingState, text};

/// The whole app.
#[component]
pub(crate) fn App(
    /// The current screen.
    route: RwSignal<Route>,
    /// The disk with its first rows, if there is one.
    found: Option<StartupData>,
) -> impl IntoView {
    AppState::open(found);
    WordListLoader::open();
    document().set_title(&text::title(&route.get_untracked()));
    view! {
        <a
            class="button skip"
            href="#heading"
            on:click=|event| {
                event.prevent_default();
                dom::focus(HEADING_ID);
            }
        >
            {text::SKIP}
        </a>
        <TopBar route=route.into() />
        <Notices />
        <main class="screen">
            {move || match route.get() {
                Route::Home => view! { <Home /> }.into_any(),
                Route::Unknown(path) => view! { <Unknown path /> }.into_any(),
                of_the_room => chunks::screen(of_the_room),
            }}
        </main>
        <LiveRegion />
    }
}

/// Shows the screen that the address names, if its chunk has loaded.
pub(crate) fn follow_address(route: RwSignal<Route>) {
    let next = crate::registry::parse_route(&dom::hash());
    // The studio writes its board into the address without navigating, so any studio address counts
    // as new.
    let again = matches!(next, Route::Studio(_));
    let stays = route.get_untracked() == next && !again;
    if stays || !chunks::is_loaded(&next) {
        return;
    }
    document().set_title(&text::title(&next));
    route.set(next);
    let left = document().active_element();
    // Wait until the next screen is drawn. If the user has already focused something on it, the
    // focus stays there.
    focus_next_heading(left);
}

/// Moves the focus to the heading of the next screen, unless the user has moved it already.
fn focus_next_heading(left: Option<web_sys::Element>) {
    focus_heading_when_drawn(left, 600);
}

/// Focuses the heading once it has been drawn, waiting at most this number of frames. A game's
/// heading may appear late, because the page first asks whether another tab has the game, and then
/// reads it from the disk.
fn focus_heading_when_drawn(left: Option<web_sys::Element>, frames: u32) {
    request_animation_frame(move || {
        if dom::by_id(HEADING_ID).is_none() && frames > 0 {
            focus_heading_when_drawn(left, frames - 1);
        } else if document().active_element() == left || dom::is_focus_lost() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            dom::focus(HEADING_ID);
        }
    });
}

#[component]
fn TopBar(route: Signal<Route>) -> impl IntoView {
    let link = move |to: Route| {
        let words = text::heading(&to);
        let hash = to.hash();
        view! {
            <a href=hash aria-current=move || (route.get() == to).then_some("page")>
                {words}
            </a>
        }
        .into_any()
    };
    view! {
        <header class="bar">
            <a class="home" href=Route::Home.hash()>
                <img src="icon.svg" alt="" width="30" height="30" />
                <span>{text::NAME}</span>
                <span class="only-heard">{text::HOME}</span>
            </a>
            {unsaved_indicator()}
            <nav aria-label=text::MENU>
                {join_views([Route::Players, Route::Settings, Route::About].map(link))}
            </nav>
        </header>
    }
}

/// Draws a discreet mark while some change is not saved permanently. It links to the screen on
/// which a file can be saved.
pub(crate) fn unsaved_indicator() -> AnyView {
    let app = use_app();
    let mark = move || {
        let says = move || PageTrouble::NotKept(app.saving_status()).words();
        view! {
            <a class="unkept" href=Route::Settings.hash() title=says>
                <span>{move || text::save_state_note(app.saving_status())}</span>
            </a>
        }
        .into_any()
    };
    show_when(move || app.saving_status() != SavingState::Kept, mark)
}

/// The latest announcements, in a live region for screen readers.
#[component]
fn LiveRegion() -> impl IntoView {
    let app = use_app();
    let sayings = move || {
        let said = app.announcements().into_iter();
        said.map(|saying| {
            let draw: DrawLine = Box::new(move || view! { <p>{saying.words}</p> }.into_any());
            (saying.id.to_string(), draw)
        })
        .collect()
    };
    view! {
        <div class="only-heard" role="log" aria-live="polite" aria-label=text::VOICE>
            {keyed_list(sayings)}
        </div>
    }
}
