//! The screens of One Letter Better. Hands are hidden: everything drawn comes from the view of the
//! player at the screen, so nothing else is in the document.
//!
//! - `solo_scores`: the best solo scores
//! - `table_state`: the state of the table screen, and its actions
//! - `input`: what taps and keys do
//! - `bots`: bots that think, and act at a pace that people can follow
//! - `keyboard`: keys that nothing else handles
//! - `cover`: the cover while the device changes hands
//! - `challenging`: the challenge window and its verdicts
//! - `derived`: derived state: the last action, and moments that no player should miss
//! - `remaining`: how close the end is, and the signs on cards
//! - `scores`: the scores of all seats
//! - `score_sheet`: what each turn scored, and a chart
//! - `stock`: the deck and the pile
//! - `table`: the words of all seats
//! - `prompt`: the last action, what to do, and what the draft would score
//! - `hints`: hints, and what is lit for them
//! - `card`: card faces, and what the pointer is over
//! - `turn`: the turn area and its buttons
//! - `line`: the draft line
//! - `hand`: the player's own cards
//! - `fan`: STL-1
//! - `deferred`: the deferred part of the table
//! - `ending`: messages at the end
//! - `results`: the end of rounds and of the match
//! - `review`: what could have been played

#![cfg(target_family = "wasm")]

mod bots;
mod card;
mod challenging;
mod cover;
mod day;
mod deck;
pub mod deferred;
mod derived;
mod ending;
mod fan;
mod hand;
mod hints;
mod input;
mod keyboard;
mod line;
mod practice;
mod prompt;
mod remaining;
mod results;
mod review;
mod rules;
mod score_sheet;
mod scores;
mod set_up;
mod solo_scores;
mod stock;
mod table;
mod table_state;
mod turn;

use one_letter_better::screen::lessons::Lessons;
use one_letter_better::screen::set_up::Form;
pub use table_state::TableState;

use leptos::prelude::*;

use game::GameId;
use one_letter_better::CARD;
use one_letter_better::screen::Scene;
use one_letter_better::text::lessons::LESSONS;
use one_letter_better::text::stage as words;
use one_letter_better::{DECK, PRACTICE};
use one_letter_better_rules::OneLetterBetter;
use screen::Route;
use store::GameOpenError;
use ui::draw::{memo, show_when, signal};
use ui::screens::common::{game_screen, unknown_screen};
use ui::screens::learn::{GameLessons, lessons_screen};
use ui::screens::rematch::{set_up_rematch, start_rematch};
use ui::stage::{Regions, history_beside_table as history, stage};

/// What the lessons need from this game.
const GAME_LESSONS: GameLessons = GameLessons {
    card: &CARD,
    words: &LESSONS,
    table,
};

/// Draws the screen of a route in the extras chunk, such as the rules or the lessons.
pub fn extras(route: Route) -> AnyView {
    match route {
        ref here @ (Route::Rules(_) | Route::RulesFor(..)) => rules::how_to_play(here),
        Route::Learn(_, at) => lessons_screen::<Lessons>(GAME_LESSONS, at),
        Route::Other(_, other) if *other == DECK => deck::deck(),
        Route::Other(_, other) if *other == PRACTICE => practice::practice(),
        Route::Other(..) => day::day(),
        other => unknown_screen(other),
    }
}

/// Draws the screen of a route of this game.
pub fn screen(route: Route) -> AnyView {
    match route {
        Route::SetUp(_) => set_up::set_up(),
        Route::SetUpLike(kind, id) => set_up_rematch::<Form>(kind, &id),
        Route::Again(kind, id) => start_rematch::<OneLetterBetter>(kind, &id),
        Route::Game(_, ref id) => game_screen(&route, id, deferred::load_reader, table),
        other => unknown_screen(other),
    }
}

/// Draws the table of a game saved on this device.
fn table(id: &GameId) -> Result<AnyView, GameOpenError> {
    let state = TableState::open(id, deferred::load_table)?;
    keyboard::listen(state);
    // Another seat's hand needs a table drawn from scratch.
    let face = memo(move || match state.scene.get() {
        Scene::Cover(seat) => (Some(seat), None),
        _ => (None, state.view.with(|view| view.own)),
    });
    let drawn = move || match face.get() {
        (Some(seat), _) => cover::cover(state, seat),
        (None, _) => open_table(state),
    };
    Ok(state.draw_in_seat_colours("better", view! { {drawn} }.into_any()))
}

/// Draws the deferred part of the table.
fn deferred_part(state: TableState) -> AnyView {
    state.later.draw_when_loaded(move |rest| (rest.hand)(state))
}

/// Draws the table with the hand of the player at the screen.
fn open_table(state: TableState) -> AnyView {
    let over = move || matches!(state.scene.get(), Scene::RoundOver | Scene::Over);
    let doubts = move || matches!(state.scene.get(), Scene::Doubts | Scene::HandOver);
    let hand_is = move || match state.scene.get() {
        Scene::RoundOver | Scene::Over => "over",
        Scene::Doubts | Scene::HandOver => "doubts",
        _ => "",
    };
    let scores = view! {
        {scores::scores(state)}
        {stock::stock(state)}
    };
    let table = view! {
        {table::table(state)}
        {state.ribbon.draw()}
    };
    let hand = view! {
        {show_when(move || !over() && !doubts(), move || turn::turn(state))}
        {show_when(doubts, move || deferred_part(state))}
        {show_when(over, move || deferred_part(state))}
    };
    let stage = stage(Regions {
        card: &CARD,
        shape: "",
        hand_is: signal(hand_is),
        seats: state.view.with_untracked(|view| view.table.seats),
        remaining: remaining::remaining(state),
        scores: scores.into_any(),
        label: words::TABLE,
        table: table.into_any(),
        prompt: prompt::messages(state),
        hand: hand.into_any(),
        side: history(*state, state.rows, state.colour, state.sheet),
        sheet: state.sheet,
        panel: state.panel,
    });
    // The card being dragged is positioned relative to the window, so it is outside all regions.
    view! {
        {stage}
        {hand::dragged_card(state)}
    }
    .into_any()
}
