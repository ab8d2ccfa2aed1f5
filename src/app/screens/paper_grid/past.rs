//! What was: undo, and the history in which any turn can be looked at again.

use leptos::prelude::*;

use super::bench::Bench;
use crate::app::draw::show_when;
use crate::app::parts::{Button, History, Icon, Line, Picture, Weight};
use crate::screen::text::paper_grid_table as words;

/// Undo and the history.
pub fn past(bench: Bench) -> AnyView {
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
                {words::UNDO}
            </Button>
            {show_when(move || bench.past.get().is_some(), move || {
                view! { <Button weight=Weight::Main on_press=now>{words::NOW}</Button> }.into_any()
            })}
        </div>
        <details class="past">
            <summary>{words::HISTORY}</summary>
            <History label=words::HISTORY lines shown on_show=look />
        </details>
    }
    .into_any()
}
