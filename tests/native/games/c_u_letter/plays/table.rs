//! A table, set out.

use game::{SeatId, Viewer};
use lettercase::games::c_u_letter::{
    Choices, Hiding, Options, Preset, Scramble, Stacks, State, View,
};

/// What a table is set out with, and how the first seat sees it.
pub fn table(hands: &[&str], board: &str) -> State {
    let options = Options::new(Preset::Opponents.choices()).unwrap();
    State::set_out(&options, hands, board).unwrap()
}

/// Two choices of rules that differ from what a table of opponents begins with, wherever bots
/// have to do something else by them.
pub fn unlike_the_preset() -> [Choices; 2] {
    let preset = Preset::Opponents.choices();
    let hidden = Choices {
        scramble: Scramble::Buzzers,
        stacks: Stacks::BuriedStay,
        hiding: Hiding::Must,
        cards: Some(8),
        ..preset
    };
    let lines = Choices {
        scramble: Scramble::InLines,
        least_letters: 3,
        ..preset
    };
    [hidden, lines]
}

pub fn view(state: &State) -> View {
    state.seen_by(Viewer::Seat(SeatId::FIRST))
}
