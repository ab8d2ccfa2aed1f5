//! The device goes from hand to hand. Nothing of a hand is drawn until somebody says who they
//! are; what lay open may be read meanwhile.

use leptos::prelude::*;

use super::bench::{Bench, PROMPT};
use crate::games::c_u_letter::desk::unseen;
use crate::games::c_u_letter::words::moments as words;
use crate::shell::draw::{all, nothing};
use crate::shell::parts::Cover;
use crate::table::{Allowance, SeatId};

/// Whose turn it is, what happened since their last one, and nothing else.
pub fn cover(bench: Bench, seat: SeatId) -> AnyView {
    let Some(player) = bench.player(seat) else {
        return nothing();
    };
    let on_ready = Callback::new(move |()| bench.is_here(seat));
    let from = bench.session.with_now(|game| unseen(game, seat));
    let lines = untrack(|| bench.session.history()).into_iter();
    let line = |(_, says): (usize, String)| view! { <li>{says}</li> }.into_any();
    let lines: Vec<AnyView> = lines.filter(|(step, _)| *step >= from).map(line).collect();
    let since = match lines.is_empty() {
        true => nothing(),
        false => view! {
            <section class="letter-since">
                <h3>{words::SINCE}</h3>
                <ul>{all(lines)}</ul>
            </section>
        }
        .into_any(),
    };
    let clock = bench.view.with_untracked(|view| {
        let table = &view.table;
        match (table.options.clock, table.turn.ready) {
            (Allowance::Untimed, _) => "",
            (_, false) => words::STARTS,
            (_, true) => words::STANDS,
        }
    });
    view! {
        <div class="letter-covered" id=PROMPT tabindex="-1">
            <Cover player on_ready inline=true />
            <p class="letter-starts">{clock}</p>
            {since}
        </div>
    }
    .into_any()
}
