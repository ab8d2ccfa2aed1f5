//! The arena: bots play each other, and statistics show how strong they are (native only).
//!
//! | file | what is in it |
//! |---|---|
//! | `contest` | what the arena must know about a game and about a bot that plays it |
//! | `simulation` | one game, from the deal to its end, in simulated time |
//! | `seating` | who plays whom, and in which seats |
//! | `seed` | seeds of deals: one stream for tuning, one for judging |
//! | `run` | a run: several games at once, counted in order |
//! | `tally`, `report` | the sums over all games, and the report of a run |
//! | `elo`, `linear` | bots' ratings, with confidence intervals |
//! | `sprt` | when enough games have been played |
//! | `account` | fits winning chances, and shows what each level gives away |
//!
//! A game lists its bots in its `arena.rs`, one line each; `games::ARENAS` lists the games. The
//! results are in `docs/opponents.md`.

mod account;
mod contest;
mod elo;
mod linear;
mod report;
mod run;
mod seating;
mod seed;
mod simulation;
mod sprt;
mod tally;

pub use account::{Accounts, BotLosses};
pub use contest::{
    Contender, ContenderFn, Contest, HabitCount, LETTER_MS, Question, TimedAction, seat_view,
};
pub use elo::{BotRatings, Comparison, RatingInterval, estimate_ratings, expected_score};
pub use report::{
    BotStanding, HabitShare, HardestDecision, PairResult, RunReport, SprtResult, WorkDistribution,
    round_to,
};
pub use run::{Arena, GameArena, RunConfig, RunError};
pub use seating::{seat_rotations, tables};
pub use seed::{DealSeed, ParseSeedError};
pub use simulation::{DecisionWork, GameEnd, GameResult, SeatResult, play};
pub use sprt::{Sprt, SprtBounds, SprtVerdict};
