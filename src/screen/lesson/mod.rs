//! The games for those who learn by looking: turns and plays as the rules work them out.
//!
//! Nothing here is told by hand: what is accepted, refused or scored is asked of the game
//! itself, with a small word list of its own, so that it works before the real one is here.
//!
//! - `words`: that list
//! - `turn`: a whole turn, step by step
//! - `example`: single plays, one point of the rules each
//! - `heist`: single words of Word Heist, one point of its rules each
//! - `letter`: placings and claims of C U Letter, one point of its rules each
//! - `better`: single plays of One Letter Better, one point of its rules each

mod better;
mod example;
mod heist;
mod letter;
mod turn;
mod words;

pub use better::{Better, Laying};
pub use example::{Example, Shown};
pub use heist::{Heist, Tried};
pub use letter::{Letter, Letting, Outcome};
pub use turn::{ExampleTurn, People, Step, What};
pub use words::words;
