//! What all games share: the people round the table, and chance.

mod chance;
mod players;

pub use chance::Chance;
pub use players::{NameError, Player, PlayerName, Roster, RosterError, SeatColour};
