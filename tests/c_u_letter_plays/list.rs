//! The real list, and people round the table.

use std::sync::LazyLock;

use lettercase::games::c_u_letter::{Options, Preset, State, View};
use lettercase::lexicon::Lexicon;
use lettercase::table::{PlayedBy, Player, Roster, Seat, SeatId, Viewer};

pub static LIST: LazyLock<Lexicon> =
    LazyLock::new(|| Lexicon::open(include_bytes!("../../lexicon/words.lex")).unwrap());

pub fn seats(count: u8) -> Vec<Seat> {
    let mut roster = Roster::default();
    for name in ["Ada", "Bo", "Cleo", "Dan"] {
        roster.add(name).unwrap();
    }
    let seat = |player: &Player| Seat {
        player: player.clone(),
        by: PlayedBy::Program,
    };
    let players = roster.players().iter().take(count.into());
    players.map(seat).collect()
}

/// What a table is set out with, and how the first seat sees it.
pub fn table(hands: &[&str], board: &str) -> State {
    let options = Options::new(Preset::Opponents.choices()).unwrap();
    State::set_out(&options, hands, board).unwrap()
}

pub fn view(state: &State) -> View {
    state.seen_by(Viewer::Seat(SeatId::FIRST))
}
