//! The bots of One Letter Better. They plan turns from the plays they notice, and discard cards
//! that make no words.
//!
//! | file | contents |
//! |---|---|
//! | `regulars` | the bot levels as sets of numbers, with look-ahead |
//! | `taking` | taking cards of the pile, and whom to rob |
//! | `doubting` | which words to challenge |
//! | `finder` | finds every play of a hand |
//! | `hints` | hints about the best play, in steps |
//! | `review` | what would have been better in each turn |
//! | `measuring` | how a deck plays: random hands and the best word of each |
//! | `others` | the words that others made |
//! | `errand` | jobs for the bot worker |
//! | `former` | the bots from before the levels (native only) |

mod doubting;
mod errand;
mod finder;
#[cfg(not(target_family = "wasm"))]
mod former;
mod hints;
mod measuring;
mod others;
mod pose;
mod regulars;
mod review;
mod taking;

pub use errand::{Beside, Errand, Report};
pub use finder::{Find, Finder};
#[cfg(not(target_family = "wasm"))]
pub use former::{Rival, choose};
pub use hints::{Hint, HintStep, NoHint, hint};
pub use measuring::{Measures, Measuring};
pub use others::made_by_others;
pub use pose::Posed;
pub use regulars::{ACE, DEUCE, KNAVE, LEVELS, LiesOpen, QUEEN, Regular, level, think};
pub use review::{Better, MadeInTurn, Spot, TurnReview, spots, spots_of_all};
