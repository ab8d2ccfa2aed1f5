//! Bots for Word Heist. Like people they look at the table, and after a while notice a word.
//!
//! | file | contents |
//! |---|---|
//! | `thief` | the bots: what they notice is fixed for the game; they weigh what may be stolen |
//! | `plan` | what a bot does next, and its habits when it sees no word |
//! | `voting` | how bots vote on a proposal |
//! | `finder` | every legal word, with every way to make it |
//! | `hints` | the word that the hardest bot would make |
//! | `review` | what could have been made in a game (A20) |
//! | `errand` | requests to the bot worker |
//! | `former` | earlier bots (native only) |

mod errand;
mod finder;
#[cfg(not(target_family = "wasm"))]
mod former;
mod hints;
mod plan;
pub mod review;
pub mod thief;
mod voting;

pub use errand::{Errand, Report};
pub use finder::{Find, Finder, Memory, Taken, gain, remembering};
#[cfg(not(target_family = "wasm"))]
pub use former::{Rogue, first_rogue, make_plan};
pub use hints::{Hint, hint};
pub use plan::Plan;
