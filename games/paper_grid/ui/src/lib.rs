//! Paper Grid's screens.
//!
//! - `bench`: the state of the table's screen, and its actions
//! - `bots`: seats that bots play
//! - `left`: how near the endgame is
//! - `scores`: the players and their hands
//! - `table`: the board
//! - `say`: what happened, what to do, what a play would score
//! - `hand`: everything the acting seat can do: play, ask, answer, let cells act
//! - `purpose`: which of these the hand is for
//! - `over`: the end of the game
//! - `later`: the deferred chunk, loaded once the table is shown

#![cfg(target_family = "wasm")]

mod bench;
mod bots;
mod day;
mod hand;
pub mod later;
mod left;
mod over;
mod purpose;
mod rules;
mod say;
mod scores;
mod set_up;
mod studio;
mod table;

pub use bench::Bench;
use paper_grid::screen::lessons::Lessons;
use paper_grid::screen::set_up::Form;

use leptos::prelude::*;

use self::studio::Studio;
use game::GameId;
use paper_grid::text::lessons::LESSONS;
use paper_grid::text::table as words;
use paper_grid::{CARD, PRACTICE};
use paper_grid_rules::{PaperGrid, Size};
use screen::Route;
use store::Unreadable;
use ui::draw::signal;
use ui::screens::learn::{Taught, learn};
use ui::screens::rematch::{again, otherwise};
use ui::screens::within::{game, unknown};
use ui::stage::{Regions, beside, stage};

/// The lessons' card, texts and table.
const TAUGHT: Taught = Taught {
    card: &CARD,
    words: &LESSONS,
    table,
};

/// Returns the screen of a route in the extras chunk.
pub fn extras(route: Route) -> AnyView {
    match route {
        ref here @ (Route::Rules(_) | Route::RulesFor(..)) => rules::how_to_play(here),
        Route::Learn(_, at) => learn::<Lessons>(TAUGHT, at),
        Route::Other(_, other) if *other == PRACTICE => day::practice(),
        Route::Other(..) => day::day(),
        other => unknown(other),
    }
}

/// Draws the studio, where players make boards.
pub fn studio(route: Route) -> AnyView {
    match route {
        Route::Studio(path) => view! { <Studio path /> }.into_any(),
        other => unknown(other),
    }
}

/// Returns the screen of a route in the game's chunk.
pub fn screen(route: Route) -> AnyView {
    match route {
        Route::SetUp(_) => set_up::set_up(None),
        Route::SetUpOn(board) => set_up::set_up(Some(board)),
        Route::SetUpLike(kind, id) => otherwise::<Form>(kind, &id),
        Route::Again(kind, id) => again::<PaperGrid>(kind, &id),
        Route::Game(_, ref id) => game(&route, id, later::reader, table),
        other => unknown(other),
    }
}

/// Returns the table of a game that is stored on this device.
fn table(id: &GameId) -> Result<AnyView, Unreadable> {
    let bench = Bench::open(id, later::coming)?;
    let (size, seats) = bench
        .state
        .with_untracked(|state| (state.board.size(), state.seats));
    Ok(stage(Regions {
        card: &CARD,
        shape: match size {
            Size::Small => "low",
            Size::Medium => "",
            Size::Large => "wide",
        },
        hand_is: signal(move || bench.hand.get().word()),
        seats,
        left: left::left(bench),
        scores: scores::scores(bench),
        label: words::BOARD,
        table: table::table(bench),
        say: say::say(bench),
        hand: hand::hand(bench),
        side: beside(*bench, bench.rows, bench.colour, bench.sheet),
        sheet: bench.sheet,
        panel: bench.panel,
    }))
}
