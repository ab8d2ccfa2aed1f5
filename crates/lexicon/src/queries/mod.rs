//! The queries that games run on the list.
//!
//! Each query is an iterator that walks the graph only as more results are needed: the caller may
//! stop at any word, drop it, or go on. The walk doesn't allocate.

mod bit_plane_bag;
mod cards;
mod extend;
mod pattern;
mod prefix;
mod spell;
mod walk;

pub use cards::{HandCard, Spelling, Spellings};
pub use extend::ExtendedWord;
pub use pattern::{Pattern, PatternError};
pub use spell::Supply;
