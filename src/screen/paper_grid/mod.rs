//! Paper Grid being played: what the screen shows and what touches mean.
//!
//! - `draft`: what a seat is building before it acts
//! - `shown`: the board with the draft on it

mod draft;
mod shown;

pub use draft::{Draft, acting, makeable, speaker};
pub use shown::{cell_at, shown};
