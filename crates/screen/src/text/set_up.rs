//! Texts that the set-up forms of all games share.

use crate::set_up;
pub use crate::set_up::{PresetWords, YOU};

use super::you::{people, them};

pub const START: &str = "Start";
pub const READY: &str = "Your game";
pub const PRESETS: &str = "Kind of game";
pub const WHO_PLAYS: &str = "Who plays";
pub const TABLE: &str = "At the table";
pub const STANDING: &str = "Add a player";
/// Label of the button that opens the input for a new name.
pub const NEW_PLAYER: &str = "New player";
pub const NAMES_AND_COLOURS: &str = "Change names and colours";
pub const MORE_RULES: &str = "More rules";
pub const CHOSEN: &str = "Rules in this game";

pub const OWN_RULES: &str = "Your own rules.";

/// Says who plays what, in any game: the preset's name, or "your own rules".
pub fn begins(names: &[String], preset: Option<&str>) -> String {
    format!("{}: {}.", people(names), preset.unwrap_or("your own rules"))
}

/// Why a game for several can't begin with one player.
const ADD_ANOTHER: &str = "Add another player or a bot.";

/// Explains why a game for two to four, or for one, can't begin.
pub fn cannot_begin<E>(why: set_up::Cannot<E>, options_error: fn(E) -> String) -> String {
    match why {
        set_up::Cannot::Seats { sit, most: 1, .. } => {
            format!("Solo is for 1 player, not {sit}.")
        }
        set_up::Cannot::Seats { sit, least, .. } if sit < least => ADD_ANOTHER.into(),
        set_up::Cannot::Seats { sit, least, most } => seats_misfit("This", sit, least, most),
        set_up::Cannot::Options(error) => options_error(error),
    }
}

/// Explains that the number of players isn't allowed.
pub fn seats_misfit(what: &str, sit: u8, least: u8, most: u8) -> String {
    format!("{what} is for {least} to {most} players, not {sit}.")
}

/// Says how many of the places are taken.
pub fn sit(sit: usize, most: usize) -> String {
    format!("{sit} of {most}")
}

/// Label of the button that takes a player off the table.
pub fn gets_up(name: &str) -> String {
    format!("Leave {} out", them(name))
}

/// Label of the button that adds a player to the table.
pub fn sits_down(name: &str) -> String {
    format!("Add {}", them(name))
}

/// Label of the button that gives a player the only place.
pub fn sits_down_instead(name: &str) -> String {
    format!("Switch to {}", them(name))
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
