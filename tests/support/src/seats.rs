//! Seats for test games.

use game::{Game, PlayedBy, Player, Roster, Seat};

/// This many seats with people, at most six.
pub fn human_seats(count: u8) -> Vec<Seat> {
    seats(count, PlayedBy::Person)
}

/// This many seats with a game's lowest-level bot.
pub fn bot_seats<G: Game>(count: u8) -> Vec<Seat> {
    seats(count, PlayedBy::Bot(G::BOTS[0]))
}

fn seats(count: u8, by: PlayedBy) -> Vec<Seat> {
    let roster = roster(&["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay"]);
    let seat = |player: &Player| Seat {
        player: player.clone(),
        by,
    };
    let players = roster.players().iter().take(count.into());
    players.map(seat).collect()
}

/// A roster of players with these names.
pub fn roster(names: &[&str]) -> Roster {
    let mut roster = Roster::default();
    for name in names {
        roster.add(name).unwrap();
    }
    roster
}
