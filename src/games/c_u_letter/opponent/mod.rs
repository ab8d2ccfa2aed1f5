//! Opponents at C U Letter: they look for placings that make, break and hide words, with an
//! ability when it pays, and claim what they notice.
//!
//! | file | what is in it |
//! |---|---|
//! | `wits` | minds as rows of numbers, and how they look ahead |
//! | `loose` | cards that are left, and the words that they spell |
//! | `finder` | every placing with every use, and the words that it opens, best first |
//! | `hints` | the best placing, told in steps |
//! | `review` | what each turn of a round gave away: by its placing, and by words left unclaimed |
//! | `others` | the words that others made |
//! | `pose` | positions of a day's task |
//! | `errand` | what the thinker is asked |
//! | `former` | the programs there were before (native only) |

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
pub use hints::{Hint, HintStep, NoHint};
pub use others::made_by_others;
pub use pose::Posed;
pub use review::{Spot, TurnReview, spots, spots_of_all, tried};
pub use wits::{ARCHMAGE, CONJURER, DABBLER, ILLUSIONIST, LEVELS, Wits, level, think};
#[cfg(not(target_family = "wasm"))]
pub(in crate::games::c_u_letter) use {former::letters_of, loose::cards_of};
