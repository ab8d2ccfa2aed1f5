//! Setting up a game: rules and people, until it begins.
//!
//! - `by_name`: what is chosen for people one by one
//! - `form`: what the forms of all games have
//! - `people`: who sits down, in which order
//! - `paper_grid`, `word_heist`, `one_letter_better`, `c_u_letter`: all that is chosen for a
//!   game, and what cannot be

mod by_name;
pub mod c_u_letter;
mod form;
pub mod one_letter_better;
pub mod paper_grid;
mod people;
pub mod word_heist;

pub use by_name::ByName;
pub use form::{Begins, Cannot, Form};
pub use people::{Chairs, People, Sitter};

/// What the forms are tried with.
#[cfg(test)]
mod tried {
    use crate::table::{Day, Roster};

    /// These sit round the table.
    pub fn roster(names: &[&str]) -> Roster {
        let mut roster = Roster::default();
        for name in names {
            roster.add(name).unwrap();
        }
        roster
    }

    /// Some day.
    pub fn today() -> Option<Day> {
        Day::new(2025, 1, 31).ok()
    }
}
