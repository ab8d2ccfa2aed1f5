//! The arena: bots play each other, and statistics show how strong they are (native only).
//!
//! | file | what is in it |
//! |---|---|
//! | `contest` | what the arena must know about a game and about a bot that plays it |
//! | `playing` | one game, from the deal to its end, in simulated time |
//! | `seating` | who plays whom, and in which seats |
//! | `seed` | seeds of deals: one stream for tuning, one for judging |
//! | `run` | a run: several games at once, counted in order |
//! | `tally`, `report` | the sums over all games, and the report of a run |
//! | `elo`, `linear` | bots' ratings, with confidence intervals |
//! | `sprt` | when enough games have been played |
//! | `account` | fits winning chances, and shows what each level gives away |
//!
//! A game lists its bots in its `arena.rs`, one line each; `games::RINGS` lists the games. The
//! results are in `docs/opponents.md`.

mod account;
mod contest;
mod elo;
mod linear;
mod playing;
mod report;
mod run;
mod seating;
mod seed;
mod sprt;
mod tally;

pub use account::{Accounts, Given};
pub use contest::{Acts, Contender, Contest, LETTER, Plan, Question, view};
pub use elo::{ANCHOR, Compared, Rating, Ratings, expected, rate};
pub use playing::{End, Played, Seated, Work, play};
pub use report::{Hardest, Pair, Report, Spread, Standing, Tested, rounded};
pub use run::{Of, Order, Ring, Wrong};
pub use seating::{tables, ways};
pub use seed::{NoSeed, Seed};
pub use sprt::{Bounds, CLEAR, Sprt, Verdict};
