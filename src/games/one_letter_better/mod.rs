//! One Letter Better.
//!
//! | folder | contents |
//! |---|---|
//! | `card` | the game's entry in the registry |
//! | `arena` | the bots that play it in the arena (native only) |
//! | [`rules`] | legal actions, their effects, and who wins |
//! | [`opponent`] | the bots and their searches; hints and the review |
//! | [`desk`] | screen models: what the screens show and what a touch means |
//! | [`words`] | the game's texts |
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

pub use card::{CARD, DECK, PRACTICE};
/// The game type, under the name that every game module uses for its own.
pub use rules::OneLetterBetter as Itself;
pub use rules::*;
