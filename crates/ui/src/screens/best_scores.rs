//! Best scores in solo games: recorded at the table, shown in the set-up forms.

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::app_state::use_app;
use crate::dom;
use crate::draw::join_views;
use game::Day;

/// Records a score with today's date. Returns what `enter` returns: whether it is the best.
pub fn record_score<S: SavedScores>(record: &str, enter: impl FnOnce(&mut S, Day) -> bool) -> bool {
    match dom::today().parse() {
        Ok(today) => change_scores(record, |scores| enter(scores, today)),
        Err(_) => false,
    }
}

/// Changes a record of scores, and saves it if the change returns true. Returns whether it changed.
pub fn change_scores<S: SavedScores>(record: &str, change: impl FnOnce(&mut S) -> bool) -> bool {
    let app = use_app();
    let mut scores: S = app.load(record);
    let changed = change(&mut scores);
    if changed {
        app.save(record, &scores);
    }
    changed
}

/// A record of best scores that can be saved and loaded.
pub trait SavedScores: Serialize + DeserializeOwned + Default {}

impl<S: Serialize + DeserializeOwned + Default> SavedScores for S {}

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
    let told = if lines.is_empty() {
        view! { <p class="soft">{none_yet}</p> }.into_any()
    } else {
        view! { <ul class="chosen">{join_views(lines.into_iter().map(line))}</ul> }.into_any()
    };
    view! {
        <section class="sheet" aria-labelledby="best">
            <h2 id="best">{heading}</h2>
            {told}
        </section>
    }
    .into_any()
}
