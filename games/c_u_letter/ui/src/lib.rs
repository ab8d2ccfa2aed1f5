//! C U Letter's screen. Hands and face-down cards are secret: everything is drawn from the current
//! viewer's view, so the document contains nothing else.
//!
//! - `best_score`: the best solo scores
//! - `table_state`: the state of this screen, and its actions
//! - `derived`: derived values: marked words, outlines, the last act
//! - `input`: what taps and keys mean
//! - `keyboard`: keyboard input, on the board and elsewhere
//! - `bots`: bots that think and act
//! - `cover`: the cover when the device changes hands
//! - `remaining`: the progress of the round, the clock
//! - `seats`: the players, what they own, what they would get
//! - `board`: squares, cards, zones, and outlines of words
//! - `pointer`: pointer input on the board
//! - `card`: the face of a card, and stacks
//! - `zones`: drawings under and around the cards
//! - `prompt`: the last act, what to do now, and what the draft would do
//! - `hand`: what can be done now: place, claim, decide, spell
//! - `placing`: the hand, its abilities, and the buttons for it
//! - `claiming`: marking and claiming words, and votes on words outside the list
//! - `signs`: the key to the signs on the table
//! - `turn_end`: turns that end by themselves
//! - `scramble`: words of the leftover cards
//! - `ledger`: the claimed words
//! - `ceremony`: the animated ceremony at the end of a round
//! - `bill`: the payout of a round
//! - `ending`: the end of rounds and of the game
//! - `deferred`: the deferred part of the screen
//! - `day`, `find_claim`: the daily task, and practice
//! - `rules`, `set_up`: the rules page, and the set-up form

#![cfg(target_family = "wasm")]

mod best_score;
mod bill;
mod board;
mod bots;
mod card;
mod ceremony;
mod claiming;
mod cover;
mod day;
pub mod deferred;
mod derived;
mod ending;
mod find_claim;
mod hand;
mod input;
mod keyboard;
mod ledger;
mod placing;
mod pointer;
mod prompt;
mod remaining;
mod rules;
mod scramble;
mod seats;
mod set_up;
mod signs;
mod table_state;
mod turn_end;
mod zones;

use c_u_letter::screen::lessons::Lessons;
use c_u_letter::screen::set_up::Form;
pub use table_state::TableState;

use leptos::prelude::*;

use c_u_letter::screen::Scene;
use c_u_letter::text::lessons::LESSONS;
use c_u_letter::text::moments as words;
use c_u_letter::{CARD, CLAIMS, PRACTICE};
use c_u_letter_rules::{CULetter, Scramble, Stage, View};
use game::GameId;
use screen::Route;
use store::GameOpenError;
use ui::draw::{memo, show_when, signal};
use ui::screens::common::{game_screen, unknown_screen};
use ui::screens::learn::{GameLessons, lessons_screen};
use ui::screens::rematch::{set_up_rematch, start_rematch};
use ui::stage::{Regions, SheetTab, history_beside_table as history, stage};

/// The lessons of this game.
const GAME_LESSONS: GameLessons = GameLessons {
    card: &CARD,
    words: &LESSONS,
    table,
};

/// Draws a screen from the extras chunk: rules, lessons, practice and the daily task.
pub fn extras(route: Route) -> AnyView {
    match route {
        ref here @ (Route::Rules(_) | Route::RulesFor(..)) => rules::how_to_play(here),
        Route::Learn(_, at) => lessons_screen::<Lessons>(GAME_LESSONS, at),
        Route::Other(_, other) if *other == PRACTICE => day::practice(),
        Route::Other(_, other) if *other == CLAIMS => find_claim::practice(),
        Route::Other(..) => day::day(),
        other => unknown_screen(other),
    }
}

/// Draws a screen from the game's chunk.
pub fn screen(route: Route) -> AnyView {
    match route {
        Route::SetUp(_) => set_up::set_up(),
        Route::SetUpLike(kind, id) => set_up_rematch::<Form>(kind, &id),
        Route::Again(kind, id) => start_rematch::<CULetter>(kind, &id),
        Route::Game(_, ref id) => game_screen(&route, id, deferred::load_reader, table),

        other => unknown_screen(other),
    }
}

/// Draws the table of a game saved on this device.
fn table(id: &GameId) -> Result<AnyView, GameOpenError> {
    let state = TableState::open(id, deferred::load_table)?;
    keyboard::listen(state);
    // Covering or uncovering the table redraws everything, whichever hand was shown before.
    let covered = memo(move || match state.scene.get() {
        Scene::Cover(seat) => Some(seat),
        _ => None,
    });
    let drawn = move || match covered.get() {
        Some(seat) => cover::cover(state, seat),
        None => uncovered_table(state),
    };
    Ok(state.draw_in_seat_colours("letter", view! { {drawn} }.into_any()))
}

/// Draws the uncovered table, with the hand of the player at the screen.
fn uncovered_table(state: TableState) -> AnyView {
    let loose = move || state.view.with(spreads_leftovers) && state.past.with(Option::is_none);
    let claims = move || state.seen.with(|view| is_in_round(&view.table.stage));
    let table = view! {
        {show_when(move || !loose(), move || board::board(state))}
        {show_when(loose, move || scramble::leftover_pool(state))}
        {state.ribbon.draw()}
    };
    let side = view! {
        {show_when(claims, move || state.later.draw_when_loaded(move |rest| (rest.draw_sheet_tab)(state, SheetTab::History)))}
        {show_when(move || !claims(), move || history(*state, state.rows, state.colour, state.sheet))}
    };
    let stage = stage(Regions {
        card: &CARD,
        shape: "",
        hand_is: signal(move || state.hand.get().css_class()),
        seats: state.view.with_untracked(|view| view.table.seats),
        remaining: remaining::remaining(state),
        scores: seats::seats(state),
        label: words::BOARD,
        table: table.into_any(),
        prompt: prompt::messages(state),
        hand: hand::hand(state),
        side: side.into_any(),
        sheet: state.sheet,
        panel: state.panel,
    });
    // The dragged card is positioned relative to the window, so it is outside every region.
    view! {
        {stage}
        {placing::dragged_card(state)}
    }
    .into_any()
}

/// Whether the leftover cards are spread out without a board (C40).
fn spreads_leftovers(view: &View) -> bool {
    let scrambles = matches!(view.table.stage, Stage::Scramble(_));
    scrambles && view.table.options.scramble != Scramble::InLines
}

/// Whether the round is running, that is, cards are placed and words claimed.
fn is_in_round(stage: &Stage) -> bool {
    matches!(
        stage,
        Stage::Placing | Stage::Claiming | Stage::Revealing(_)
    )
}
