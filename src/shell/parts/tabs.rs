//! Tabs: one tab stop, arrow keys between them.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::shell::dom;
use crate::shell::draw::all;

/// A row of tabs over the panel of the chosen one.
#[component]
pub fn Tabs(
    /// Names the elements; one of a kind on a screen.
    id: &'static str,
    #[prop(into)] label: String,
    /// The tabs' names.
    names: Vec<&'static str>,
    /// Which one is shown.
    shown: RwSignal<usize>,
    /// What the panel shows, read by `shown`.
    children: Children,
) -> impl IntoView {
    let count = names.len();
    let tab_id = move |at: usize| format!("{id}-tab-{at}");
    let on_key = move |event: KeyboardEvent| {
        let now = shown.get_untracked();
        let next = match event.key().as_str() {
            "ArrowRight" => (now + 1) % count,
            "ArrowLeft" => (now + count - 1) % count,
            "Home" => 0,
            "End" => count - 1,
            _ => return,
        };
        event.prevent_default();
        shown.set(next);
        dom::focus(&tab_id(next));
    };
    let tab = move |(at, name)| {
        let chosen = move || shown.get() == at;
        view! {
            <button
                type="button"
                role="tab"
                id=tab_id(at)
                aria-selected=move || chosen().to_string()
                aria-controls=format!("{id}-panel")
                tabindex=move || if chosen() { "0" } else { "-1" }
                on:click=move |_| shown.set(at)
            >
                {name}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="tabs">
            <div role="tablist" aria-label=label on:keydown=on_key>
                {all(names.into_iter().enumerate().map(tab))}
            </div>
            <div
                role="tabpanel"
                id=format!("{id}-panel")
                aria-labelledby=move || tab_id(shown.get())
                tabindex="0"
            >
                {children()}
            </div>
        </div>
    }
}
