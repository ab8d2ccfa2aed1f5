//! The board studio: generating, keeping, editing and sharing boards.
//!
//! - `studio_state`: the boards in the studio, and the operations on them
//! - `library`: boards that are kept, with names
//! - `tools`: editing a board by hand
//! - `search`: looking for boards by what bots measure
//! - `link_text`: text that a player was sent, as a link
//! - `zoom`: how large cells are drawn in the editor
//! - `grid`: a board as the screen's grid

mod grid;
mod library;
mod link_text;
mod search;
mod studio_state;
mod tools;
pub mod zoom;

pub use grid::{SpecialSigns, grid_from_board};
pub use library::{ImportResult, KeptBoard, Library, LibraryOrder};
pub use link_text::link_from_text;
pub use search::{BoardSearch, FoundBoard, SearchGoal, measuring_options};
pub use studio_state::{SavedStudio, Studio, read_library};
pub use tools::Tool;
