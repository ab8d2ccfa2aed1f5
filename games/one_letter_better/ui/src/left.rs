//! The bar: which round it is, how close its end is, and a button that shows the signs on cards.

use leptos::prelude::*;

use super::bench::Bench;
use one_letter_better::screen::{Deed, Thing};
use one_letter_better::text::stage as words;
use ui::draw::memo;
use ui::stage::Leaf;

/// Draws this game's part of the bar: how close the end is, and the button that shows the signs on
/// cards.
pub fn left(bench: Bench) -> AnyView {
    let path =
        "M6 2h12v20H6zM12 7l1.300 3.700L17 12l-3.700 1.300L12 17l-1.300-3.700L7 12l3.700-1.300z";
    view! {
        {until(bench)}
        <button
            type="button"
            class="bar-button"
            aria-label=words::SIGNS
            data-thing=Thing::Do(Deed::Signs).to_string()
            on:click=move |_| bench.sheet.turn(Leaf::Rules)
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d=path />
            </svg>
        </button>
    }
    .into_any()
}

/// Draws how far the match has come.
pub fn until(bench: Bench) -> AnyView {
    let told = memo(move || bench.seen.with(|view| words::left(&view.table, view.deck)));
    let drawn = move || {
        let (round, before, end) = told.get();
        view! {
            <span class="round">{round}</span>
            {before}
            <b>{end}</b>
        }
        .into_any()
    };
    view! { <span class="until">{move || drawn()}</span> }.into_any()
}
