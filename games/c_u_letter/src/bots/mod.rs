//! The bots for C U Letter. They search for placings that make, break and hide words, use an
//! ability when it pays, and claim the words they notice.
//!
//!
//! | file | what is in it |
//! |---|---|
//! | `wits` | bot levels as parameters, and their look-ahead |
//! | `loose` | leftover cards, and the words that they spell |
//! | `finder` | every placing with every ability, and the words that it opens, best first |
//! | `hints` | the best placing, shown in steps |
//! | `review` | what each turn of a round gave away: by its placing, and by unclaimed words |
//! | `others` | the words that other seats made |
//! | `pose` | positions for the task of the day and for practice |
//! | `errand` | tasks for the worker |
//! | `former` | retired bots (native only) |

mod errand;
mod finder;
#[cfg(not(target_family = "wasm"))]
mod former;
mod hints;
mod loose;
mod others;
mod pose;
mod review;
mod wits;

pub use errand::{Beside, Errand, Report};
pub use finder::{Find, Finder, Opened};
#[cfg(not(target_family = "wasm"))]
pub use former::{Mage, choose};
pub use hints::{Hint, HintStep, NoHint, hint};
pub use others::made_by_others;
pub use pose::Posed;
pub use review::{Spot, TurnReview, spots, spots_of_all, tried};
pub use wits::{ARCHMAGE, CONJURER, DABBLER, ILLUSIONIST, LEVELS, Wits, level, think};
#[cfg(not(target_family = "wasm"))]
pub(crate) use {former::letters_of, loose::cards_of};
