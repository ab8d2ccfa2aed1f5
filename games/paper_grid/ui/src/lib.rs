//! Paper Grid's screens.
//!
//! - `table_state`: the state of the table's screen, and its actions
//! - `bots`: seats that bots play
//! - `remaining`: how near the endgame is
//! - `scores`: the players and their hands
//! - `table`: the board
//! - `prompt`: what happened, what to do, what a play would score
//! - `hand`: everything the acting seat can do: play, ask, answer, let cells act
//! - `phase`: which of these the hand is for
//! - `ending`: the end of the game
//! - `deferred`: the deferred chunk, loaded once the table is shown

#![cfg(target_family = "wasm")]

mod bots;
mod day;
pub mod deferred;
mod ending;
mod hand;
mod phase;
mod prompt;
mod remaining;
mod rules;
mod scores;
mod set_up;
mod studio;
mod table;
mod table_state;

use paper_grid::screen::lessons::Lessons;
use paper_grid::screen::set_up::Form;
pub use table_state::TableState;

use leptos::prelude::*;

use self::studio::Studio;
use game::GameId;
use paper_grid::text::lessons::LESSONS;
use paper_grid::text::table as words;
use paper_grid::{CARD, PRACTICE};
use paper_grid_rules::{PaperGrid, Size};
use screen::Route;
use store::GameOpenError;
use ui::draw::signal;
use ui::screens::common::{game_screen, unknown_screen};
use ui::screens::learn::{GameLessons, lessons_screen};
use ui::screens::rematch::{set_up_rematch, start_rematch};
use ui::stage::{Regions, history_beside_table, stage};

/// The lessons' card, texts and table.
const GAME_LESSONS: GameLessons = GameLessons {
    card: &CARD,
    words: &LESSONS,
    table,
};

/// Returns the screen of a route in the extras chunk.
pub fn extras(route: Route) -> AnyView {
    match route {
        ref here @ (Route::Rules(_) | Route::RulesFor(..)) => rules::how_to_play(here),
        Route::Learn(_, at) => lessons_screen::<Lessons>(GAME_LESSONS, at),
        Route::Other(_, other) if *other == PRACTICE => day::practice_screen(),
        Route::Other(..) => day::day_screen(),
        other => unknown_screen(other),
    }
}

/// Draws the studio, where players make boards.
pub fn studio(route: Route) -> AnyView {
    match route {
        Route::Studio(path) => view! { <Studio path /> }.into_any(),
        other => unknown_screen(other),
    }
}

/// Returns the screen of a route in the game's chunk.
pub fn screen(route: Route) -> AnyView {
    match route {
        Route::SetUp(_) => set_up::set_up(None),
        Route::SetUpOn(board) => set_up::set_up(Some(board)),
        Route::SetUpLike(kind, id) => set_up_rematch::<Form>(kind, &id),
        Route::Again(kind, id) => start_rematch::<PaperGrid>(kind, &id),
        Route::Game(_, ref id) => game_screen(&route, id, deferred::load_reader, table),
        other => unknown_screen(other),
    }
}

/// Returns the table of a game that is stored on this device.
fn table(id: &GameId) -> Result<AnyView, GameOpenError> {
    let table = TableState::open(id, deferred::load_table)?;
    let (size, seats) = table
        .state
        .with_untracked(|state| (state.board.size(), state.seats));
    Ok(stage(Regions {
        card: &CARD,
        shape: match size {
            Size::Small => "low",
            Size::Medium => "",
            Size::Large => "wide",
        },
        hand_is: signal(move || table.hand.get().class_name()),
        seats,
        remaining: remaining::remaining(table),
        scores: scores::scores(table),
        label: words::BOARD,
        table: table::table(table),
        prompt: prompt::prompt_region(table),
        hand: hand::hand(table),
        side: history_beside_table(*table, table.rows, table.colour, table.sheet),
        sheet: table.sheet,
        panel: table.panel,
    }))
}
