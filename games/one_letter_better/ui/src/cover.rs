//! The cover that is shown while players hand over the device: what happened since a player's last
//! turn, including verdicts.

use leptos::prelude::*;

use super::bench::Bench;
use super::left;
use game::SeatId;
use one_letter_better::CARD;
use one_letter_better::text::news::since;
use screen::news::Did;
use ui::draw::nothing;
use ui::seated::Plays;
use ui::stage::{Lid, lid};

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
