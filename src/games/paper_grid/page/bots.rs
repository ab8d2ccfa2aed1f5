//! Bots at the table: what they are asked, and what they do.

use super::bench::{Bench, bot};
use crate::games::paper_grid::opponent::{GridReport, GridThought};
use crate::games::paper_grid::rules::TakenBack;
use crate::shell::rivals;
use crate::shell::rivals::PAUSE;

/// Those that play here, if any, begin to think.
pub fn sit_down(bench: Bench) {
    rivals::sit_down(
        bench.session,
        |game, chance| {
            let seat = bot(game)?;
            let thought = GridThought {
                view: Box::new(game.state().clone()),
                seat,
                taken_back: TakenBack::of(game),
                chance,
            };
            Some((seat, thought))
        },
        |GridReport::Does(action)| Some((action, PAUSE)),
        move |seat, action| bench.act_as(seat, action),
    );
}
