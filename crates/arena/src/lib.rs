//! The arena: minds play each other, and numbers say how strong they are (native only).
//!
//! | file | what is in it |
//! |---|---|
//! | `contest` | what it must know of a game, and of a mind that plays it |
//! | `playing` | one game, from the deal to its end, in simulated time |
//! | `seating` | who meets whom, and in which seats |
//! | `seed` | what games are dealt from: a stream to tune by, one to judge by |
//! | `run` | a run: several games at once, taken in their order |
//! | `tally`, `report` | what games add up to, and what is told of it |
//! | `elo`, `linear` | how strong minds are, and how sure that is |
//! | `sprt` | when enough has been played |
//! | `account` | what winning chances are fitted to, and what each level gives away |
//!
//! A game's minds stand in its `arena.rs`, a line each; `games::RINGS` lists the games. What is
//! measured stands in `docs/opponents.md`.

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
