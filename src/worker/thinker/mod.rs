//! Opponents, hints and reviews: whatever looks for words. Its program is built for speed.
//!
//! It lives as long as somebody on the page may send it something, and keeps the word list that
//! it was given with the first errand, or with a later one in its place. It has one errand at a
//! time and thinks step by step: after each step it says what it has so far, and goes on when
//! the page says so. What the page sends when is [`desk::thinker`](screen::thinker).
//!
//! | the page sends | the thinker answers |
//! |---|---|
//! | a number, an errand, and maybe the list and its family list | the number, a report, whether that was all |
//! | a number: go on | the same |
//!
//! What it cannot read, or has no list for, is answered by what is no report, as a program is
//! that did not come.

mod mind;
#[cfg(target_family = "wasm")]
mod serve;

pub use mind::Mind;

#[cfg(target_family = "wasm")]
pub use serve::serve;
