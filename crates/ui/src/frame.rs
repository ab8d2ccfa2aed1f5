//! The page's frame: the top bar, the current screen, notices, and screen reader announcements.

use leptos::prelude::*;

use super::desk::{Desk, use_desk};
use super::disk::Found;
use super::dom::{self, HEADING};
use super::draw::{Draw, all, keyed, show_when};
use super::parts::Notices;
use super::screens::{Home, Unknown, rooms};
use super::words::WordBox;
use screen::health::Trouble;
use screen::{Keeping, Route, text};

/// The whole app.
#[component]
pub fn App(
    /// The current screen.
    route: RwSignal<Route>,
    /// The disk with its first rows, if there is one.
    found: Option<Found>,
) -> impl IntoView {
    Desk::open(found);
    WordBox::open();
    document().set_title(&text::title(&route.get_untracked()));
    view! {
        <a
            class="button skip"
            href="#heading"
            on:click=|event| {
                event.prevent_default();
                dom::focus(HEADING);
            }
        >
            {text::SKIP}
        </a>
        <Bar route=route.into() />
        <Notices />
        <main class="screen">
            {move || match route.get() {
                Route::Home => view! { <Home /> }.into_any(),
                Route::Unknown(path) => view! { <Unknown path /> }.into_any(),
                of_the_room => rooms::screen(of_the_room),
            }}
        </main>
        <Voice />
    }
}

/// Shows the screen that the address names, if its room has loaded.
pub fn follow(route: RwSignal<Route>) {
    let next = crate::registry::route(&dom::hash());
    // The studio writes its board into the address without navigating, so any studio address counts
    // as new.
    let again = matches!(next, Route::Studio(_));
    let stays = route.get_untracked() == next && !again;
    if stays || !rooms::is_here(&next) {
        return;
    }
    document().set_title(&text::title(&next));
    route.set(next);
    let left = document().active_element();
    // Wait until the next screen is drawn. If the user has already focused something on it, the
    // focus stays there.
    begin_at_heading(left);
}

/// Moves the focus to the heading of the next screen, unless the user has moved it already.
fn begin_at_heading(left: Option<web_sys::Element>) {
    look_for_heading(left, 600);
}

/// Focuses the heading once it has been drawn, waiting at most this number of frames. A game's
/// heading may appear late, because the page first asks whether another tab has the game, and then
/// reads it from the disk.
fn look_for_heading(left: Option<web_sys::Element>, frames: u32) {
    request_animation_frame(move || {
        if dom::by_id(HEADING).is_none() && frames > 0 {
            look_for_heading(left, frames - 1);
        } else if document().active_element() == left || dom::focus_is_lost() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            dom::focus(HEADING);
        }
    });
}

#[component]
fn Bar(route: Signal<Route>) -> impl IntoView {
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
            {unkept_mark()}
            <nav aria-label=text::MENU>
                {all([Route::Players, Route::Settings, Route::About].map(link))}
            </nav>
        </header>
    }
}

/// A discreet mark that some change is not saved permanently; links to saving a file.
pub fn unkept_mark() -> AnyView {
    let desk = use_desk();
    let mark = move || {
        let says = move || Trouble::NotKept(desk.keeping()).words();
        view! {
            <a class="unkept" href=Route::Settings.hash() title=says>
                <span>{move || text::unkept(desk.keeping())}</span>
            </a>
        }
        .into_any()
    };
    show_when(move || desk.keeping() != Keeping::Kept, mark)
}

/// The latest announcements, in a live region for screen readers.
#[component]
fn Voice() -> impl IntoView {
    let desk = use_desk();
    let sayings = move || {
        let said = desk.said().into_iter();
        said.map(|saying| {
            let draw: Draw = Box::new(move || view! { <p>{saying.words}</p> }.into_any());
            (saying.id.to_string(), draw)
        })
        .collect()
    };
    view! {
        <div class="only-heard" role="log" aria-live="polite" aria-label=text::VOICE>
            {keyed(sayings)}
        </div>
    }
}
