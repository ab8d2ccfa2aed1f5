//! The review of a round, or of the match: in each turn the best play that there was.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::one_letter_better::opponent::{Errand, Report, TurnReview, spots, spots_of_all};
use crate::games::one_letter_better::words::review as words;
use crate::shell::screens::review::{Called, Far, review as draw};

/// The review of a round, counted from 0; of all of them where none is named.
pub fn review(bench: Bench, round: Option<usize>) -> AnyView {
    let called = Called {
        says: words::REVIEW_SAYS,
        look: words::LOOK,
        looking: words::LOOKING,
    };
    draw(
        *bench,
        called,
        move || Errand::Review {
            spots: bench.session.with_now(|game| match round {
                Some(round) => spots(game, round),
                None => spots_of_all(game),
            }),
        },
        |report| match report {
            Report::LookedAt(done, all) => Far::looked(done, all),
            Report::Review(turns) => Far::Here(turns),
            _ => Far::Failed,
        },
        move |turn: &TurnReview| {
            // What lay on the table as the turn was played.
            let table = bench.session.with_now(|game| game.at(turn.step).table);
            Some((turn.lost(), words::reviewed(turn, &table)))
        },
    )
}
