//! Bots at the table: their jobs, and carrying out their actions.

use super::bench::{Bench, bot};
use paper_grid::bots::{Errand, Report};
use ui::rivals;
use ui::rivals::{PAUSE, Plan, When};

/// Lets the bots at this table think, if there are any.
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
