//! C U Letter: rules, bots, screens and texts.
//!
//!
//! | folder | what is in it |
//! |---|---|
//! | `card` | its entry in the registry |
//! | `arena` | who plays it in the arena (native only) |
//! | [`bots`] | bots, and what they look for; hints and the review |
//! | [`screen`] | what its screens show and what a touch means, computed |
//! | [`text`] | every sentence of it |

#[cfg(not(target_family = "wasm"))]
pub mod arena;
pub mod bots;
mod card;
pub mod screen;
pub mod text;

/// The game type, under the name that every game exports.
pub use c_u_letter_rules::CULetter as Itself;
pub use card::{CARD, CLAIMS, PRACTICE};

/// The shipped word list, unpacked once for all tests of this crate.
#[cfg(test)]
#[allow(clippy::expect_used)]
pub(crate) static SHIPPED: std::sync::LazyLock<lexicon::Lexicon> = std::sync::LazyLock::new(|| {
    let list = lexicon::Lexicon::open(include_bytes!("../../../crates/lexicon/words.lex"));
    list.expect("the shipped word list is valid")
});
