//! Examples for players who learn by watching: turns and plays as the rules work them out.
//!
//! Nothing here is written by hand: the game itself decides what is accepted, refused or scored,
//! with a small word list of its own, so that this works before the real one has loaded.
//!
//! - `turn`: a whole turn, step by step
//! - `example`: single plays, each for one point of the rules

mod example;
mod turn;

pub use example::{ExamplePlay, JudgedExample};
pub use turn::{ExampleTurn, PerPlayer, StepSubject, TurnStep};
