//! Paper Grid on its screen.
//!
//! - `bench`: what this screen holds, and its verbs
//! - `bots`: seats that nobody plays by hand
//! - `left`: how near the end is
//! - `scores`: who plays, their hands
//! - `table`: the board
//! - `say`: what happened, what to do, what it would bring
//! - `hand`: what the seat that is waited for can do: play, ask, answer, let cells act
//! - `purpose`: which of these it is
//! - `over`: the end
//! - `later`: what comes once the table stands

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

use leptos::prelude::*;

use self::bench::Bench;
use self::studio::Studio;
use super::rules::{PaperGrid, Size};
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
use screen::Route;
use store::Unreadable;

split_point! { paper_grid:
    /// All of it: what stands behind this is taken out of the page's program as it is built
    /// (`scripts/split`), and fetched by who goes there.
    pub fn room() -> Came {
        Ok(screen)
    }
}

split_point! { paper_grid__annex:
    /// What else is about it: fetched by who reads its rules.
    pub fn annex() -> Came {
        Ok(annexed)
    }
}

/// What it teaches.
const TAUGHT: Taught = Taught {
    card: &CARD,
    words: &LESSONS,
    table,
};

/// The screen of a route of its annex.
fn annexed(route: Route) -> AnyView {
    match route {
        ref here @ (Route::Rules(_) | Route::RulesFor(..)) => rules::how_to_play(here),
        Route::Learn(_, at) => learn::<PaperGrid>(TAUGHT, at),
        Route::Other(_, other) if *other == PRACTICE => day::practice(),
        Route::Other(..) => day::day(),
        other => unknown(other),
    }
}

split_point! { paper_grid__studio:
    /// Where its boards are made.
    pub fn studio() -> Came {
        Ok(|route| match route {
            Route::Studio(path) => view! { <Studio path /> }.into_any(),
            other => unknown(other),
        })
    }
}

/// The screen of a route of this game.
fn screen(route: Route) -> AnyView {
    match route {
        Route::SetUp(_) => set_up::set_up(None),
        Route::SetUpOn(board) => set_up::set_up(Some(board)),
        Route::SetUpLike(kind, id) => otherwise::<PaperGrid>(kind, &id),
        Route::Again(kind, id) => again::<PaperGrid>(kind, &id),
        Route::Game(_, ref id) => game(&route, id, later::reader, table),
        other => unknown(other),
    }
}

/// The table of a game that is kept here.
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
