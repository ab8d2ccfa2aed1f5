//! The screens of Word Heist.
//!
//! - `table_state`: the state of the table screen
//! - `typing`: the actions of the table screen
//! - `messages`: texts about the game
//! - `bots`: connects the bot worker
//! - `keyboard`: keys that no other element handles
//! - `remaining`: how many letters are left, and the clock
//! - `scores`: the players and their scores
//! - `seats`: the words of all seats
//! - `centre`: the pile, and the letters in the centre
//! - `prompt`: what happened, what to do, and the prospects of the typed word
//! - `word_entry`: the typed word, and the buttons to type with
//! - `letter_keys`: letter buttons
//! - `facing`: the far side of a tablet between players, turned round
//! - `sides`: where players with buzzers sit
//! - `pads`: a pad for each player
//! - `auto_pass`: passes for seats that can't make any word
//! - `player_actions`: choosing who has a word, finishing; proposals, leaving
//! - `usable_words`, `hints`: a beginner's help, and hints
//! - `deferred`: the deferred part of the screen
//! - `vote`: votes on a proposal
//! - `tile_flight`: moves the letters of a word to their new place
//! - `ending`: the end of the game
//! - `review`: what could have been made

#![cfg(target_family = "wasm")]

mod auto_pass;
mod bots;
mod centre;
mod day;
pub mod deferred;
mod ending;
mod facing;
mod hints;
mod keyboard;
mod letter_keys;
mod messages;
mod pads;
mod player_actions;
mod practice;
mod prompt;
mod remaining;
mod review;
mod rules;
mod scores;
mod seats;
mod set_up;
mod sides;
mod table_state;
mod tile_flight;
mod typing;
mod usable_words;
mod vote;
mod word_entry;

pub use table_state::TableState;
use word_heist::screen::lessons::Lessons;
use word_heist::screen::set_up::Form;

use leptos::prelude::*;

use game::GameId;
use screen::Route;
use store::GameOpenError;
use ui::draw::{effect, show_when, signal};
use ui::screens::common::{game_screen, unknown_screen};
use ui::screens::learn::{GameLessons, lessons_screen};
use ui::screens::rematch::{set_up_rematch, start_rematch};
use ui::stage::{Regions, history_beside_table, stage};
use word_heist::text::lessons::LESSONS;
use word_heist::text::table as words;
use word_heist::{CARD, PRACTICE};
use word_heist_rules::{PlayMode, WordHeist};

/// The lessons screen.
const GAME_LESSONS: GameLessons = GameLessons {
    card: &CARD,
    words: &LESSONS,
    table,
};

/// Draws a screen from the extras chunk.
pub fn extras(route: Route) -> AnyView {
    match route {
        ref here @ (Route::Rules(_) | Route::RulesFor(..)) => rules::rules_page(here),
        Route::Learn(_, at) => lessons_screen::<Lessons>(GAME_LESSONS, at),
        Route::Other(_, other) if *other == PRACTICE => practice::practice_screen(),
        Route::Other(..) => day::day_screen(),
        other => unknown_screen(other),
    }
}

/// Draws a screen from the main chunk.
pub fn screen(route: Route) -> AnyView {
    match route {
        Route::SetUp(_) => set_up::set_up(),
        Route::SetUpLike(kind, id) => set_up_rematch::<Form>(kind, &id),
        Route::Again(kind, id) => start_rematch::<WordHeist>(kind, &id),
        Route::Game(_, ref id) => game_screen(&route, id, deferred::load_reader, table),
        other => unknown_screen(other),
    }
}

/// Draws the table of a saved game.
fn table(id: &GameId) -> Result<AnyView, GameOpenError> {
    let state = TableState::open(id, deferred::load_table)?;
    keyboard::listen_for_keys(state);
    auto_pass::pass_without_words(state);
    // The deferred part watches the table as soon as it has loaded.
    effect(move || {
        state.later.highlighted_things(state);
    });
    let (mode, seats) = state
        .table
        .with_untracked(|table| (table.options.mode, table.seats));
    let buzzers = matches!(mode, PlayMode::Buzzers { .. });
    let facing = move || buzzers && state.facing.get() && !state.is_over();
    let laid = move || {
        if facing() {
            "heist-table flow"
        } else {
            "heist-table panels"
        }
    };
    let table = view! {
        <div class=laid data-past=move || state.past.with(Option::is_some).then_some("")>
            {seats::all_seat_words(state, "words")}
            {centre::pile_and_centre(state, "pile")}
        </div>
        {state.ribbon.draw()}
    };
    let hand = view! {
        {show_when(move || !state.is_over(), move || word_entry::hand(state))}
        {show_when(move || state.is_over(), move || state.later.draw_when_loaded(move |rest| (rest.hand)(state)))}
    };
    let hand_is = move || match (state.is_over(), buzzers) {
        (true, _) => "over",
        (false, true) => state.active_side(),
        (false, false) => "",
    };
    let side = view! {
        {show_when(facing, move || facing::far_side(state))}
        {history_beside_table(*state, state.rows, state.colour, state.sheet)}
    };
    Ok(stage(Regions {
        card: &CARD,
        shape: "",
        hand_is: signal(hand_is),
        seats,
        remaining: remaining::letters_left_and_clock(state),
        scores: scores::scores(state),
        label: words::TABLE,
        table: table.into_any(),
        prompt: prompt::prompt_lines(state),
        hand: hand.into_any(),
        side: side.into_any(),
        sheet: state.sheet,
        panel: state.panel,
    }))
}
