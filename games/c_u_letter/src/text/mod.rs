//! All of C U Letter's texts, in English.

pub mod best;
mod bots;
pub mod breaks;
mod coached;
pub mod day;
pub mod explain;
mod form;
mod game;
pub mod hints;
pub mod keys;
pub mod lessons;
pub mod moments;
pub mod news;
pub mod offers;
pub mod play;
pub mod print;
pub mod rules;
pub mod set_up;
pub mod signs;
pub mod stage;
pub mod table;

pub use bots::BOTS;
pub use game::*;
