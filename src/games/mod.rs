//! The games, each in a room of its own; none knows another.

pub mod paper_grid;
pub mod word_heist;

use crate::table::{Game, JournalError, Match};

/// Whether a journal's text is a whole match of the game of that name.
///
/// # Errors
/// Why it is not.
pub fn sound(game: &str, journal: &str) -> Result<(), JournalError> {
    match game {
        paper_grid::PaperGrid::ID => Match::<paper_grid::PaperGrid>::read(journal).map(drop),
        word_heist::WordHeist::ID => Match::<word_heist::WordHeist>::read(journal).map(drop),
        other => Err(JournalError::OtherGame(other.to_owned())),
    }
}
