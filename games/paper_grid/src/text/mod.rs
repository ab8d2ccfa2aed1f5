//! All texts of Paper Grid, in English.

mod board;
mod bots;
mod cells;
mod coached_tips;
pub mod day;
pub mod explain;
mod form;
pub mod hints;
pub mod keys;
pub mod lesson;
pub mod lessons;
pub mod library;
pub mod measure;
pub mod news;
pub mod play;
pub mod print;
pub mod review;
mod rule_sentences;
pub mod rules;
pub mod set_up;
pub mod sheet;
pub mod studio;
pub mod table;

pub use board::*;
pub use bots::BOTS;
pub use cells::*;
