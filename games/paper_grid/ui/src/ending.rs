//! The end of a game: winners, scores, the best plays.

use leptos::prelude::*;

use super::table_state::TableState;
use base::sorting::sort_by_key;
use game::account::DecisionLoss;
use game::{Chance, Journal, Match};
use paper_grid::CARD;
use paper_grid::bots::{DecisionVerdict, Errand, Report, ReviewPoint, review_points};
use paper_grid::screen::with_new_board;
use paper_grid::text::{BOTS, review as told, table as words};
use paper_grid_rules::{Event, PaperGrid};
use screen::text::review::REVIEW_GAME;
use screen::text::table::FINAL_SCORES;
use screen::{GameCard, Route};
use ui::app_state::use_app;
use ui::dom;
use ui::draw::{nothing, show_when};
use ui::parts::{Button, Weight};
use ui::retry::watch_retry_with_bots;
use ui::screens::game_account::game_account;
use ui::screens::game_end;
use ui::screens::review::{DecisionFilter, ReviewProgress, ReviewWords, review_panel};

/// Returns the region that replaces the hand at the end of the game.
pub fn game_over(table: TableState) -> AnyView {
    view! {
        <div class="ended" tabindex="0" role="group" aria-label=FINAL_SCORES>
            {game_end::final_places(*table, FINAL_SCORES, |seat| table.colour.run(seat))}
            {game_end::rating_changes(*table, BOTS)}
            {game_account(*table, table.rows, table.sheet, words::LUCK, |_, lost| Some(lost.step))}
            {best_plays(table)}
            {review_section(table)}
        </div>
        {play_again_buttons(table)}
    }
    .into_any()
}

/// Returns the buttons for another game: on a new board, on the same one, or with other rules.
fn play_again_buttons(table: TableState) -> AnyView {
    let app = use_app();
    let go = move |route: fn(&'static GameCard, String) -> Route| {
        let id = table.session.id().to_string();
        Callback::new(move |()| dom::navigate(&route(&CARD, id.clone())))
    };
    let fresh = move || {
        table.session.with_untracked(|game| {
            let Journal { options, seats, .. } = game.journal();
            let mut chance = Chance::new(dom::random());
            let options = with_new_board(options, seats, &mut chance)?;
            Some((options, seats.clone()))
        })
    };
    let blank = untrack(fresh).is_none();
    let begin = Callback::new(move |()| {
        let begun = fresh().and_then(|(options, seats)| {
            // The last game had the same number of seats, so the options allow it.
            app.begin_game::<PaperGrid>(options, seats).ok()
        });
        if let Some(id) = begun {
            dom::navigate(&Route::Game(&CARD, id.to_string()));
        }
    });
    let (same, other) = (go(Route::Again), go(Route::SetUpLike));
    view! {
        <div class="does">
            <Button on_press=other>{words::OTHER_RULES}</Button>
            {show_when(move || !blank, move || {
                view! { <Button on_press=same>{words::SAME_BOARD}</Button> }.into_any()
            })}
            <Button weight=Weight::Main on_press=if blank { same } else { begin }>
                {words::PLAY_AGAIN}
            </Button>
        </div>
    }
    .into_any()
}

/// Returns the review, if a word list judges words and a player made a decision.
fn review_section(table: TableState) -> AnyView {
    let listed = table.session.with_untracked(|game| {
        let listed = game.state().options.judge.level().is_some();
        listed && !review_points(game).is_empty()
    });
    if !listed {
        return nothing();
    }
    let [look, looking] = REVIEW_GAME;
    let called = ReviewWords {
        says: told::REVIEW_INTRO,
        look,
        looking,
    };
    review_panel(
        *table,
        called,
        |game: &Match<PaperGrid>, wanted: DecisionFilter| {
            let mut spots = review_points(game);
            spots.retain(|spot| wanted(spot.step, spot.seat));
            review_errand(spots)
        },
        read_report,
        move |judged: &DecisionVerdict| {
            let better = judged.better.as_ref();
            let did = table
                .session
                .with_untracked(|game| decision_event(game, judged));
            did.filter(|did| better.is_some() || is_always_listed(did))?;
            review_line(table, judged)
        },
    )
}

/// Has a bot judge what the player does when trying a position of the game again.
pub fn judge_retries(table: TableState) {
    watch_retry_with_bots(
        *table,
        table.sheet,
        false,
        |game, step, seat| {
            let of = |spot: &ReviewPoint| spot.step >= step && spot.seat == seat;
            review_errand(
                review_points(game)
                    .into_iter()
                    .find(of)
                    .into_iter()
                    .collect(),
            )
        },
        read_report,
        move |judged: &DecisionVerdict| review_line(table, judged),
    );
}

ui::define_review!(Errand, ReviewPoint, Report, DecisionVerdict);

/// Returns what a decision lost, and its description.
fn review_line(table: TableState, judged: &DecisionVerdict) -> Option<(DecisionLoss, String)> {
    let (did, size) = table
        .session
        .with_untracked(|game| Some((decision_event(game, judged)?, game.state().board.size())))?;
    let says = told::describe_review(&did, judged.better.as_ref(), size);
    Some((judged.loss(), says))
}

/// Returns the event that a decision led to.
fn decision_event(game: &Match<PaperGrid>, judged: &DecisionVerdict) -> Option<Event> {
    let step = game.journal().steps.get(judged.step)?;
    step.events.first().cloned()
}

/// Whether the review always lists this event. Calls and answers are listed only if
/// another was better.
fn is_always_listed(did: &Event) -> bool {
    !matches!(did, Event::Asked { .. } | Event::Answered(..))
}

/// Returns the list of the highest-scoring plays.
fn best_plays(table: TableState) -> AnyView {
    let mut plays: Vec<(i32, String)> = table.session.with_untracked(|game| {
        let steps = game.journal().steps.iter();
        let plays = steps.flat_map(|step| {
            let plays = step.events.iter().filter_map(|event| match event {
                Event::Played(play) => Some(play),
                _ => None,
            });
            let name = step
                .by
                .map(|seat| table.session.player_name(seat))
                .unwrap_or_default();
            plays.map(move |play| {
                let words: Vec<String> = play
                    .words
                    .iter()
                    .map(|word| word.word.to_ascii_uppercase())
                    .collect();
                (
                    play.points,
                    format!("{name}: {}, {}", words.join(", "), play.points),
                )
            })
        });
        plays.collect()
    });
    sort_by_key(&mut plays, |(points, _)| std::cmp::Reverse(*points));
    let says = plays.into_iter().map(|(_, says)| says);
    game_end::best_plays(words::BEST_PLAYS, says.collect())
}
