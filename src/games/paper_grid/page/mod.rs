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

use crate::games::paper_grid::desk::lessons::Lessons;
use crate::games::paper_grid::desk::set_up::Form;
use leptos::prelude::*;

use self::bench::Bench;
use self::studio::Studio;
use super::words::lessons::LESSONS;
use super::words::table as words;
use super::{CARD, PRACTICE};
use crate::shell::draw::signal;
use crate::shell::room::{Came, split_point};
use crate::shell::screens::learn::{Taught, learn};
use crate::shell::screens::rematch::{again, otherwise};
use crate::shell::screens::within::{game, unknown};
use crate::shell::stage::{Regions, beside, stage};
use game::GameId;
use paper_grid_rules::{PaperGrid, Size};
use screen::Route;
use store::Unreadable;

split_point! { paper_grid:
    /// Loads the chunk with the game's screens. `scripts/split` moves the code behind this
    /// function out of the main program; it is fetched when a player opens the game.
    pub fn room() -> Came {
        Ok(screen)
    }
}

split_point! { paper_grid__annex:
    /// Loads the chunk with rules, lessons and tasks, which is fetched when a player
    /// opens one of them.
    pub fn annex() -> Came {
        Ok(annexed)
    }
}

/// The lessons' card, texts and table.
const TAUGHT: Taught = Taught {
    card: &CARD,
    words: &LESSONS,
    table,
};

/// Returns the screen of a route in the extras chunk.
fn annexed(route: Route) -> AnyView {
    match route {
        ref here @ (Route::Rules(_) | Route::RulesFor(..)) => rules::how_to_play(here),
        Route::Learn(_, at) => learn::<Lessons>(TAUGHT, at),
        Route::Other(_, other) if *other == PRACTICE => day::practice(),
        Route::Other(..) => day::day(),
        other => unknown(other),
    }
}

split_point! { paper_grid__studio:
    /// Loads the chunk with the studio, where players make boards.
    pub fn studio() -> Came {
        Ok(|route| match route {
            Route::Studio(path) => view! { <Studio path /> }.into_any(),
            other => unknown(other),
        })
    }
}

/// Returns the screen of a route in the game's chunk.
fn screen(route: Route) -> AnyView {
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
