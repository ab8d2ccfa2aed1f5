//! Bots that look at the table beside the page, and act in their time.

use super::bench::Bench;
use crate::games::word_heist::opponent::{Errand, Report};
use crate::shell::rivals;
use crate::shell::rivals::{Plan, When};
use game::Moment;

/// Those that play here, if any, begin to look. They look all at once: whoever is first changes
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
