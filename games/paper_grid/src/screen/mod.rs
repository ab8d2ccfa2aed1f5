//! Paper Grid's screen models: what each screen shows and what taps and keys do.
//!
//! - `draft`: the move that a seat is building
//! - `board_grid`: the board with the draft on it; `playable_cells`: where one more letter may go
//! - `table_thing`: everything that can be explained; `letter_worth`, `word_sum`, `asking_round`, `reader_seat`: what is shown
//!   of letters, plays and rounds of asking, and to which seat
//! - `news`: the history, turn by turn
//! - `rematch`: the same rules on another board
//! - `board_source`: where the board of a new game comes from; `first_word`: whether every seat can
//!   begin a quick start with a word
//! - `set_up`: all choices for a game, and which are impossible
//! - `lesson`: example turns and plays for players who learn by watching
//! - `lessons`: positions to play, each with a goal
//! - `studio`: generating, keeping, editing and sharing boards

mod asking_round;
mod board_grid;
mod board_source;
mod coached_moments;
mod draft;
mod first_word;
pub mod lesson;
pub mod lessons;
mod letter_worth;
pub mod news;
mod playable_cells;
mod reader_seat;
mod rematch;
pub mod rules_sections;
pub mod set_up;
pub mod studio;
mod table_thing;
mod word_sum;

pub use asking_round::AskingRound;
pub use board_grid::{
    board_cell, board_edge, board_grid, mark_last_action, screen_cell, screen_edge, shown_hints,
};
pub use board_source::{BoardSource, BoardSourceKind};
pub use coached_moments::{CoachedMoment, coached_moments};
pub use draft::{Draft, acting_seat, makeable_specials, seat_on_screen};
pub use first_word::FIRST_WORDS;
pub(crate) use letter_worth::letter_worth;
pub use letter_worth::{LetterWorth, ValueReason};
pub use playable_cells::playable_cells;
pub(crate) use reader_seat::person_can_act;
pub use reader_seat::reader_seat;
pub use rematch::with_new_board;
pub use table_thing::{ButtonAction, TableThing, UnknownThingError};
pub use word_sum::{LetterPart, WordSum, word_sums};
