//! Everything about Paper Grid.
//!
//! | folder | what is in it |
//! |---|---|
//! | `card` | its entry in the registry |
//! | `arena` | who plays it in the arena (native only) |
//! | [`opponent`] | bots, and what they look for; hints and the review |
//! | [`desk`] | what its screens show and what a touch means, computed |
//! | [`sheet`] | boards on paper |
//! | [`words`] | every sentence of it |
//! | `page` | its screens, drawn with Leptos (browser only) |

#[cfg(not(target_family = "wasm"))]
pub mod arena;
mod card;
pub mod desk;
pub mod opponent;
#[cfg(all(target_family = "wasm", feature = "page"))]
pub mod page;
pub mod sheet;
pub mod words;

pub use card::{CARD, PRACTICE};
/// The game type, under the name that every game exports.
pub use paper_grid_rules::PaperGrid as Itself;
