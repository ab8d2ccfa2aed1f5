//! The texts of Word Heist, in English.

mod bots;
mod coached;
pub mod explain;
mod form;
mod game;
pub mod hints;
pub mod keys;
pub mod lessons;
pub mod news;
pub mod play;
pub mod practice;
pub mod print;
pub mod review;
pub mod rules;
pub mod set_up;
pub mod table;

pub use bots::BOTS;
pub use game::*;
