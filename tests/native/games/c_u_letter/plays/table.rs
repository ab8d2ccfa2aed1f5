//! A table, set out.

use lettercase::games::c_u_letter::{Options, Preset, State, View};
use lettercase::table::{SeatId, Viewer};

/// What a table is set out with, and how the first seat sees it.
pub fn table(hands: &[&str], board: &str) -> State {
    let options = Options::new(Preset::Opponents.choices()).unwrap();
    State::set_out(&options, hands, board).unwrap()
}

pub fn view(state: &State) -> View {
    state.seen_by(Viewer::Seat(SeatId::FIRST))
}
