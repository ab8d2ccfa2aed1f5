//! The review of a game (A20): which words could have been made, and which were missed.
//!
//! | file | contents |
//! |---|---|
//! | `review_point` | the table as it was at any point of the game |
//! | `possible_word` | a word that could have been made, when, and how painful the miss was |
//! | `reviewing` | a review in progress, flip by flip |
//! | `missed_words` | what each seat gave away, by the points it could have gained |
//!
//! How many words each seat had over time is `Table::score_history`, the life of a word
//! [`Table::word_history`](word_heist_rules::Table::word_history).

mod missed_words;
mod possible_word;
mod review_point;
mod reviewing;

pub use missed_words::{MissedWord, flip_steps, missed_words, seat_losses};
pub use possible_word::{PossibleWord, Review};
pub use review_point::ReviewPoint;
pub use reviewing::ReviewInProgress;
