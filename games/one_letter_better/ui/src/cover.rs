//! The cover that is shown while players hand over the device: what happened since a player's last
//! turn, including verdicts.

use leptos::prelude::*;

use super::remaining;
use super::table_state::TableState;
use game::SeatId;
use one_letter_better::CARD;
use one_letter_better::text::news::since;
use screen::news::ActSentence;
use ui::draw::nothing;
use ui::stage::{Lid, lid};
use ui::table_core::GameTable;

/// Draws the cover.
pub fn cover(state: TableState, seat: SeatId) -> AnyView {
    let Some(player) = state.player_with_colour(seat) else {
        return nothing();
    };
    let news = state.session.with_untracked(|game| since(game, seat));
    let line = |did: ActSentence| {
        let colour = did.actor.and_then(|seat| state.colour_of(seat));
        (colour, did.says)
    };
    let since = news.lines.into_iter().map(line).collect();
    lid(Lid {
        card: &CARD,
        player,
        left: remaining::match_progress(state),
        since,
        clock: None,
        on_ready: Callback::new(move |()| state.arrive(seat)),
    })
}
