//! Setting up a game: rules and people, until it begins.
//!
//! - `form`: all that is chosen, one type for every game
//! - `ruled`: what a game says of its own to it
//! - `fields`: the choices of a form, as plain data
//! - `people`: who sits down, in which order
//! - `names`: what a form calls what can be chosen
//! - `begin`: whether so many can begin, and why not
//! - `source`: where something with a drawing of its own comes from

mod begin;
pub mod fields;
mod form;
mod names;
mod people;
mod ruled;
mod source;

pub use begin::{Begins, Cannot};
pub use form::SetUp;
pub use names::{Names, PresetWords, ProgramWords, RuleWords, nothing, told, words_of};
pub use people::{Chairs, Company, People, Sitter, YOU};
pub use ruled::{KeptForm, Refused, Ruled, chosen_for, for_one, keep_for};
pub use source::Source;
