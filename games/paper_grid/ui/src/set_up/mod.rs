//! The screen for setting up a game of Paper Grid.
//!
//! - `state`: the form's actions, and its board
//! - `board`: the source of the board, and its picture

mod board;
mod state;

use leptos::prelude::*;

use self::state::SetUpState;
use paper_grid::CARD;
use ui::draw::nothing;
use ui::screens::set_up::form::{GameFormParts, set_up_form};

/// Returns the set-up screen. `board` is the part of a board's link after `#/board/`, if the
/// address has one.
pub fn set_up(board: Option<String>) -> AnyView {
    let state = SetUpState::open(board);
    let beside = GameFormParts {
        before: board::board_section(state),
        apart: &[board::SIZE_RULE],
        last: nothing(),
    };
    set_up_form(&CARD, state.shared, beside)
}
