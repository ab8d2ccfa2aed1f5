//! A table set up for tests.

use c_u_letter_rules::{Choices, Hiding, Options, Preset, Scramble, Stacks, State, View};
use game::{SeatId, Viewer};

/// A table with these hands and this board, the first seat to place.
pub fn table_state(hands: &[&str], board: &str) -> State {
    let options = Options::new(Preset::Opponents.choices()).unwrap();
    State::set_out(&options, hands, board).unwrap()
}

/// Two sets of options that differ from the bots' preset wherever bots must act differently.
pub fn non_preset_choices() -> [Choices; 2] {
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
