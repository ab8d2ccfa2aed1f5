//! Paper Grid on its screen.
//!
//! - `bench`: what this screen holds, and its verbs
//! - `bots`: seats that nobody plays by hand
//! - `seats`: who plays, their hands, how near the end is
//! - `turn`: what the seat that is waited for can do: play, ask, answer, let cells act
//! - `history_panel`: undo, the history, the rules that were chosen
//! - `over`: the end

mod bench;
mod bots;
mod history_panel;
mod over;
mod rules;
mod seats;
mod set_up;
mod studio;
mod turn;

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;

use self::bench::Bench;
use self::studio::Studio;
use super::rules::PaperGrid;
use super::words::{NAME, table as words};
use crate::desk::{BoardAct, Route};
use crate::shell::dom::HEADING;
use crate::shell::draw::show_when;
use crate::shell::parts::Board;
use crate::shell::room::Came;
use crate::shell::screens::rematch::{again, otherwise};
use crate::shell::screens::within::{game, unknown};
use crate::table::{GameId, Unreadable};

/// All of it: what stands behind this is taken out of the page's program as it is built
/// (`scripts/split`), and fetched by who goes there.
#[wasm_split(paper_grid, wasm_split_path = ::leptos::wasm_split, fallible)]
pub fn room() -> Came {
    Ok(screen)
}

/// What else is about it: fetched by who reads its rules, or makes boards.
#[wasm_split(paper_grid__annex, wasm_split_path = ::leptos::wasm_split, fallible)]
pub fn annex() -> Came {
    Ok(beside)
}

/// The screen of a route of its annex.
fn beside(route: Route) -> AnyView {
    match route {
        Route::Rules(_) => rules::how_to_play(),
        Route::Studio(path) => view! { <Studio path /> }.into_any(),
        other => unknown(other),
    }
}

/// The screen of a route of this game.
fn screen(route: Route) -> AnyView {
    match route {
        Route::SetUp(_) => set_up::set_up(None),
        Route::SetUpOn(board) => set_up::set_up(Some(board)),
        Route::SetUpLike(kind, id) => otherwise::<PaperGrid>(kind, &id),
        Route::Again(kind, id) => again::<PaperGrid>(kind, &id),
        Route::Game(_, ref id) => game(&route, id, table),
        other => unknown(other),
    }
}

/// The table of a game that is kept here.
fn table(id: &GameId) -> Result<AnyView, Unreadable> {
    let bench = Bench::open(id)?;
    let act = Callback::new(move |act: BoardAct| bench.touch_board(act));
    let table = view! {
        <h1 class="only-heard" id=HEADING tabindex="-1">{NAME}</h1>
        <div class="table">
            {seats::seats(bench)}
            <div class="table-board">
                <Board
                    id="board"
                    label=words::BOARD
                    grid=bench.grid
                    walling=bench.walling
                    on_act=act
                />
            </div>
            <div class="table-turn">
                {show_when(move || !bench.over(), move || turn::turn(bench))}
                {show_when(move || bench.over(), move || over::over(bench))}
                {history_panel::history_panel(bench)}
            </div>
        </div>
    }
    .into_any();
    Ok(table)
}
