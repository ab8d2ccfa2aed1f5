//! The screen for setting up a game of Paper Grid.
//!
//! - `bench`: the form's actions, and its board
//! - `board`: the source of the board, and its picture

mod bench;
mod board;

use leptos::prelude::*;

use self::bench::Bench;
use paper_grid::CARD;
use ui::draw::nothing;
use ui::screens::set_up::form::{Beside, form};

/// Returns the set-up screen. `board` is the part of a board's link after `#/board/`, if the
/// address has one.
pub fn set_up(board: Option<String>) -> AnyView {
    let bench = Bench::open(board);
    let beside = Beside {
        before: board::board(bench),
        apart: &[board::SIZE],
        last: nothing(),
    };
    form(&CARD, bench.shared, beside)
}
