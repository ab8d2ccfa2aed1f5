//! The bots from before the levels, the weakest first: pupil, charmer, sorcerer. Of the placings
//! that they notice, they choose the one that gains most at once, and they claim the words that
//! they notice.
//!
//! The arena measures the levels against them. In saved games a current level plays for them
//! (`Game::RETIRED_BOTS`), so the web build doesn't include them.
//!
//! | file | what is in it |
//! |---|---|
//! | `mage` | the bots: the words they know, and what they notice |
//! | `choosing` | which card they place, and where |
//! | `claiming` | which words they claim, and which scramble words they make |

mod choosing;
mod claiming;
mod mage;

pub use choosing::choose;
pub(crate) use claiming::letters_of;
pub use mage::Mage;
