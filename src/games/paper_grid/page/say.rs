//! What is said at the table: the last act, what to do now, what the letters on the board would
//! bring.

use leptos::prelude::*;

use super::bench::Bench;
use crate::desk::Did;
use crate::games::paper_grid::rules::{Preview, Refusal, Stage};
use crate::games::paper_grid::words::table as words;
use crate::shell::draw::{all, nothing};
use crate::shell::stage;
use crate::table::SeatColour;
use crate::words::stage::looking_back;

/// Draws it.
pub fn say(bench: Bench) -> AnyView {
    let did = Signal::derive(move || bench.did());
    let now = Signal::derive(move || now(bench));
    let would = view! { {move || would(bench)} }.into_any();
    stage::say(did, now, would, bench.sheet)
}

/// What is to be done.
fn now(bench: Bench) -> String {
    if let Some(steps) = bench.past.get() {
        let rows = bench.rows.get();
        let at = rows.iter().filter(|row| row.step < steps).count();
        return looking_back(at, rows.len());
    }
    let Some((phase, seat)) = bench.phase().zip(bench.seat()) else {
        return words::won(&bench.names(bench.winners()));
    };
    let name = bench.session.name(seat);
    let called: Vec<String> = bench
        .called()
        .iter()
        .map(|l| l.capital().to_string())
        .collect();
    let called = called.join(" or ");
    bench
        .state
        .with(|state| words::prompt(state, phase, &name, &called))
}

/// What would come of what is built: a refusal of what was tried, the sums, a hint.
fn would(bench: Bench) -> AnyView {
    if bench.past.with(Option::is_some) {
        return nothing();
    }
    let refusal = bench.refusal.get();
    if !refusal.is_empty() {
        return view! { <p class="refusal" role="alert">{refusal}</p> }.into_any();
    }
    if let Some(preview) = bench.preview.get() {
        return sums(bench, &preview);
    }
    let (size, hint) = bench
        .state
        .with(|state| (state.board.size(), state.turn.hints.last().cloned()));
    match hint {
        Some(hint) => view! { <p>{words::hinted(&hint, size)}</p> }.into_any(),
        None => nothing(),
    }
}

/// The words of the play with their sums; or what is still missing, in grey, as it is not played
/// yet.
fn sums(bench: Bench, preview: &Preview) -> AnyView {
    let sum = |sum: String| view! { <span class="sum">{sum}</span> }.into_any();
    let missing = preview.refusal.as_ref().map(|refusal: &Refusal| {
        let says = bench.says_of(refusal);
        view! { <span class="soft">{says}</span> }.into_any()
    });
    let judged = bench
        .state
        .with(|state| matches!(state.stage, Stage::Judging(_)));
    let legal = missing.is_none() || judged;
    let words = words::word_sums(preview).into_iter();
    view! {
        <p class="sums" aria-live="polite" data-thing="play">
            {missing}
            {all(words.filter(|_| legal).map(sum))}
        </p>
    }
    .into_any()
}

impl Bench {
    /// The last act and its actor's colour, followed; of the step that is looked at, if one is.
    fn did(self) -> Option<(Did, Option<SeatColour>)> {
        let past = self.past.get();
        let rows = self.rows.get();
        let shown = rows
            .into_iter()
            .find(|row| past.is_none_or(|past| row.step < past))?;
        let says = match shown.word.is_empty() {
            true => shown.says,
            false => format!("{} {}", shown.word, shown.says),
        };
        let did = Did {
            step: shown.step,
            actor: None,
            says,
        };
        Some((did, shown.colour))
    }
}
