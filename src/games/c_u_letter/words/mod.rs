//! Everything that C U Letter says, in English.

pub mod best;
mod bots;
mod game;
pub mod moments;
pub mod play;
pub mod rules;
pub mod set_up;
pub mod table;

pub use bots::{mage, mage_at, mage_says};
pub use game::*;
