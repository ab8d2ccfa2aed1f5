//! Paper Grid on its screen.
//!
//! - `bench`: what this screen holds, and its verbs
//! - `bots`: seats that nobody plays by hand
//! - `seats`: who plays, their hands, how near the end is
//! - `turn`: what the seat that is waited for can do: play, ask, answer, let cells act
//! - `past`: undo, the history, the rules that were chosen
//! - `over`: the end

mod bench;
mod bots;
mod over;
mod past;
mod seats;
mod turn;

use leptos::prelude::*;

use self::bench::Bench;
use crate::app::draw::show_when;
use crate::app::parts::Board;
use crate::app::shell::HEADING;
use crate::screen::BoardAct;
use crate::screen::text::{PAPER_GRID, paper_grid_table as words};
use crate::table::GameId;

/// The table of a game that is kept here.
pub fn table(id: &GameId) -> Option<AnyView> {
    let bench = Bench::open(id).ok()?;
    let act = Callback::new(move |act: BoardAct| bench.touch_board(act));
    let table = view! {
        <h1 class="only-heard" id=HEADING tabindex="-1">{PAPER_GRID}</h1>
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
                {past::past(bench)}
            </div>
        </div>
    }
    .into_any();
    Some(table)
}
