//! Tabs: one tab stop, with arrow keys between the tabs.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::dom;
use crate::draw::join_views;

/// A row of tabs above the panel of the selected tab.
#[component]
pub fn Tabs(
    /// Prefix of the elements' ids, unique on the screen.
    id: &'static str,
    #[prop(into)] label: String,
    /// The tabs' names.
    names: Vec<&'static str>,
    /// The index of the selected tab.
    shown: RwSignal<usize>,
    /// The panel's content, which depends on `shown`.
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
                {join_views(names.into_iter().enumerate().map(tab))}
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
