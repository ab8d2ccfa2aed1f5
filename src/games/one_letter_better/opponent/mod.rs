//! Opponents at One Letter Better: they plan turns of the plays that they see, and get rid of
//! what makes no words.
//!
//! | file | what is in it |
//! |---|---|
//! | `regulars` | minds as rows of numbers, that look ahead |
//! | `taking` | cards of the pile, and whom to rob |
//! | `doubting` | which words to challenge |
//! | `finder` | every play of a hand |
//! | `hints` | the best play, told in steps |
//! | `review` | the best play that there was in each turn |
//! | `measuring` | what a deck is like: hands of it, and the best word of each |
//! | `others` | the words that others made |
//! | `errand` | what the thinker is asked |
//! | `former` | the programs there were before (native only) |

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
pub use hints::{Hint, HintStep, NoHint};
pub use measuring::{Measures, Measuring};
pub use others::made_by_others;
pub use pose::Posed;
pub use regulars::{ACE, DEUCE, KNAVE, LEVELS, LiesOpen, QUEEN, Regular, level, think};
pub use review::{Better, MadeInTurn, Spot, TurnReview, spots, spots_of_all};
