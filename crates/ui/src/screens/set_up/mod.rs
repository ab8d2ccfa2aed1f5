//! Setting up a game: one tap if everything stays as last time, and any rule can be changed.
//!
//! - `form`: the form that all games share
//! - `form_state`: the form's state and operations, and saving it
//! - `people`: who plays
//! - `rules`: every rule beyond the presets
//! - `start`: the start button, the kinds of game, the chosen rules, collapsible sections

pub mod form;
pub mod form_state;
pub mod people;
pub mod rules;
pub mod start;
