//! Programs at the table: what they are asked, and what they do.

use super::bench::Bench;
use crate::games::one_letter_better::desk::thinks;
use crate::games::one_letter_better::opponent::{Errand, Report};
use crate::shell::rivals;
use crate::shell::rivals::{PAUSE, Plan, When};

/// Those that play here, if any, begin to think.
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
