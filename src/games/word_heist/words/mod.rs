//! Everything that Word Heist says, in English.

mod bots;
mod game;
pub mod play;
pub mod practice;
pub mod review;
pub mod rules;
pub mod set_up;
pub mod table;

pub use bots::{rogue, rogue_at, rogue_says};
pub use game::*;
