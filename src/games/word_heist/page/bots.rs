//! Opponents that look at the table beside the page, and act in their time.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::word_heist::opponent::{Errand, Report, Rogue};
use crate::shell::rivals;
use crate::shell::rivals::{Plan, When};
use crate::table::{Moment, SeatId, Viewer};

/// Those that play here, if any, begin to look. They look all at once: whoever is first changes
/// the table for the others.
pub fn sit_down(bench: Bench) {
    let rogues: Vec<(SeatId, Rogue)> = bench.session.with_now(|game| {
        let seats = SeatId::all(game.journal().seats.len() as u8);
        let rogue = seats.map(|seat| Some((seat, Rogue::level(game.level_of(seat)?))));
        rogue.flatten().collect()
    });
    let rogues = StoredValue::new(rogues);
    rivals::sit_down(
        bench,
        move |game| {
            let view = game.view(Viewer::Table);
            let since = view.since;
            let errand = Errand::Think {
                view: Box::new(view),
                rogues: rogues.get_value(),
                chance: game.chance_for_bots(),
            };
            Some((since, errand))
        },
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
