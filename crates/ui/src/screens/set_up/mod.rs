//! Setting up a game: one tap if everything stays as last time, and any rule can be changed.
//!
//! - `form`: the form that all games share
//! - `bench`: the form's state and operations, and saving it
//! - `people`: who plays
//! - `rules`: every rule beyond the presets
//! - `start`: the start button, the kinds of game, the chosen rules, collapsible sections

pub mod bench;
pub mod form;
pub mod people;
pub mod rules;
pub mod start;
