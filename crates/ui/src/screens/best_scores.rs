//! Best scores in solo games: recorded at the table, shown in the set-up forms.

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::desk::use_desk;
use crate::dom;
use crate::draw::all;
use game::Day;

/// Records a score with today's date. Returns what `enter` returns: whether it is the best.
pub fn enter<S: Scores>(record: &str, enter: impl FnOnce(&mut S, Day) -> bool) -> bool {
    match dom::today().parse() {
        Ok(today) => change(record, |scores| enter(scores, today)),
        Err(_) => false,
    }
}

/// Changes a record of scores, and saves it if the change returns true. Returns whether it changed.
pub fn change<S: Scores>(record: &str, change: impl FnOnce(&mut S) -> bool) -> bool {
    let desk = use_desk();
    let mut scores: S = desk.load(record);
    let changed = change(&mut scores);
    if changed {
        desk.keep(record, &scores);
    }
    changed
}

/// A record of best scores that can be saved and loaded.
pub trait Scores: Serialize + DeserializeOwned + Default {}

impl<S: Serialize + DeserializeOwned + Default> Scores for S {}

/// Draws a list of scores, each with the rules under which it was reached.
pub fn best_scores(
    heading: &'static str,
    none_yet: &'static str,
    lines: Vec<(String, String)>,
) -> AnyView {
    let line = |(says, way): (String, String)| {
        view! {
            <li>
                {says}
                <br />
                <span class="soft">{way}</span>
            </li>
        }
        .into_any()
    };
    let told = match lines.is_empty() {
        true => view! { <p class="soft">{none_yet}</p> }.into_any(),
        false => view! { <ul class="chosen">{all(lines.into_iter().map(line))}</ul> }.into_any(),
    };
    view! {
        <section class="sheet" aria-labelledby="best">
            <h2 id="best">{heading}</h2>
            {told}
        </section>
    }
    .into_any()
}
