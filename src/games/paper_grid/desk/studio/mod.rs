//! The board studio: boards that are grown, looked back at, kept, edited and shared.
//!
//! - `desk`: which boards are on it, and what is done with them
//! - `tools`: editing a board by hand
//! - `sent`: what somebody was sent, as a link
//! - `grid`: a board as the screen's grid

mod desk;
mod grid;
mod sent;
mod tools;

pub use desk::{Kept, Studio};
pub use grid::{Signs, grid_of};
pub use sent::as_link;
pub use tools::Tool;
