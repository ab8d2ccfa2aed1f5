//! The queries that games run on the list.
//!
//! Each query is an iterator that walks the graph only as more results are needed: the caller may
//! stop at any word, drop it, or go on. The walk doesn't allocate.

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
