//! The list of players.

use super::you::does;
use crate::table::{NameError, PlayerName, Roster, RosterError};

/// Above the list of players.
pub const PLAYERS_SAY: &str = "The people you play with, in the order in which they sit. They are \
     remembered on this device and nowhere else.";
/// The list's name.
pub const SEATS: &str = "Seats";
/// Labels the line for a new name.
pub const NEW_NAME: &str = "A new player’s name";
/// Adds the name.
pub const ADD: &str = "Add";
/// The title of the dialog about a player.
pub const CHANGE_PLAYER: &str = "Change a player";
/// Labels a player's name.
pub const PLAYER_NAME: &str = "Name";
/// Labels a player's colours.
pub const COLOUR_AND_MARK: &str = "Colour and mark";
/// What happens to a colour that is worn.
pub const COLOUR_SAYS: &str = "Who wears it now takes this one’s in exchange.";
/// Leaves a dialog with nothing changed.
pub const CANCEL: &str = "Cancel";
/// Leaves a dialog with the change made.
pub const KEEP: &str = "Keep";

/// Tells that somebody sat down.
pub fn added(name: &str) -> String {
    does(name, "sits down.")
}

/// Tells that somebody left the list.
pub fn removed(name: &str) -> String {
    does(name, "is off the list.")
}

/// Opens the dialog about a player.
pub fn change_player(name: &str) -> String {
    format!("Change {name}")
}

/// Moves a player a seat up.
pub fn seat_earlier(name: &str) -> String {
    format!("Seat {name} one earlier")
}

/// Takes a player off the list.
pub fn remove_player(name: &str) -> String {
    format!("Take {name} off the list")
}

/// Why the list of players stays as it is.
pub fn roster_error(error: &RosterError) -> String {
    match error {
        RosterError::Name(NameError::Empty) => "Type a name first.".into(),
        RosterError::Name(NameError::TooLong(count)) => format!(
            "That name has {count} characters. The longest that fits has {}.",
            PlayerName::LONGEST
        ),
        RosterError::Taken(name) => format!("There is a {name} already."),
        RosterError::Full => format!("{} players are remembered, no more.", Roster::MOST),
    }
}
