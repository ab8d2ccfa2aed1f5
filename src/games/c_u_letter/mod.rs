//! C U Letter: rules, bots, screens and texts.
//!
//!
//! | folder | what is in it |
//! |---|---|
//! | `card` | the game's entry in the registry |
//! | `arena` | the bots that play it in the arena (native only) |
//! | [`rules`] | legal actions, their effects, and who wins |
//! | [`opponent`] | bots and their search; hints and the review |
//! | [`desk`] | screen models: what the screens show and what a touch means |
//! | [`words`] | all its sentences |
//! | `page` | its screens, drawn with Leptos (browser only) |

#[cfg(not(target_family = "wasm"))]
mod arena;
mod card;
pub mod desk;
pub mod opponent;
#[cfg(all(target_family = "wasm", feature = "page"))]
pub mod page;
pub mod rules;
pub mod words;

pub use card::{CARD, CLAIMS, PRACTICE};
/// The game type, under the name that every game exports.
pub use rules::CULetter as Itself;
pub use rules::*;
