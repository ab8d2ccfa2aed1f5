//! Paper Grid's screens: what they show and what touches mean.
//!
//! - `draft`: what a seat is building before it acts
//! - `shown`: the board with the draft on it; `may_go`: where one more letter may go
//! - `thing`: everything that can be explained; `worth`, `sum`, `asked`, `reader`: what is told
//!   of letters, plays and rounds of asking, and to whom
//! - `news`: what happened, turn by turn
//! - `rematch`: the same again on another board
//! - `board_source`: where the board of a new game comes from
//! - `set_up`: all that is chosen for a game, and what cannot be
//! - `lesson`: turns and plays for those who learn by looking
//! - `lessons`: positions to be played, each with a goal
//! - `studio`: boards that are grown, kept, edited and shared

mod asked;
mod board_source;
mod coached;
mod draft;
pub mod lesson;
pub mod lessons;
mod may_go;
pub mod news;
mod reader;
mod rematch;
pub mod sections;
pub mod set_up;
mod shown;
pub mod studio;
mod sum;
mod thing;
mod worth;

pub use asked::AskedRound;
pub use board_source::{BoardFrom, BoardSource};
pub use coached::{Coached, coached};
pub use draft::{Draft, acting, makeable, speaker};
pub use may_go::may_go;
pub use reader::{person_acts, reader};
pub use rematch::on_a_fresh_board;
pub use shown::{cell_at, cell_id, edge_at, edge_of, mark_last, shown};
pub use sum::{Part, Sum, sums};
pub use thing::{Deed, NoThing, Thing};
pub use worth::{LetterWorth, Why, letter_worth};
