//! What all games share. So far: the people round the table.

mod players;

pub use players::{NameError, Player, PlayerName, Roster, RosterError, SeatColour};
