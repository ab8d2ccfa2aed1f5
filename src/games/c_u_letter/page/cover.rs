//! The cover shown when the device changes hands: the news since the player's last turn, and the
//! clock.

use leptos::prelude::*;

use super::bench::Bench;
use super::left;
use crate::games::c_u_letter::CARD;
use crate::games::c_u_letter::words::moments as words;
use crate::games::c_u_letter::words::news::since;
use crate::shell::draw::nothing;
use crate::shell::seated::Plays;
use crate::shell::stage::{Lid, lid};
use game::SeatId;
use screen::news::Did;

/// Draws the cover that hides the table until this seat's player takes the device.
pub fn cover(bench: Bench, seat: SeatId) -> AnyView {
    let Some(player) = bench.wearing(seat) else {
        return nothing();
    };
    let news = bench.session.with_now(|game| since(game, seat));
    let line = |did: Did| {
        let actor = did.actor.and_then(|seat| bench.wearing(seat));
        (actor.map(|player| player.colour), did.says)
    };
    let since = news.lines.into_iter().map(line).collect();
    let clock = bench.view.with_untracked(|view| {
        let at = untrack(|| bench.session.moment());
        let says = match view.table.turn.ready {
            false => words::STARTS,
            true => words::STANDS,
        };
        left::waits(&view.table, at).map(|face| (face, says))
    });
    lid(Lid {
        card: &CARD,
        player,
        left: left::until(bench),
        since,
        clock,
        on_ready: Callback::new(move |()| bench.is_here(seat)),
    })
}
