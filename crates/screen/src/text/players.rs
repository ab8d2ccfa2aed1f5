//! Texts of the list of players.

use super::you::player_does;
use game::{NameError, PlayerName, Roster, RosterError};

pub const PLAYERS_NOTE: &str = "The people you play with, in the order they sit. Their names stay on \
     this device.";
pub const SEATS: &str = "Seats";
pub const NEW_NAME: &str = "A new player’s name";
pub const ADD: &str = "Add";
/// Title of the dialog about a player.
pub const CHANGE_PLAYER: &str = "Edit player";
pub const PLAYER_NAME: &str = "Name";
pub const COLOUR_AND_MARK: &str = "Colour and mark";
/// Explains what happens when the chosen colour belongs to another player.
pub const COLOUR_NOTE: &str = "If another player has it, the two swap.";
pub const CANCEL: &str = "Cancel";
pub const KEEP: &str = "Save";

/// Notice that a player was added.
pub fn added(name: &str) -> String {
    player_does(name, "is on the list.")
}

/// Notice that a player was removed.
pub fn removed(name: &str) -> String {
    player_does(name, "is off the list.")
}

/// Label of the button that opens the dialog about a player.
pub fn change_player(name: &str) -> String {
    format!("Edit {name}")
}

/// Label of the button that moves a player one seat up.
pub fn seat_earlier(name: &str) -> String {
    format!("Move {name} up")
}

/// Label of the button that removes a player.
pub fn remove_player(name: &str) -> String {
    format!("Remove {name}")
}

/// Explains why the list of players wasn't changed.
pub fn roster_error(error: &RosterError) -> String {
    match error {
        RosterError::Name(NameError::Empty) => "Type a name first.".into(),
        RosterError::Name(NameError::TooLong(count)) => format!(
            "That name has {count} characters. The limit is {}.",
            PlayerName::MAX_LEN
        ),
        RosterError::Name(NameError::Direction) => {
            "Type that name again. It has a hidden mark that changes its reading direction.".into()
        }
        RosterError::Taken(name) => format!("There’s already a {name}."),
        RosterError::Full => format!(
            "The list is full: it holds {} players.",
            Roster::MAX_PLAYERS
        ),
    }
}
