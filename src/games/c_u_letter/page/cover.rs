//! The device goes from hand to hand: what happened since somebody's last turn, and how the
//! clock stands.

use leptos::prelude::*;

use super::bench::Bench;
use crate::desk::news::Did;
use crate::games::c_u_letter::words::moments as words;
use crate::games::c_u_letter::words::news::since;
use crate::shell::draw::nothing;
use crate::shell::screens::covered::covered;
use crate::table::{Allowance, SeatId};

/// The cover.
pub fn cover(bench: Bench, seat: SeatId) -> AnyView {
    let news = bench.session.with_now(|game| since(game, seat));
    let line = |did: Did| view! { <li>{did.says}</li> }.into_any();
    let since = news.lines.into_iter().map(line).collect();
    let clock = bench.view.with_untracked(|view| {
        let table = &view.table;
        match (table.options.clock, table.turn.ready) {
            (Allowance::Untimed, _) => "",
            (_, false) => words::STARTS,
            (_, true) => words::STANDS,
        }
    });
    let clock = view! { <p class="letter-starts">{clock}</p> };
    covered(bench, seat, since, nothing(), clock.into_any())
}
