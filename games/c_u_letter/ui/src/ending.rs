//! The end of a round: its words one by one, with cards flying to their owners. The end of the
//! game: the winner, the best words, and a rematch.

use leptos::prelude::*;

use super::best_score;
use super::bill::bill;
use super::table_state::TableState;
use c_u_letter::CARD;
use c_u_letter::bots::{
    Errand, Report, ReviewPoint, TurnReview, all_review_points, review_point_since, review_points,
};
use c_u_letter::screen::{CeremonyStep, best_words as most_cards};
use c_u_letter::text::{BOTS, moments as words, play, table as table_words};
use c_u_letter_rules::{Action, BestScores, CULetter, Event, PlayerMode, Stage, Table};
use game::account::DecisionLoss;
use game::{Match, SeatId};
use screen::text::review::{REVIEW_GAME, REVIEW_ROUND};
use ui::app_state::use_app;
use ui::draw::{join_views, memo, nothing, show_when};
use ui::parts::{Button, Weight};
use ui::retry::watch_retry_with_bots;
use ui::screens::game_account::game_account;
use ui::screens::game_end::{self, BEST_SHOWN};
use ui::screens::rematch::rematch_buttons;
use ui::screens::review::{DecisionFilter, ReviewProgress, ReviewWords, review_panel};
use ui::table_core::GameTable;

/// Number of round columns that fit beside a name on a phone.
const MAX_ROUND_COLUMNS: usize = 5;

/// The heading of the end screen, tracked: that a round is over, or who won the game.
pub fn heading(state: TableState) -> Option<String> {
    let table = state.session.with(|game| game.state().table.clone());
    match table.stage {
        Stage::RoundOver => Some(words::round_over(table.results.len())),
        Stage::Over if table.options.mode == PlayerMode::Solo => Some(words::solo_score(
            table.score(SeatId::FIRST),
            &table.options,
        )),
        Stage::Over => Some(words::won(&state.names(state.winners()))),
        _ => None,
    }
}

/// Why a round ended, or how a solo score compares with the best one, tracked.
pub fn explanation(state: TableState) -> Option<String> {
    let table = state.session.with(|game| game.state().table.clone());
    match table.stage {
        Stage::RoundOver => table
            .results
            .last()
            .map(|result| play::round_end_reason(result.end).to_owned()),
        Stage::Over if table.options.mode == PlayerMode::Solo => {
            // The score is entered as soon as the screen sees that the game is over.
            let entered = state.selection.with(|chosen| chosen.best);
            let kept: BestScores = use_app().load(best_score::STORAGE_KEY);
            let score = table.score(SeatId::FIRST);
            Some(words::compare_with_best(
                kept.best_for(&table.options),
                score,
                entered,
            ))
        }
        Stage::Over => Some(String::new()),
        _ => None,
    }
}

/// The owner of the word in a step of the ceremony.
pub(crate) fn step_owner(step: &CeremonyStep) -> Option<SeatId> {
    match step {
        CeremonyStep::Pays { owner, .. } | CeremonyStep::Struck { owner, .. } => Some(*owner),
        CeremonyStep::Left(_) | CeremonyStep::Scores { .. } => None,
    }
}

/// Draws the end of a round, or of the game.
pub fn ending(state: TableState) -> AnyView {
    let table = memo(move || state.session.with(|game| game.state().table.clone()));
    let drawn = move || {
        let table = table.get();
        match table.stage {
            Stage::Over => game_over(state, &table),
            _ => round_over(state, &table),
        }
    };
    view! { <div class="letter-ended">{drawn}</div> }.into_any()
}

fn round_over(state: TableState, table: &Table) -> AnyView {
    let Some(result) = table.results.last() else {
        return nothing();
    };
    let next = Callback::new(move |()| {
        state.act_as(state.first_person(), &Action::NextRound);
    });
    let says = table_words::continue_label(result.then);
    let number = table.results.len();
    let rounds = cards_per_round(table);
    let rest = move || {
        view! {
            {score_table(state, words::SO_FAR, &rounds)}
            {review(state, Some(number - 1))}
        }
        .into_any()
    };
    let go_on = move || {
        view! {
            <div class="does">
                {replay_button(state)}
                <Button thing="do go-on" weight=Weight::Main on_press=next>{says}</Button>
            </div>
        }
        .into_any()
    };
    view! {
        <div class="ended" tabindex="0" role="group" aria-label=words::round_over(number)>
            <h2 class="only-heard">{words::round_over(number)}</h2>
            {bill(state, table)}
            {ceremony_words(state)}
            {show_when(move || !state.ceremony.is_running(), rest)}
        </div>
        {show_when(move || !state.ceremony.is_running(), go_on)}
        {skip_button(state)}
    }
    .into_any()
}

fn game_over(state: TableState, table: &Table) -> AnyView {
    let all_rounds = cards_per_round(table);
    let ended = state.ceremony.ended.with_untracked(Option::is_some);
    let bill = if ended { bill(state, table) } else { nothing() };
    let rest = move || {
        view! {
            {score_table(state, words::FINAL_SCORES, &all_rounds)}
            {game_end::rating_changes(*state, BOTS)}
            {game_account(*state, state.rows, state.sheet, words::LUCK_SOURCE, |_, lost| Some(lost.step))}
            {best_words(state)}
            {review(state, None)}
        }
        .into_any()
    };
    let id = state.session.id();
    let goes = move || rematch_buttons(&CARD, id.clone());
    view! {
        <div class="ended" tabindex="0" role="group" aria-label=words::FINAL_SCORES>
            <h2 class="only-heard">{words::FINAL_SCORES}</h2>
            {bill}
            {ceremony_words(state)}
            {show_when(move || !state.ceremony.is_running(), rest)}
        </div>
        {show_when(move || !state.ceremony.is_running(), goes)}
        {skip_button(state)}
    }
    .into_any()
}

/// Draws the button that skips the rest of the ceremony.
fn skip_button(state: TableState) -> AnyView {
    let skip = Callback::new(move |()| state.ceremony.skip());
    show_when(
        move || state.ceremony.is_running(),
        move || {
            view! {
                <div class="does">
                    <Button weight=Weight::Main on_press=skip>{words::SKIP}</Button>
                </div>
            }
            .into_any()
        },
    )
}

/// Draws the words that the ceremony has shown so far.
fn ceremony_words(state: TableState) -> AnyView {
    let steps = move || {
        let seen = state.ceremony.steps_shown();
        let steps = state.ceremony.ended.get().map(|ended| ended.steps);
        let steps = steps.unwrap_or_default().into_iter().take(seen);
        let line = |step: CeremonyStep| {
            let says = state.with_seats(|seats| table_words::describe_ceremony_step(&step, seats));
            let struck = matches!(step, CeremonyStep::Struck { .. });
            view! { <li data-struck=struck.then_some("")>{says}</li> }.into_any()
        };
        // The scores have a table of their own.
        let told = steps.filter(|step| !matches!(step, CeremonyStep::Scores { .. }));
        join_views(told.map(line))
    };
    let ended = move || state.ceremony.ended.with(Option::is_some);
    show_when(ended, move || {
        view! { <ol class="letter-walk" aria-label=words::CEREMONY_HEADING aria-live="polite">{steps}</ol> }
            .into_any()
    })
}

/// Draws the button that repeats the ceremony.
fn replay_button(state: TableState) -> AnyView {
    let again = Callback::new(move |()| state.ceremony.begin());
    view! { <Button on_press=again>{words::SHOW_AGAIN}</Button> }.into_any()
}

/// How many cards each seat got from each round and from the scramble.
fn cards_per_round(table: &Table) -> Vec<Vec<i32>> {
    let rounds = |seat: SeatId| {
        let rounds = table.results.iter().map(|result| result.score(seat) as i32);
        rounds.collect::<Vec<_>>()
    };
    let left = |seat: SeatId| table.score(seat) as i32 - rounds(seat).iter().sum::<i32>();
    let scrambled = table.all_seats().any(|seat| left(seat) > 0);
    let each = table.all_seats().map(|seat| {
        let last = scrambled.then(|| left(seat));
        let rounds: Vec<i32> = rounds(seat).into_iter().chain(last).collect();
        if rounds.len() > MAX_ROUND_COLUMNS {
            vec![rounds.iter().sum()]
        } else {
            rounds
        }
    });
    each.collect()
}

fn score_table(state: TableState, caption: &'static str, rounds: &[Vec<i32>]) -> AnyView {
    let of = |seat: SeatId| rounds.get(seat.index()).cloned().unwrap_or_default();
    game_end::final_scores(*state, caption, of)
}

/// Draws the words that took the most cards.
fn best_words(state: TableState) -> AnyView {
    let best = state
        .session
        .with_untracked(|game| most_cards(game, BEST_SHOWN))
        .into_iter();
    let says =
        best.map(|one| words::best_word(&state.session.player_name(one.seat), one.word, one.cards));
    game_end::best_plays(words::BEST_WORDS, says.collect())
}

/// Draws the review of a round (counted from 0) or of all rounds, if a card was ever placed.
fn review(state: TableState, round: Option<usize>) -> AnyView {
    let placed = state.session.with_untracked(|game| {
        let steps = game.journal().steps.iter();
        steps
            .flat_map(|step| &step.events)
            .any(|event| matches!(event, Event::Placed(_)))
    });
    if !placed {
        return nothing();
    }
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
        move |game: &Match<CULetter>, wanted: DecisionFilter| {
            let mut spots = match round {
                Some(round) => review_points(game, round),
                None => all_review_points(game),
            };
            spots.retain(|spot| wanted(spot.step, spot.seat));
            review_errand(spots)
        },
        read_report,
        review_line,
    )
}

/// Reviews a retried turn as a whole, once it is over.
pub(crate) fn review_retries(state: TableState) {
    watch_retry_with_bots(
        *state,
        state.sheet,
        true,
        |game, step, seat| {
            review_errand(review_point_since(game, step, seat).into_iter().collect())
        },
        read_report,
        review_line,
    );
}

ui::define_review!(Errand, ReviewPoint, Report, TurnReview);

/// Returns how much a reviewed turn gave away, and its description.
fn review_line(turn: &TurnReview) -> Option<(DecisionLoss, String)> {
    Some((turn.loss(), table_words::describe_review(turn)))
}
