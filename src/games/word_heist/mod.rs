//! The game Word Heist: rules, bots, screens and texts.
//!
//! | folder | what is in it |
//! |---|---|
//! | `card` | the game's entry in the registry |
//! | `arena` | the bots that play in the arena (native only) |
//! | [`opponent`] | bots, and what they look for; hints and the review |
//! | [`desk`] | what the screens show and what a touch means, computed |
//! | [`words`] | all texts of the game |
//! | `page` | the screens, drawn with Leptos (browser only) |

#[cfg(not(target_family = "wasm"))]
pub mod arena;
mod card;
pub mod desk;
pub mod opponent;
#[cfg(all(target_family = "wasm", feature = "page"))]
pub mod page;
pub mod words;

pub use card::{CARD, PRACTICE};
/// The name under which the registry knows every game's rules.
pub use word_heist_rules::WordHeist as Itself;
