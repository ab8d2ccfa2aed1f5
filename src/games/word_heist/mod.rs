//! The game Word Heist: rules, bots, screens and texts.
//!
//! | folder | what is in it |
//! |---|---|
//! | `card` | its entry in the registry |
//! | `arena` | its bots for the arena (native only) |
//! | [`rules`] | the rules: legal actions, their events, scoring |
//! | [`opponent`] | bots and their word search; hints and the review |
//! | [`desk`] | screen models: what a screen shows and what a tap does |
//! | [`words`] | every text that players read |
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
/// The name under which the registry knows every game's rules.
pub use rules::WordHeist as Itself;
pub use rules::*;
