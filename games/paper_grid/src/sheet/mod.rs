//! Boards on paper: a board as a picture, and pages of boards with all that is printed beside them.
//!
//! - `words`: the texts on a sheet; `board`: a board to print
//! - `page`: one page of boards; `picture`: a single board
//! - `series`: which boards are printed, as the page asks the print worker
//! - `layout`, `panel`, `shared`: where everything goes
//! - `blocks`, `scores`: what is beside a board; `cells`, `icons`: what is on it

mod blocks;
mod board;
mod cells;
mod icons;
mod layout;
mod page;
mod panel;
mod picture;
mod scores;
mod series;
mod shared;
mod words;

pub use board::{Label, Origin, PrintedBoard};
pub use cells::hand_room;
pub use icons::numbered as icon;
pub use page::{LeftOut, Sheet, sheet};
pub use picture::{Detail, detail, picture};
pub use series::{MOST_BOARDS, NoSheets, Series, printed};
pub use words::{Marks, Specials, Words};
