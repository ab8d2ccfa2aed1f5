//! The list of players.

use super::you::does;
use game::{NameError, PlayerName, Roster, RosterError};

pub const PLAYERS_SAY: &str = "The people you play with, in the order they sit. Their names stay on \
     this device.";
pub const SEATS: &str = "Seats";
pub const NEW_NAME: &str = "A new player’s name";
pub const ADD: &str = "Add";
/// The title of the dialog about a player.
pub const CHANGE_PLAYER: &str = "Edit player";
pub const PLAYER_NAME: &str = "Name";
pub const COLOUR_AND_MARK: &str = "Colour and mark";
/// What happens to a colour that is worn.
pub const COLOUR_SAYS: &str = "If another player has it, the two swap.";
pub const CANCEL: &str = "Cancel";
pub const KEEP: &str = "Save";

/// Tells that somebody sat down.
pub fn added(name: &str) -> String {
    does(name, "is on the list.")
}

/// Tells that somebody left the list.
pub fn removed(name: &str) -> String {
    does(name, "is off the list.")
}

/// Opens the dialog about a player.
pub fn change_player(name: &str) -> String {
    format!("Edit {name}")
}

/// Moves a player a seat up.
pub fn seat_earlier(name: &str) -> String {
    format!("Move {name} up")
}

/// Takes a player off the list.
pub fn remove_player(name: &str) -> String {
    format!("Remove {name}")
}

/// Why the list of players stays as it is.
pub fn roster_error(error: &RosterError) -> String {
    match error {
        RosterError::Name(NameError::Empty) => "Type a name first.".into(),
        RosterError::Name(NameError::TooLong(count)) => format!(
            "That name has {count} characters. The limit is {}.",
            PlayerName::LONGEST
        ),
        RosterError::Name(NameError::Direction) => {
            "Type that name again. It has a hidden mark that changes its reading direction.".into()
        }
        RosterError::Taken(name) => format!("There’s already a {name}."),
        RosterError::Full => format!("The list is full: it holds {} players.", Roster::MOST),
    }
}
