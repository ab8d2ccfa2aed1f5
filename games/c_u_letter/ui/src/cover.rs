//! The cover shown when the device changes hands: the news since the player's last turn, and the
//! clock.

use leptos::prelude::*;

use super::remaining;
use super::table_state::TableState;
use c_u_letter::CARD;
use c_u_letter::text::moments as words;
use c_u_letter::text::news::news_since;
use game::SeatId;
use screen::news::ActSentence;
use ui::draw::nothing;
use ui::stage::{Lid, lid};
use ui::table_core::GameTable;

/// Draws the cover that hides the table until this seat's player takes the device.
pub fn cover(state: TableState, seat: SeatId) -> AnyView {
    let Some(player) = state.player_with_colour(seat) else {
        return nothing();
    };
    let news = state.session.with_untracked(|game| news_since(game, seat));
    let line = |did: ActSentence| {
        let actor = did.actor.and_then(|seat| state.player_with_colour(seat));
        (actor.map(|player| player.colour), did.says)
    };
    let since = news.lines.into_iter().map(line).collect();
    let clock = state.view.with_untracked(|view| {
        let at = untrack(|| state.session.clock_moment());
        let says = if view.table.turn.ready {
            words::CLOCK_PAUSED
        } else {
            words::CLOCK_STARTS
        };
        remaining::waiting_clock(&view.table, at).map(|face| (face, says))
    });
    lid(Lid {
        card: &CARD,
        player,
        left: remaining::progress(state),
        since,
        clock,
        on_ready: Callback::new(move |()| state.arrive(seat)),
    })
}
