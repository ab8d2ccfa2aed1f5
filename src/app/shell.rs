//! The shell: the bar, the screen that the address names, notices, and the voice.

use leptos::ev;
use leptos::prelude::*;

use super::desk::{Desk, use_desk};
use super::dom;
use super::parts::Notices;
use super::screens::{About, Checker, Home, Parts, Players, SettingsScreen, Unknown};
use super::words::WordBox;
use crate::screen::{Route, text};

/// Every screen's heading: where the focus goes when the screen changes.
pub const HEADING: &str = "heading";

/// The whole app.
#[component]
pub fn App() -> impl IntoView {
    Desk::open();
    WordBox::open();
    let route = RwSignal::new(Route::parse(&dom::hash()));
    document().set_title(&text::title(&route.get_untracked()));
    let follow = window_event_listener(ev::hashchange, move |_| {
        let next = Route::parse(&dom::hash());
        if route.get_untracked() == next {
            return;
        }
        document().set_title(&text::title(&next));
        route.set(next);
        // The next screen is drawn first.
        request_animation_frame(|| {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            dom::focus(HEADING);
        });
    });
    on_cleanup(move || follow.remove());

    let screen = move || match route.get() {
        Route::Home => view! { <Home /> }.into_any(),
        Route::Players => view! { <Players /> }.into_any(),
        Route::Words => view! { <Checker /> }.into_any(),
        Route::Settings => view! { <SettingsScreen /> }.into_any(),
        Route::About => view! { <About /> }.into_any(),
        Route::Parts => view! { <Parts /> }.into_any(),
        Route::Unknown(path) => view! { <Unknown path /> }.into_any(),
    };
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
        <main class="screen">{screen}</main>
        <Notices />
        <Voice />
    }
}

#[component]
fn Bar(route: Signal<Route>) -> impl IntoView {
    let link = move |to: Route| {
        let words = text::heading(&to);
        let hash = to.hash();
        let current = move || (route.get() == to).then_some("page");
        view! {
            <a href=hash aria-current=current>
                {words}
            </a>
        }
    };
    view! {
        <header class="bar">
            <a class="home" href=Route::Home.hash()>
                <img src="icon.svg" alt="" width="30" height="30" />
                <span>{text::NAME}</span>
                <span class="only-heard">{text::HOME}</span>
            </a>
            <nav aria-label=text::MENU>
                {[Route::Players, Route::Settings, Route::About].map(link).collect_view()}
            </nav>
        </header>
    }
}

/// What was said last, for those who listen to the page.
#[component]
fn Voice() -> impl IntoView {
    let desk = use_desk();
    view! {
        <div class="only-heard" role="log" aria-live="polite" aria-label=text::VOICE>
            <For each=move || desk.said() key=|saying| saying.id let:saying>
                <p>{saying.words}</p>
            </For>
        </div>
    }
}
