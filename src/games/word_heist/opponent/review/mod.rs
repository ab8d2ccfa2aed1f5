//! The review of a game (A20): what could have been made, and what nobody saw.
//!
//! | file | what is in it |
//! |---|---|
//! | `spot` | the table as it was at any point of the game |
//! | `possible` | a word that could have been made, from when to when, and how much it hurts |
//! | `reviewing` | a review on its way, flip by flip |
//! | `missing` | what each seat gave away, by what it could have gained |
//!
//! How many words each seat had over time is `Table::over_time`, the life of a word
//! [`Table::life`](crate::games::word_heist::Table::life).

mod missing;
mod possible;
mod reviewing;
mod spot;

pub use missing::{Miss, flips, lost, misses};
pub use possible::{Possible, Review};
pub use reviewing::Reviewing;
pub use spot::Spot;
