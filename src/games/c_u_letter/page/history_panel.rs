//! The history, in which any turn can be looked at again; the rules that were chosen; leaving.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::c_u_letter::CARD;
use crate::games::c_u_letter::words::set_up::RULES;
use crate::games::c_u_letter::words::{moments as words, table as table_words};
use crate::shell::draw::show_when;
use crate::shell::parts::{Button, History, Line, Weight};
use crate::shell::screens::around::{leaving, rules_of};
use crate::words::rule::told;

/// What was, and the way out.
pub fn history_panel(bench: Bench) -> AnyView {
    let open = RwSignal::new(false);
    let lines = Signal::derive(move || {
        // Hundreds of lines are drawn only where they are looked at.
        let lines = if open.get() {
            bench.session.history()
        } else {
            Vec::new()
        };
        let lines = lines.into_iter().map(|(_, says)| Line(says));
        lines.collect::<Vec<_>>()
    });
    let look = Callback::new(move |line: usize| {
        let history = untrack(|| bench.session.history());
        let step = history.get(line).map(|(step, _)| step + 1);
        bench.walk.skip();
        bench.past.set(step);
    });
    let shown = Signal::derive(move || {
        let past = bench.past.get()?;
        let history = bench.session.history();
        history.iter().rposition(|(step, _)| step + 1 == past)
    });
    let now = Callback::new(move |()| bench.past.set(None));
    let looks = move || bench.past.with(Option::is_some);
    let rules = rules_of(
        bench.session,
        |options, seats| told(RULES, options, seats),
        &CARD,
    );
    view! {
        {show_when(looks, move || {
            view! { <Button weight=Weight::Main on_press=now>{words::BACK_TO_NOW}</Button> }.into_any()
        })}
        <details
            class="past"
            on:toggle=move |event| {
                let details: web_sys::Element = event_target(&event);
                open.set(details.has_attribute("open"));
            }
        >
            <summary>{table_words::HISTORY}</summary>
            <History label=table_words::HISTORY lines shown on_show=look />
        </details>
        {rules}
        {leaving()}
    }
    .into_any()
}
