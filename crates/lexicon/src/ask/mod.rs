//! The questions that games ask of the list.
//!
//! Each is an iterator that walks the graph as it is asked for more: stop it
//! at any word, drop it, or go on. Nothing is allocated on the way.

mod all;
mod bag;
mod cards;
mod grow;
mod pattern;
mod spell;
mod walk;

pub use cards::{Card, Spelling, Spellings};
pub use grow::Grown;
pub use pattern::{NotAPattern, Pattern};
pub use spell::Supply;
