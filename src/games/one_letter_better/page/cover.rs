//! The cover that is shown while players hand over the device: what happened since a player's last
//! turn, including verdicts.

use leptos::prelude::*;

use super::bench::Bench;
use super::left;
use crate::games::one_letter_better::CARD;
use crate::games::one_letter_better::words::news::since;
use crate::shell::draw::nothing;
use crate::shell::seated::Plays;
use crate::shell::stage::{Lid, lid};
use game::SeatId;
use screen::news::Did;

/// Draws the cover.
pub fn cover(bench: Bench, seat: SeatId) -> AnyView {
    let Some(player) = bench.wearing(seat) else {
        return nothing();
    };
    let news = bench.session.with_now(|game| since(game, seat));
    let line = |did: Did| {
        let colour = did.actor.and_then(|seat| bench.mark_of(seat));
        (colour, did.says)
    };
    let since = news.lines.into_iter().map(line).collect();
    lid(Lid {
        card: &CARD,
        player,
        left: left::until(bench),
        since,
        clock: None,
        on_ready: Callback::new(move |()| bench.is_here(seat)),
    })
}
