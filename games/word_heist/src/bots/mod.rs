//! Bots for Word Heist. Like people they look at the table, and after a while notice a word.
//!
//! | file | contents |
//! |---|---|
//! | `bot` | the bots: what they notice is fixed for the game; they weigh what may be stolen |
//! | `delayed_action` | what a bot does next, and its habits when it sees no word |
//! | `voting` | how bots vote on a proposal |
//! | `finder` | every legal word, with every way to make it |
//! | `hints` | the word that a hint names |
//! | `review` | what could have been made in a game (A20) |
//! | `errand` | requests to the bot worker |
//! | `former` | earlier bots (native only) |

pub mod bot;
mod delayed_action;
mod errand;
mod finder;
#[cfg(not(target_family = "wasm"))]
mod former;
mod hints;
pub mod review;
mod voting;

pub use delayed_action::DelayedAction;
pub use errand::{Errand, Report};
pub use finder::{Finder, FinderCache, FoundPlay, TakenWords, gain, with_thread_cache};
#[cfg(not(target_family = "wasm"))]
pub use former::{Rogue, first_rogue, make_plan};
pub use hints::{Hint, find_hint, usable_words};
