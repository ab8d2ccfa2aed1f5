//! Everything that One Letter Better says, in English.

pub mod best;
mod bots;
pub mod deck;
mod game;
pub mod moments;
pub mod play;
pub mod refusal;
pub mod rules;
pub mod set_up;
pub mod table;

pub use bots::{rival, rival_at, rival_says};
pub use game::*;
