//! What is said at the table: what happened last, what to do now, and what it would bring. Its
//! place is its own, so nothing moves when a line changes.

use leptos::prelude::*;

use super::sheet::{Leaf, Sheet};
use crate::desk::news::Did;
use crate::shell::draw::nothing;
use crate::shell::pace::Pacer;
use crate::shell::parts::{Icon, Mark, Picture, seat_word};
use crate::shell::seated::PROMPT;
use crate::table::SeatColour;
use crate::words::stage as words;

/// Draws it. `did` is the last act with its actor's colour; `would` is drawn as it is handed in.
pub fn say(
    did: Signal<Option<(Did, Option<SeatColour>)>>,
    now: Signal<String>,
    would: AnyView,
    sheet: Sheet,
    pace: Pacer,
) -> AnyView {
    let did = move || match did.get() {
        None => nothing(),
        Some((did, colour)) => {
            let mark = colour.map(|colour| view! { <Mark colour /> }.into_any());
            view! {
                <span data-seat=colour.map(seat_word)>
                    {mark}
                </span>
                {did.says}
            }
            .into_any()
        }
    };
    view! {
        <section
            class="say"
            aria-label=words::SAY
            id=PROMPT
            tabindex="-1"
            on:click=move |_| {
                // A tap on what a bot did goes on at once.
                pace.hurry();
            }
        >
            <p class="did">{move || did()}</p>
            <p class="now prompt" role="status">{now}</p>
            <div class="would">{would}</div>
            {handle(sheet)}
        </section>
    }
    .into_any()
}

fn handle(sheet: Sheet) -> AnyView {
    view! {
        <button
            type="button"
            class="handle"
            aria-label=words::HISTORY
            aria-expanded=move || (sheet.open() == Some(Leaf::History)).to_string()
            on:click=move |_| sheet.turn(Leaf::History)
        >
            <Icon picture=Picture::List />
        </button>
    }
    .into_any()
}
