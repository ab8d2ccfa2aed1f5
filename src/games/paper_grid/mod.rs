//! Everything about Paper Grid.
//!
//! | folder | what is in it |
//! |---|---|
//! | `card` | the game's entry in the registry |
//! | `arena` | the bots that play it in the arena (native only) |
//! | [`rules`] | legal actions, their results, and scoring |
//! | [`opponent`] | bots and their move search; hints and the game review |
//! | [`desk`] | screen models: what a screen shows and what a tap does, without a browser |
//! | [`words`] | all texts that players read |
//! | `page` | the screens, drawn with Leptos (browser only) |

#[cfg(not(target_family = "wasm"))]
mod arena;
mod card;
pub mod desk;
pub mod opponent;
#[cfg(all(target_family = "wasm", feature = "page"))]
pub mod page;
pub mod rules;
pub mod words;

pub use card::{CARD, PRACTICE};
/// The game type, under the name that every game exports.
pub use rules::PaperGrid as Itself;
pub use rules::*;
