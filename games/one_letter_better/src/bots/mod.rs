//! The bots of One Letter Better. They plan turns from the plays they notice, and discard cards
//! that make no words.
//!
//! | file | contents |
//! |---|---|
//! | `bot` | the bot levels as sets of numbers, with look-ahead |
//! | `taking` | taking cards of the pile, and playing STL-1 |
//! | `challenging` | which words to challenge |
//! | `finder` | finds every play of a hand |
//! | `hints` | hints about the best play |
//! | `review` | what would have been better in each turn |
//! | `measuring` | how a deck plays: random hands and the best word of each |
//! | `known_words` | the words that others made |
//! | `errand` | errands for the bot worker |
//! | `former` | the bots from before the levels (native only) |

mod bot;
mod challenging;
mod errand;
mod finder;
#[cfg(not(target_family = "wasm"))]
mod former;
mod hints;
mod known_words;
mod measuring;
mod practice_position;
mod review;
mod taking;

pub use bot::{ACE, BotLevel, DEUCE, ExposedWord, KNAVE, LEVELS, QUEEN, level, think};
pub use errand::{DeferredReport, Errand, Report};
pub use finder::{Finder, FoundPlay};
#[cfg(not(target_family = "wasm"))]
pub use former::{Rival, choose};
pub use hints::{Hint, NoHint, hint};
pub use known_words::made_by_others;
pub use measuring::{DeckMeasures, DeckMeasuring};
pub use practice_position::PracticePosition;
pub use review::{
    BetterTurn, PlayedWord, ReviewPoint, TurnReview, all_review_points, review_points,
};
