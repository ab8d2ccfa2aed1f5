//! Paper Grid's screens: what they show and what touches mean.
//!
//! - `draft`: what a seat is building before it acts
//! - `shown`: the board with the draft on it
//! - `news`: what happened, turn by turn
//! - `board_source`: where the board of a new game comes from
//! - `set_up`: all that is chosen for a game, and what cannot be
//! - `lesson`: turns and plays for those who learn by looking
//! - `studio`: boards that are grown, kept, edited and shared

mod board_source;
mod draft;
pub mod lesson;
pub mod news;
pub mod sections;
pub mod set_up;
mod shown;
pub mod studio;

pub use board_source::{BoardFrom, BoardSource};
pub use draft::{Draft, acting, makeable, speaker};
pub use shown::{cell_at, shown};
