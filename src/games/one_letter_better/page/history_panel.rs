//! The history, the rules that were chosen, and leaving.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::one_letter_better::CARD;
use crate::games::one_letter_better::words::set_up::RULES;
use crate::games::one_letter_better::words::table as words;
use crate::shell::draw::all;
use crate::shell::screens::around::{leaving, rules_of};
use crate::words::rule::told;

/// What was, and the way out.
pub fn history_panel(bench: Bench) -> AnyView {
    let open = RwSignal::new(false);
    let lines = move || {
        // Hundreds of lines are drawn only where they are looked at.
        let lines = if open.get() {
            bench.session.history()
        } else {
            Vec::new()
        };
        let line = |(_, says): (usize, String)| view! { <li>{says}</li> }.into_any();
        all(lines.into_iter().rev().map(line))
    };
    let rules = rules_of(
        bench.session,
        |options, seats| told(RULES, options, seats),
        &CARD,
    );
    view! {
        <details
            class="past"
            on:toggle=move |event| {
                let details: web_sys::Element = event_target(&event);
                open.set(details.has_attribute("open"));
            }
        >
            <summary>{words::HISTORY}</summary>
            <ul class="better-history" tabindex="0" aria-label=words::HISTORY>{move || lines()}</ul>
        </details>
        {rules}
        {leaving()}
    }
    .into_any()
}
