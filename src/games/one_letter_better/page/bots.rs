//! Programs at the table: what they are asked, and what they do.

use super::bench::Bench;
use crate::games::one_letter_better::desk::thinks;
use crate::games::one_letter_better::opponent::{Errand, Report, Rival};
use crate::shell::rivals;
use crate::shell::rivals::{PAUSE, Plan, When};
use crate::table::Viewer;

/// Those that play here, if any, begin to think.
pub fn sit_down(bench: Bench) {
    let people = bench.people;
    rivals::sit_down(
        bench,
        move |game| {
            let seat = thinks(&game.state().table, people)?;
            let rival = Rival::level(game.level_of(seat)?);
            let errand = Errand::Think {
                view: Box::new(game.view(Viewer::Seat(seat))),
                seat,
                rival,
                chance: game.chance_for_bots(),
            };
            Some((seat, errand))
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
