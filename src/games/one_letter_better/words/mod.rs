//! Everything that One Letter Better says, in English.

pub mod best;
pub mod deck;
mod form;
mod game;
pub mod moments;
pub mod play;
mod programs;
pub mod refusal;
pub mod rules;
pub mod set_up;
pub mod table;

pub use game::*;
pub use programs::PROGRAMS;
