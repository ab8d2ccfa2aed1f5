//! Bots that think in the bot worker, and act when their time comes.

use super::bench::Bench;
use game::Moment;
use ui::rivals;
use ui::rivals::{Plan, When};
use word_heist::bots::{Errand, Report};

/// Starts the bots of this game, if any. All are asked at once, because the first to act changes
/// the table for the others.
pub fn sit_down(bench: Bench) {
    rivals::sit_down(
        bench,
        |game| Some((game.state().table.since, Errand::think(game))),
        |since, report| match report {
            Report::Does(Some((seat, plan))) => Some(Plan {
                seat,
                action: plan.action,
                when: When::At(Moment(since.0.saturating_add(plan.after))),
            }),
            _ => None,
        },
    );
}
