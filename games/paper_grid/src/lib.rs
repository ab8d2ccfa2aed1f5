//! Paper Grid: bots, screens and texts.
//!
//! | folder | what is in it |
//! |---|---|
//! | `card` | its entry in the registry |
//! | `arena` | who plays it in the arena (native only) |
//! | [`bots`] | bots, and what they look for; hints and the review |
//! | [`screen`] | screen models: what screens show and what a touch means |
//! | [`sheet`] | boards on paper |
//! | [`text`] | every sentence that players read |

#[cfg(not(target_family = "wasm"))]
pub mod arena;
pub mod bots;
mod card;
pub mod screen;
pub mod sheet;
pub mod text;

pub use card::{CARD, PRACTICE};
/// The game type, under the name that every game exports.
pub use paper_grid_rules::PaperGrid as Itself;
