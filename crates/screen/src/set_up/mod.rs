//! Setting up a game: rules and people, until it begins.
//!
//! - `form`: all choices, one type for every game
//! - `ruled`: what a game adds to the form
//! - `fields`: the choices of a form, as plain data
//! - `people`: who plays, and in which order
//! - `names`: what a form calls the choices
//! - `begin`: whether the game can begin, and why not
//! - `source`: where choices with an editor of their own come from

mod begin;
pub mod fields;
mod form;
mod names;
mod people;
mod ruled;
mod source;

pub use begin::{Begins, Cannot};
pub use form::SetUp;
pub use game::rule::{Names, RuleText};
pub use names::{PresetWords, ProgramWords, Told, told, words_of};
pub use people::{Chairs, Company, People, Sitter, YOU};
pub use ruled::{KeptForm, Refused, Ruled, chosen_for, for_one, keep_for};
pub use source::Source;
