//! Lettercase: word games around one table, and boards for paper.
//!
//! This library is the whole box. Most rooms of it know nothing of the browser, so they
//! are compiled and tested natively in seconds; the page itself is drawn by the room
//! `app`, which is compiled for WebAssembly alone.
//!
//! | room | what is in it |
//! |---|---|
//! | [`lexicon`] | the words: the packed list, and every question asked of it |
//! | [`table`] | what all games share: people, the contract of a game, matches, journals |
//! | [`games`] | each game: its board, its cards, its rules |
//! | [`storage`] | keeping things on a device that may not want to |
//! | [`sheet`] | drawing on paper: one drawing, written as SVG or PDF |
//! | [`mod@print`] | what comes out of a printer: boards with all that belongs beside them |
//! | [`screen`] | what a screen shows and what a touch means, computed |
//! | [`worker`] | what thinks beside the page: its errands and reports |
//! | `app` | the page, drawn with Leptos (browser only) |
//!
//! Dependencies point one way: `app` → `screen` → `games` → `table` → `lexicon` and
//! `storage`; `print` → `screen` for its texts, `games` and `sheet`. `sheet`, `storage` and
//! `lexicon` stand alone, but for the [`checksum`] that the last two use.
//!
//! ```
//! use lettercase::screen::{CellId, Grid, Step};
//! use lettercase::table::Roster;
//!
//! // Two people sit down.
//! let mut roster = Roster::default();
//! roster.add("Ada")?;
//! roster.add("Gran")?;
//!
//! // A board of eight by eight, walked with the arrow keys.
//! let board = Grid::empty(8, 8);
//! let below = board.step(CellId(0), Step::Down);
//! assert_eq!(board.place(below), (0, 1));
//! # Ok::<(), lettercase::table::RosterError>(())
//! ```

pub mod checksum;
pub mod games;
pub mod lexicon;
pub mod print;
pub mod screen;
pub mod sheet;
pub mod storage;
pub mod table;
pub mod worker;

#[cfg(all(target_family = "wasm", feature = "page"))]
pub mod app;
