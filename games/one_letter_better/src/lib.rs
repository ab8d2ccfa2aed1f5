//! One Letter Better: bots, screens and texts.
//!
//! | folder | contents |
//! |---|---|
//! | `card` | its entry in the registry |
//! | `arena` | who plays it in the arena (native only) |
//! | [`bots`] | bots, and what they look for; hints and the review |
//! | [`screen`] | screen models: what screens show and what a touch means |
//! | [`text`] | every sentence that players read |

#[cfg(not(target_family = "wasm"))]
pub mod arena;
pub mod bots;
mod card;
pub mod screen;
pub mod text;

pub use card::{CARD, DECK, PRACTICE};
/// The game type, under the name that every game module uses for its own.
pub use one_letter_better_rules::OneLetterBetter as Itself;
