//! What was: undo, the history in which any turn can be looked at again, and the rules
//! that were chosen.

use leptos::prelude::*;

use super::bench::Bench;
use crate::app::draw::{all, show_when};
use crate::app::parts::{Button, History, Icon, Line, Picture, Weight};
use crate::games::Kind;
use crate::screen::Route;
use crate::screen::text::{self, paper_grid_table as words};

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
        {rules(bench)}
    }
    .into_any()
}

/// What was chosen for this game, and where all the rules are.
fn rules(bench: Bench) -> AnyView {
    let says = bench.session.with_now(|game| {
        let journal = game.journal();
        text::rules_chosen(&journal.options, &journal.seats)
    });
    let line = |says| view! { <li>{says}</li> }.into_any();
    let link = |route: Route, says| {
        view! {
            <a class="button" href=route.hash()>
                {says}
            </a>
        }
        .into_any()
    };
    view! {
        <details>
            <summary>{words::RULES}</summary>
            <ul class="chosen">{all(says.into_iter().map(line))}</ul>
            <p class="buttons">
                {link(Route::Rules(Kind::PaperGrid), words::ALL_RULES)}
                {link(Route::Words, words::CHECK_WORDS)}
            </p>
        </details>
    }
    .into_any()
}
