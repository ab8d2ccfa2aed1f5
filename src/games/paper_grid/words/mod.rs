//! Everything that Paper Grid says, in English.

mod board;
mod cells;
pub mod lesson;
pub mod play;
mod programs;
pub mod rules;
mod rules_chosen;
pub mod sheet;
pub mod studio;
pub mod table;

pub use board::*;
pub use cells::*;
pub use programs::PROGRAMS;
pub use rules_chosen::rules_chosen;
