//! What happened at a table, to be read.

use leptos::prelude::*;

use super::go_on::go_on;
use crate::shell::draw::all;
use crate::shell::seated::Seated;
use crate::table::Game;
use crate::words::table as words;

/// The history, newest first.
pub fn read<G: Game>(seated: Seated<G>) -> AnyView {
    let open = RwSignal::new(false);
    let line = |says: String| view! { <li>{says}</li> }.into_any();
    let lines = move || all(told(seated, open).into_iter().rev().map(line));
    let list = view! {
        <ul class="history-read" tabindex="0" aria-label=words::HISTORY>{lines}</ul>
    };
    all([go_on(seated.pace), panel(open, list.into_any())])
}

/// Its lines, followed. Hundreds of them are drawn only where they are looked at.
fn told<G: Game>(seated: Seated<G>, open: RwSignal<bool>) -> Vec<String> {
    let lines = match open.get() {
        true => seated.session.history(),
        false => Vec::new(),
    };
    lines.into_iter().map(|(_, says)| says).collect()
}

fn panel(open: RwSignal<bool>, list: AnyView) -> AnyView {
    view! {
        <details
            class="past"
            on:toggle=move |event| {
                let details: web_sys::Element = event_target(&event);
                open.set(details.has_attribute("open"));
            }
        >
            <summary>{words::HISTORY}</summary>
            {list}
        </details>
    }
    .into_any()
}
