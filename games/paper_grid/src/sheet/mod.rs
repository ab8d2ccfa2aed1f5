//! Boards on paper: a board as a picture, and pages of boards with all that is printed beside them.
//!
//! - `sheet_texts`: the texts on a sheet; `board`: a board to print
//! - `page`: one page of boards; `picture`: a single board
//! - `series`: which boards are printed, as the page asks the print worker
//! - `layout`, `panel`, `shared_foot`: where everything goes
//! - `blocks`, `score_grid`: what is beside a board; `cells`, `icons`: what is on it

mod blocks;
mod board;
mod cells;
mod icons;
mod layout;
mod page;
mod panel;
mod picture;
mod score_grid;
mod series;
mod shared_foot;
mod sheet_texts;

pub use board::{Label, Origin, PrintedBoard};
pub use cells::hand_capacity;
pub(crate) use icons::icon_by_number;
pub use page::{BoardSheet, Omission, draw_sheet};
pub use picture::{BoardDetail, draw_detail, draw_picture};
pub use series::{BoardSeries, MAX_BOARDS, SeriesError};
pub use sheet_texts::{SheetTexts, SpecialMarks, SpecialTexts};
