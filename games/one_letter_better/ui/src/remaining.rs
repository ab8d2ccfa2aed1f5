//! The bar: which round it is, how close its end is, and a button that shows the signs on cards.

use leptos::prelude::*;

use super::table_state::TableState;
use one_letter_better::screen::{ButtonAction, TableThing};
use one_letter_better::text::stage as words;
use ui::draw::memo;
use ui::stage::SheetTab;

/// Draws this game's part of the bar: how close the end is, and the button that shows the signs on
/// cards.
pub fn remaining(state: TableState) -> AnyView {
    let path =
        "M6 2h12v20H6zM12 7l1.300 3.700L17 12l-3.700 1.300L12 17l-1.300-3.700L7 12l3.700-1.300z";
    view! {
        {match_progress(state)}
        <button
            type="button"
            class="bar-button"
            aria-label=words::SIGNS
            data-thing=TableThing::Do(ButtonAction::Signs).to_string()
            on:click=move |_| state.sheet.toggle(SheetTab::Rules)
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d=path />
            </svg>
        </button>
    }
    .into_any()
}

/// Draws how far the match has come.
pub fn match_progress(state: TableState) -> AnyView {
    let told = memo(move || {
        state
            .seen
            .with(|view| words::match_progress(&view.table, view.deck))
    });
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
