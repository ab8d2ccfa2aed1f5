//! Setting up a game of Paper Grid: rules, people and a board, until it begins.
//!
//! - `form`: all of it together, and what cannot be
//! - `people`: who sits down, in which order

mod form;
mod people;

pub use form::{BoardFrom, Cannot, SetUp};
pub use people::{People, Sitter};
