//! Paper Grid for those who learn by looking: turns and plays as the rules work them out.
//!
//! Nothing here is told by hand: what is accepted, refused or scored is asked of the game
//! itself, with a small word list of its own, so that it works before the real one is here.
//!
//! - `turn`: a whole turn, step by step
//! - `example`: single plays, one point of the rules each

mod example;
mod turn;

pub use example::{Example, Shown};
pub use turn::{ExampleTurn, People, Step, What};
