//! The cover shown when the device changes hands: the news since the player's last turn, and the
//! clock.

use leptos::prelude::*;

use super::bench::Bench;
use super::left;
use c_u_letter::CARD;
use c_u_letter::text::moments as words;
use c_u_letter::text::news::since;
use game::SeatId;
use screen::news::Did;
use ui::draw::nothing;
use ui::seated::Plays;
use ui::stage::{Lid, lid};

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
