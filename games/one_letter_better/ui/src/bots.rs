//! Bots at the table: what the bot worker is asked, and what the bots do.

use super::bench::Bench;
use one_letter_better::bots::{Errand, Report};
use one_letter_better::screen::thinks;
use ui::rivals;
use ui::rivals::{PAUSE, Plan, When};

/// Starts the bots that play at this table, if any.
pub fn sit_down(bench: Bench) {
    let people = bench.people;
    rivals::sit_down(
        bench,
        move |game| {
            let seat = thinks(&game.state().table, people)?;
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
