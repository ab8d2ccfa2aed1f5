//! The device goes from hand to hand. Nothing of a hand is drawn until somebody says who they
//! are; what lay open may be read meanwhile.

use leptos::prelude::*;

use crate::shell::draw::{all, nothing};
use crate::shell::parts::Cover;
use crate::shell::seated::{PROMPT, Plays};
use crate::table::SeatId;
use crate::words::table as words;

/// Whose turn it is, and what happened `since` their last one. `open` is what everybody may see
/// on the cover.
pub fn covered(
    bench: impl Plays + Send + Sync,
    seat: SeatId,
    since: Vec<AnyView>,
    open: AnyView,
) -> AnyView {
    let Some(player) = bench.player(seat) else {
        return nothing();
    };
    let on_ready = Callback::new(move |()| bench.is_here(seat));
    let since = match since.is_empty() {
        true => nothing(),
        false => view! {
            <section class="since">
                <h3>{words::SINCE}</h3>
                <ul>{all(since)}</ul>
            </section>
        }
        .into_any(),
    };
    stands(
        view! {
            <Cover player on_ready inline=true>
                {open}
            </Cover>
            {since}
        }
        .into_any(),
    )
}

/// What stands in the place of the table.
pub fn stands(drawn: AnyView) -> AnyView {
    view! {
        <div class="covered" id=PROMPT tabindex="-1">
            {drawn}
        </div>
    }
    .into_any()
}
