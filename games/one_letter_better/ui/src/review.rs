//! The review of a round or of the match: the best play of each turn, and turns that are tried
//! again.

use leptos::prelude::*;

use super::bench::Bench;
use game::account::Lost;
use game::{Match, SeatId};
use one_letter_better::bots::{Errand, Report, Spot, TurnReview, spots, spots_of_all};
use one_letter_better::screen::Reviewed;
use one_letter_better::text::review as words;
use one_letter_better_rules::OneLetterBetter;
use screen::text::review::{OF_GAME, OF_ROUND};
use ui::screens::review::{Called, Far, Wanted, review as draw};
use ui::trying::follow_by_thinker;

/// Draws the review of a round, counted from 0, or of all rounds if `round` is `None`.
pub fn review(bench: Bench, round: Option<usize>) -> AnyView {
    let [look, looking] = match round {
        Some(_) => OF_ROUND,
        None => OF_GAME,
    };
    let called = Called {
        says: words::REVIEW_SAYS,
        look,
        looking,
    };
    draw(
        *bench,
        called,
        move |game: &Match<OneLetterBetter>, wanted: Wanted| {
            let mut spots = match round {
                Some(round) => spots(game, round),
                None => spots_of_all(game),
            };
            spots.retain(|spot| wanted(spot.step, spot.seat));
            asked(spots)
        },
        read,
        move |turn: &TurnReview| line(bench, turn),
    )
}

/// Judges a turn that is tried again, as a whole, once it is over.
pub fn tries(bench: Bench) {
    follow_by_thinker(
        *bench,
        bench.sheet,
        true,
        |game, step, seat| {
            let round = game.at(step).table.results.len();
            let of = |spot: &Spot| spot.step >= step && spot.seat == seat;
            let done = !goes_on(game, round, seat);
            let turn = done.then(|| spots(game, round).into_iter().find(of));
            asked(turn.flatten().into_iter().collect())
        },
        read,
        move |turn: &TurnReview| line(bench, turn),
    );
}

/// Whether a seat is still playing its turn in a round.
fn goes_on(game: &Match<OneLetterBetter>, round: usize, seat: SeatId) -> bool {
    let table = &game.state().table;
    let turn = table.results.len() == round && table.turn.seat == seat;
    turn && game.waiting_for().seats().contains(seat)
}

ui::asks_for_review!(Errand, Spot, Report, TurnReview);

/// Returns how much a turn lost compared with a better one, and the sentence about it.
fn line(bench: Bench, turn: &TurnReview) -> Option<(Lost, String)> {
    let fact = bench
        .session
        .with_now(|game| Reviewed::of(turn, &game.at(turn.step).table));
    Some((turn.lost(), words::reviewed(&fact)))
}
