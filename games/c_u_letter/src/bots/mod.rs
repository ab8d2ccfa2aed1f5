//! The bots for C U Letter. They search for placings that make, break and hide words, use an
//! ability when it pays, and claim the words they notice.
//!
//! | file | what is in it |
//! |---|---|
//! | `bot` | bot levels as parameters, and their look-ahead |
//! | `leftovers` | leftover cards, and the words that they spell |
//! | `finder` | every placing with every ability, and the words that it opens, best first |
//! | `hints` | the best placing, and what it gains |
//! | `review` | what each turn of a round gave away: by its placing, and by unclaimed words |
//! | `known_words` | the words that other seats made |
//! | `practice_position` | positions for the daily task and for practice |
//! | `errand` | errands for the bot worker |
//! | `former` | retired bots (native only) |

mod bot;
mod errand;
mod finder;
#[cfg(not(target_family = "wasm"))]
mod former;
mod hints;
mod known_words;
mod leftovers;
mod practice_position;
mod review;

pub use bot::{ARCHMAGE, BotLevel, CONJURER, DABBLER, ILLUSIONIST, LEVELS, level, think};
pub use errand::{DeferredReport, Errand, Report};
pub use finder::{Finder, FoundPlay, OpenedWord};
#[cfg(not(target_family = "wasm"))]
pub use former::{Mage, choose};
pub use hints::{Hint, HintedPlacing, NoHint, hint};
pub use known_words::made_by_others;
pub use practice_position::PracticePosition;
pub use review::{ReviewPoint, TurnReview, all_review_points, review_point_since, review_points};
#[cfg(not(target_family = "wasm"))]
pub(crate) use {former::letters_of, leftovers::cards_spelling};
