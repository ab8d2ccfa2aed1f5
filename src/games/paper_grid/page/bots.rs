//! Bots at the table: what they are asked, and what they do.

use super::bench::{Bench, bot};
use crate::games::paper_grid::opponent::{Errand, Report};
use crate::shell::rivals;
use crate::shell::rivals::{PAUSE, Plan, When};

/// Those that play here, if any, begin to think.
pub fn sit_down(bench: Bench) {
    rivals::sit_down(
        bench,
        |game| {
            let seat = bot(game)?;
            Some((seat, Errand::think(game, seat)?))
        },
        |seat, report| match report {
            Report::Does(action) => Some(Plan {
                seat,
                action,
                when: When::After(PAUSE),
            }),
            _ => None,
        },
    );
}
