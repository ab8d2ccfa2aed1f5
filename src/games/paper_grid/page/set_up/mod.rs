//! Setting up a game of Paper Grid.
//!
//! - `bench`: the form's verbs, and its board
//! - `board`: where the board comes from, and its picture

mod bench;
mod board;

use leptos::prelude::*;

use self::bench::Bench;
use crate::games::paper_grid::CARD;
use crate::shell::draw::nothing;
use crate::shell::screens::set_up::form::{Beside, form};
use crate::shell::screens::set_up::rules::more;

/// The screen. `board` is the end of a board's address.
pub fn set_up(board: Option<String>) -> AnyView {
    let bench = Bench::open(board);
    let beside = Beside {
        first: more(bench.shared, &[board::SIZE]),
        before: board::board(bench),
        second: nothing(),
    };
    form(&CARD, bench.shared, beside)
}
