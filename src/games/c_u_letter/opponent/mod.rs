//! Opponents at C U Letter: they look for placings that make, break and hide words, with an
//! ability when it pays, and claim what they notice.
//!
//! | file | what is in it |
//! |---|---|
//! | `mage` | who they are: the words they know, and what they notice |
//! | `choosing` | which card they place, and where |
//! | `claiming` | which words they claim, and which they make of what is left |
//! | `wits` | minds as rows of numbers, and how they look ahead |
//! | `finder` | every placing with every use, and the words that it opens, best first |
//! | `hints` | the best placing, told in steps |
//! | `review` | the best placing that was missed in each turn of a round |
//! | `others` | the words that others made |
//! | `pose` | positions of a day's task |
//! | `errand` | what the thinker is asked |

mod choosing;
mod claiming;
mod errand;
mod finder;
mod hints;
mod mage;
mod others;
mod pose;
mod review;
mod wits;

pub use choosing::choose;
#[cfg(not(target_family = "wasm"))]
pub(in crate::games::c_u_letter) use claiming::{cards_of, letters_of};
pub use errand::{Errand, Report};
pub use finder::{Find, Finder, Opened};
pub use hints::{Hint, HintStep, NoHint};
pub use mage::Mage;
pub use others::made_by_others;
pub use pose::Posed;
pub use review::{Spot, TurnReview, spots};
pub use wits::{ARCHMAGE, CONJURER, DABBLER, ILLUSIONIST, LEVELS, Wits, level, think};
