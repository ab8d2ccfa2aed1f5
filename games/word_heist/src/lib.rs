//! Word Heist: bots, screens and texts.
//!
//! | folder | what is in it |
//! |---|---|
//! | `card` | the game's entry in the registry |
//! | `arena` | the bots that play in the arena (native only) |
//! | [`bots`] | bots, and what they look for; hints and the review |
//! | [`screen`] | what the screens show and what a touch means, computed |
//! | [`text`] | all texts of the game |

#[cfg(not(target_family = "wasm"))]
pub mod arena;
pub mod bots;
mod card;
pub mod screen;
pub mod text;

pub use card::{CARD, PRACTICE};
/// The name under which the registry knows every game's rules.
pub use word_heist_rules::WordHeist as Itself;
