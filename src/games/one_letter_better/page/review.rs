//! The review of a round: in each turn the best play that there was.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::one_letter_better::opponent::{Errand, Report, TurnReview, spots};
use crate::games::one_letter_better::words::review as words;
use crate::shell::screens::review::{Called, Far, TurnLine, review as draw};

/// The review of a round, counted from 0.
pub fn review(bench: Bench, round: usize) -> AnyView {
    let called = Called {
        says: words::REVIEW_SAYS,
        look: words::LOOK,
        looking: words::LOOKING,
    };
    draw(
        called,
        move || Errand::Review {
            spots: bench.session.with_now(|game| spots(game, round)),
        },
        |report| match report {
            Report::LookedAt(done, all) => Far::looked(done, all),
            Report::Review(turns) => Far::Here(turns),
            _ => Far::Failed,
        },
        move |turn: &TurnReview| {
            // What lay on the table as the turn was played.
            let table = bench.session.with_now(|game| game.at(turn.step).table);
            Some(TurnLine {
                who: bench.session.name(turn.seat),
                says: words::reviewed(turn, &table),
                missed: turn.better.is_some(),
            })
        },
    )
}
