//! The games, each in a room of its own; none knows another.

pub mod c_u_letter;
pub mod one_letter_better;
pub mod paper_grid;
pub mod word_heist;

use crate::table::{Game, JournalError, Match};

/// Which game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Words and walls.
    PaperGrid,
    /// Flip, spot, steal.
    WordHeist,
    /// A rummy of letter cards.
    OneLetterBetter,
    /// Colours, claims and ambushes.
    CULetter,
}

impl Kind {
    /// All of them, as they lie in the box.
    pub const ALL: [Kind; 4] = [
        Kind::PaperGrid,
        Kind::WordHeist,
        Kind::OneLetterBetter,
        Kind::CULetter,
    ];

    /// Its name in journals and addresses.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Kind::PaperGrid => paper_grid::PaperGrid::ID,
            Kind::WordHeist => word_heist::WordHeist::ID,
            Kind::OneLetterBetter => one_letter_better::OneLetterBetter::ID,
            Kind::CULetter => c_u_letter::CULetter::ID,
        }
    }

    /// The game of that name.
    #[must_use]
    pub fn of(id: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

/// Whether a journal's text is a whole match of the game of that name.
///
/// # Errors
/// Why it is not.
pub fn sound(game: &str, journal: &str) -> Result<(), JournalError> {
    match Kind::of(game) {
        Some(Kind::PaperGrid) => Match::<paper_grid::PaperGrid>::read(journal).map(drop),
        Some(Kind::WordHeist) => Match::<word_heist::WordHeist>::read(journal).map(drop),
        Some(Kind::OneLetterBetter) => {
            Match::<one_letter_better::OneLetterBetter>::read(journal).map(drop)
        }
        Some(Kind::CULetter) => Match::<c_u_letter::CULetter>::read(journal).map(drop),
        None => Err(JournalError::OtherGame(game.to_owned())),
    }
}

/// Whether nobody may look words up while a game of that name with this journal goes on (O29).
#[must_use]
pub fn bars_look_ups(game: &str, journal: &str) -> bool {
    Kind::of(game) == Some(Kind::OneLetterBetter) && one_letter_better::bars_look_ups(journal)
}
