//! Who sits round a table.

use lettercase::table::{PlayedBy, Player, Roster, Seat};

/// So many seats with people in them, up to six.
pub fn people(count: u8) -> Vec<Seat> {
    seats(count, PlayedBy::Person)
}

/// So many seats that programs play.
pub fn programs(count: u8) -> Vec<Seat> {
    seats(count, PlayedBy::Program)
}

fn seats(count: u8, by: PlayedBy) -> Vec<Seat> {
    let mut roster = Roster::default();
    for name in ["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay"] {
        roster.add(name).unwrap();
    }
    let seat = |player: &Player| Seat {
        player: player.clone(),
        by,
    };
    let players = roster.players().iter().take(count.into());
    players.map(seat).collect()
}
