//! Texts that the set-up forms of all games share.

use crate::set_up;
pub use crate::set_up::{PresetText, YOU};

use super::you::{list_people_at_start, mid_sentence_name};

pub const START: &str = "Start";
pub const READY: &str = "Your game";
pub const PRESETS: &str = "Kind of game";
pub const WHO_PLAYS: &str = "Who plays";
pub const TABLE: &str = "At the table";
pub const STANDING: &str = "Add a player";
/// Between two players who sit opposite each other.
pub const AND: &str = "and";
pub const BOTS: &str = "Bots";
pub const ANOTHER_BOT: &str = "Another bot";
pub const MORE_PRESETS: &str = "More ways to play";
/// Label of the button that opens the input for a new name.
pub const NEW_PLAYER: &str = "New player";
pub const NAMES_AND_COLOURS: &str = "Change names and colours";
pub const MORE_RULES: &str = "More rules";
pub const CHOSEN: &str = "Rules in this game";

pub const OWN_RULES: &str = "Your own rules.";

/// Says who plays what, in any game: the preset's name, or "your own rules".
pub fn begins(names: &[String], preset: Option<&str>) -> String {
    format!(
        "{}: {}.",
        list_people_at_start(names),
        preset.unwrap_or("your own rules")
    )
}

/// Why a game for several can't begin with one player.
const ADD_ANOTHER: &str = "Add another player or a bot.";

/// Explains why a game for two to four, or for one, can't begin.
pub fn start_error<E>(why: set_up::StartError<E>, options_error: fn(E) -> String) -> String {
    match why {
        set_up::StartError::Seats { sit, most: 1, .. } => {
            format!("Solo is for 1 player, not {sit}.")
        }
        set_up::StartError::Seats { sit, least, .. } if sit < least => ADD_ANOTHER.into(),
        set_up::StartError::Seats { sit, least, most } => {
            seat_count_error("This", sit, least, most)
        }
        set_up::StartError::Options(error) => options_error(error),
    }
}

/// Explains that the number of players isn't allowed.
pub fn seat_count_error(what: &str, sit: u8, least: u8, most: u8) -> String {
    format!("{what} is for {least} to {most} players, not {sit}.")
}

/// Says how many of the places are taken.
pub fn sit(sit: usize, most: usize) -> String {
    format!("{sit} of {most}")
}

/// Label of the button that takes a player off the table.
pub fn remove_player_label(name: &str) -> String {
    format!("Leave {} out", mid_sentence_name(name))
}

/// Label of the button that adds a player to the table.
pub fn add_player_label(name: &str) -> String {
    format!("Add {}", mid_sentence_name(name))
}

/// Label of the button that gives a player the only place, or that opposite the only person.
pub fn replace_player_label(name: &str) -> String {
    format!("Switch to {}", mid_sentence_name(name))
}

pub const BEST: &str = "Your best scores";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_about_to_begin_is_described_in_a_sentence() {
        assert_eq!(begins(&["Ada".to_owned()], Some("Solo")), "Ada: Solo.");
    }
}
