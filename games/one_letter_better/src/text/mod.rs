//! The texts of One Letter Better, in English.

pub mod best;
mod bots;
mod coached;
pub mod day;
pub mod deck;
pub mod explain;
mod form;
mod game;
pub mod hints;
pub mod keys;
pub mod lessons;
pub mod moments;
pub mod news;
pub mod play;
pub mod print;
pub mod refusal;
pub mod review;
pub mod rules;
pub mod set_up;
pub mod stage;
pub mod table;

pub use bots::BOTS;
pub use game::*;
