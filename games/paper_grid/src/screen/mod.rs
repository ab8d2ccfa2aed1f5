//! Paper Grid's screen models: what each screen shows and what taps and keys do.
//!
//! - `draft`: the move that a seat is building
//! - `shown`: the board with the draft on it; `may_go`: where one more letter may go
//! - `thing`: everything that can be explained; `worth`, `sum`, `asked`, `reader`: what is shown
//!   of letters, plays and rounds of asking, and to which seat
//! - `news`: the history, turn by turn
//! - `rematch`: the same rules on another board
//! - `board_source`: where the board of a new game comes from
//! - `set_up`: all choices for a game, and which are impossible
//! - `lesson`: example turns and plays for players who learn by watching
//! - `lessons`: positions to play, each with a goal
//! - `studio`: generating, keeping, editing and sharing boards

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
