//! Setting up a game: one tap if all is as the last time, any rule if not.
//!
//! - `form`: what all forms look like
//! - `bench`: a form's verbs, and remembering
//! - `people`: who plays
//! - `rules`: every rule behind the presets
//! - `start`: what begins, the kinds of game, what is chosen, what folds

pub mod bench;
pub mod form;
pub mod people;
pub mod rules;
pub mod start;
