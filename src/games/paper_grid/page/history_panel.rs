//! What was: undo, the history in which any turn can be looked at again, and the rules
//! that were chosen.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::paper_grid::CARD;
use crate::games::paper_grid::words::set_up::RULES;
use crate::games::paper_grid::words::table as words;
use crate::shell::draw::show_when;
use crate::shell::parts::{Button, History, Icon, Line, Picture, Weight};
use crate::shell::screens::around::rules_of;
use crate::words as text;
use crate::words::rule::told;

/// Undo and the history.
pub fn history_panel(bench: Bench) -> AnyView {
    let undo = Callback::new(move |()| bench.undo());
    let cannot = Signal::derive(move || !bench.session.can_undo());
    let lines = Signal::derive(move || {
        let lines = bench.session.history().into_iter();
        lines.map(|(_, words)| Line(words)).collect::<Vec<_>>()
    });
    let step = move |line: usize| {
        let history = untrack(|| bench.session.history());
        history.get(line).map(|(step, _)| step + 1)
    };
    let look = Callback::new(move |line: usize| bench.past.set(step(line)));
    let shown = Signal::derive(move || {
        let past = bench.past.get()?;
        let history = bench.session.history();
        history.iter().rposition(|(step, _)| step + 1 == past)
    });
    let now = Callback::new(move |()| bench.past.set(None));
    view! {
        <div class="buttons">
            <Button off=cannot on_press=undo>
                <Icon picture=Picture::Undo />
                {text::UNDO}
            </Button>
            {show_when(move || bench.past.get().is_some(), move || {
                view! { <Button weight=Weight::Main on_press=now>{words::NOW}</Button> }.into_any()
            })}
        </div>
        <details class="past">
            <summary>{words::HISTORY}</summary>
            <History label=words::HISTORY lines shown on_show=look />
        </details>
        {rules(bench)}
    }
    .into_any()
}

/// What was chosen for this game.
fn rules(bench: Bench) -> AnyView {
    rules_of(
        bench.session,
        |options, seats| told(RULES, options, seats),
        &CARD,
    )
}
