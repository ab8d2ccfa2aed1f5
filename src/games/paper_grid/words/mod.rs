//! Everything that Paper Grid says, in English.

mod board;
mod cells;
pub mod explain;
mod form;
pub mod keys;
pub mod lesson;
pub mod library;
pub mod news;
pub mod play;
pub mod print;
mod programs;
pub mod review;
pub mod rules;
pub mod set_up;
pub mod sheet;
pub mod studio;
pub mod table;
mod told;

pub use board::*;
pub use cells::*;
pub use programs::PROGRAMS;
