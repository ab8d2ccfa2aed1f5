//! Setting up a game: rules and people, until it begins.
//!
//! - `fields`: the choices of a form, as plain data
//! - `form`: what the forms of all games have
//! - `people`: who sits down, in which order
//! - `ruled`: the form of a game whose choices are all rules
//! - `source`: where something with a drawing of its own comes from

pub mod fields;
pub mod form;
mod people;
mod ruled;
mod source;

pub use form::{Begins, Cannot, Form};
pub use people::{Chairs, People, Sitter};
pub use ruled::{Refused, Ruled, SetUp, chosen_for, for_one, keep_for};
pub use source::Source;

/// What the forms are tried with.
#[cfg(test)]
pub(crate) mod tried {
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
