//! The board studio: generating, keeping, editing and sharing boards.
//!
//! - `desk`: the boards in the studio, and the operations on them
//! - `library`: boards that are kept, with names
//! - `tools`: editing a board by hand
//! - `search`: looking for boards by what bots measure
//! - `sent`: text that a player was sent, as a link
//! - `zoom`: how large cells are drawn in the editor
//! - `grid`: a board as the screen's grid

mod desk;
mod grid;
mod library;
mod search;
mod sent;
mod tools;
pub mod zoom;

pub use desk::{Kept, Studio, library_in};
pub use grid::{Signs, grid_of};
pub use library::{Brought, KeptBoard, Library, SortedBy};
pub use search::{Found, Search, Wanted, measurable};
pub use sent::as_link;
pub use tools::Tool;
