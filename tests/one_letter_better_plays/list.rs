//! The real list, and people round the table.

use std::sync::LazyLock;

use lettercase::lexicon::Lexicon;
use lettercase::table::{PlayedBy, Player, Roster, Seat};

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
