//! The device goes from hand to hand. Nothing of a hand is drawn until somebody says who they
//! are; what lay open may be read meanwhile.

use leptos::prelude::*;

use super::bench::{Bench, PROMPT};
use super::{doubt, middle};
use crate::games::one_letter_better::words::table as words;
use crate::shell::draw::{all, nothing};
use crate::shell::parts::Cover;
use crate::table::SeatId;

/// Whose turn it is, what happened since their last one, and nothing else.
pub fn cover(bench: Bench, seat: SeatId) -> AnyView {
    let Some(player) = bench.player(seat) else {
        return nothing();
    };
    let on_ready = Callback::new(move |()| bench.is_here(seat));
    let news = bench.news.get_untracked();
    let since = match news.lines.is_empty() {
        true => nothing(),
        false => view! {
            <section class="better-since">
                <h3>{words::SINCE}</h3>
                <ul>{all(news.lines.iter().map(|line| middle::told(bench, line)))}</ul>
            </section>
        }
        .into_any(),
    };
    view! {
        <div class="better-covered" id=PROMPT tabindex="-1">
            <Cover player on_ready inline=true>
                {doubt::verdicts(bench)}
            </Cover>
            {since}
        </div>
    }
    .into_any()
}

/// The words of the turn on their way to the next player, who may doubt them (O30).
pub fn hand_over(bench: Bench) -> AnyView {
    view! {
        <div class="better-covered" id=PROMPT tabindex="-1">{doubt::window(bench)}</div>
    }
    .into_any()
}
