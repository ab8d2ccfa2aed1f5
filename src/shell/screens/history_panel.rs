//! What happened at a table: read, or looked at again on it.

use leptos::prelude::*;

use super::go_on::go_on;
use crate::shell::draw::{all, show_when};
use crate::shell::parts::{Button, History, Line, Weight};
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

/// The history, of which each step can be looked at on the table; `looks` puts away what is in
/// the way of that.
pub fn look_back<G: Game>(
    seated: Seated<G>,
    looks: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let open = RwSignal::new(false);
    let lines = Signal::derive(move || {
        let lines = told(seated, open).into_iter();
        lines.map(Line).collect::<Vec<_>>()
    });
    let look = Callback::new(move |line: usize| {
        let history = untrack(|| seated.session.history());
        looks();
        seated.past.set(history.get(line).map(|(step, _)| step + 1));
    });
    let shown = Signal::derive(move || {
        let past = seated.past.get()?;
        let history = seated.session.history();
        history.iter().rposition(|(step, _)| step + 1 == past)
    });
    let list = view! { <History label=words::HISTORY lines shown on_show=look /> };
    all([go_on(seated.pace), panel(open, list.into_any())])
}

/// Leads back to now, where something earlier is looked at.
pub fn back_to_now<G: Game>(seated: Seated<G>) -> AnyView {
    let now = Callback::new(move |()| seated.past.set(None));
    let looks = move || seated.past.with(Option::is_some);
    show_when(looks, move || {
        view! { <Button weight=Weight::Main on_press=now>{words::BACK_TO_NOW}</Button> }.into_any()
    })
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
