//! The review of a round or of the match: the best play of each turn, and turns that are tried
//! again.

use leptos::prelude::*;

use super::table_state::TableState;
use game::account::DecisionLoss;
use game::{Match, SeatId};
use one_letter_better::bots::{
    Errand, Report, ReviewPoint, TurnReview, all_review_points, review_points,
};
use one_letter_better::screen::TurnFacts;
use one_letter_better::text::review as words;
use one_letter_better_rules::OneLetterBetter;
use screen::text::review::{REVIEW_GAME, REVIEW_ROUND};
use ui::retry::watch_retry_with_bots;
use ui::screens::review::{DecisionFilter, ReviewProgress, ReviewWords, review_panel};

/// Draws the review of a round, counted from 0, or of all rounds if `round` is `None`.
pub fn review(state: TableState, round: Option<usize>) -> AnyView {
    let [look, looking] = match round {
        Some(_) => REVIEW_ROUND,
        None => REVIEW_GAME,
    };
    let called = ReviewWords {
        says: words::REVIEW_INTRO,
        look,
        looking,
    };
    review_panel(
        *state,
        called,
        move |game: &Match<OneLetterBetter>, wanted: DecisionFilter| {
            let mut spots = match round {
                Some(round) => review_points(game, round),
                None => all_review_points(game),
            };
            spots.retain(|spot| wanted(spot.step, spot.seat));
            review_errand(spots)
        },
        read_report,
        move |turn: &TurnReview| review_line(state, turn),
    )
}

/// Judges a turn that is tried again, as a whole, once it is over.
pub fn judge_retries(state: TableState) {
    watch_retry_with_bots(
        *state,
        state.sheet,
        true,
        |game, step, seat| {
            let round = game.state_after(step).table.results.len();
            let of = |spot: &ReviewPoint| spot.step >= step && spot.seat == seat;
            let done = !is_still_playing(game, round, seat);
            let turn = done.then(|| review_points(game, round).into_iter().find(of));
            review_errand(turn.flatten().into_iter().collect())
        },
        read_report,
        move |turn: &TurnReview| review_line(state, turn),
    );
}

/// Whether a seat is still playing its turn in a round.
fn is_still_playing(game: &Match<OneLetterBetter>, round: usize, seat: SeatId) -> bool {
    let table = &game.state().table;
    let turn = table.results.len() == round && table.turn.seat == seat;
    turn && game.waiting_for().seats().contains(seat)
}

ui::define_review!(Errand, ReviewPoint, Report, TurnReview);

/// Returns how much a turn lost compared with a better one, and the sentence about it.
fn review_line(state: TableState, turn: &TurnReview) -> Option<(DecisionLoss, String)> {
    let fact = state
        .session
        .with_untracked(|game| TurnFacts::new(turn, &game.state_after(turn.step).table));
    Some((turn.lost(), words::describe_review(&fact)))
}
