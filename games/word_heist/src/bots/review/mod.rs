//! The review of a game (A20): which words could have been made, and which were missed.
//!
//! | file | contents |
//! |---|---|
//! | `spot` | the table as it was at any point of the game |
//! | `possible` | a word that could have been made, when, and how painful the miss was |
//! | `reviewing` | a review in progress, flip by flip |
//! | `missing` | what each seat gave away, by the points it could have gained |
//!
//! How many words each seat had over time is `Table::over_time`, the life of a word
//! [`Table::life`](word_heist_rules::Table::life).

mod missing;
mod possible;
mod reviewing;
mod spot;

pub use missing::{Miss, flips, lost, misses};
pub use possible::{Possible, Review};
pub use reviewing::Reviewing;
pub use spot::Spot;
