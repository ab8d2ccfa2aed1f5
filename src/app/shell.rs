//! The shell: the bar, the screen that the address names, notices, and the voice.

use leptos::ev;
use leptos::prelude::*;

use super::desk::{Desk, use_desk};
use super::dom;
use super::draw::{Draw, all, keyed};
use super::parts::Notices;
use super::screens::{
    About, Checker, Home, Players, SettingsScreen, Studio, Unknown, game, practice, rules, set_up,
    set_up_on,
};
use super::words::WordBox;
use crate::screen::{Route, text};

/// Every screen's heading: where the focus goes when the screen changes.
pub const HEADING: &str = "heading";

/// The whole app.
#[component]
pub fn App(
    /// Draws the page of parts, in the program that has it.
    parts: fn() -> AnyView,
) -> impl IntoView {
    Desk::open();
    WordBox::open();
    let route = RwSignal::new(Route::parse(&dom::hash()));
    document().set_title(&text::title(&route.get_untracked()));
    let follow = window_event_listener(ev::hashchange, move |_| {
        let next = Route::parse(&dom::hash());
        // A board's address leaves the bar once it is opened, so it can be followed again.
        let again = matches!(next, Route::Studio(Some(_)));
        if route.get_untracked() == next && !again {
            return;
        }
        document().set_title(&text::title(&next));
        route.set(next);
        let left = document().active_element();
        // The next screen is drawn first. Who has found something on it by then is faster
        // than the frame, and is left there.
        request_animation_frame(move || {
            if document().active_element() == left || dom::focus_is_lost() {
                window().scroll_to_with_x_and_y(0.0, 0.0);
                dom::focus(HEADING);
            }
        });
    });
    on_cleanup(move || follow.remove());

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
        <main class="screen">
            {move || match route.get() {
                Route::Home => view! { <Home /> }.into_any(),
                Route::Players => view! { <Players /> }.into_any(),
                Route::Words => view! { <Checker /> }.into_any(),
                Route::Studio(path) => view! { <Studio path /> }.into_any(),
                Route::Rules(kind) => rules(kind),
                Route::SetUp(kind) => set_up(kind),
                Route::SetUpOn(board) => set_up_on(board),
                Route::Practice => practice(),
                Route::Game(id) => game(&id),
                Route::Settings => view! { <SettingsScreen /> }.into_any(),
                Route::About => view! { <About /> }.into_any(),
                Route::Parts => parts(),
                Route::Unknown(path) => view! { <Unknown path /> }.into_any(),
            }}
        </main>
        <Notices />
        <Voice />
    }
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
            <nav aria-label=text::MENU>
                {all([Route::Players, Route::Settings, Route::About].map(link))}
            </nav>
        </header>
    }
}

/// What was said last, for those who listen to the page.
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
