//! What comes out of a printer: the sheets of Paper Grid, drawn from boards and from the words
//! that are handed in.
//!
//! - `words`: what sheets say; the game's own words fill it in
//! - `options`: what a form may choose, and what is printed
//! - `page`: one page of boards; `batch`: many, page by page; `rules`: the rules on a page
//! - `series`: which boards are printed, as the page tells the clerk; `picture`: a board alone
//! - `layout`, `panel`: where everything goes
//! - `blocks`, `scores`: what stands beside a board
//! - `frame`, `cells`, `icons`, `look`: what stands on it, and how all of it looks

mod batch;
mod blocks;
mod cells;
mod frame;
mod icons;
mod layout;
mod look;
mod options;
mod page;
mod panel;
mod picture;
mod rules;
mod scores;
mod series;
mod words;

pub use batch::{Batch, BatchError, MOST_BOARDS};
pub use options::{Counter, Origin, PerPage, PrintedBoard, Scores, SheetOptions, Style};
pub use page::{LeftOut, Sheet, TooSmall, sheet};
pub use picture::{Detail, detail, picture};
pub use rules::rules;
pub use series::{NoSheets, Series, printed};
pub use words::{Example, Marks, Piece, RulesWords, Specials, Symbol, Words};
