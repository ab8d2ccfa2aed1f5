//! Opponents, hints and reviews: whatever searches the word list. Its program is built for size.
//!
//! It runs for as long as anything on the page may send it errands. It keeps the word list that
//! came with the first errand until a later errand brings another. It works on one errand at a
//! time, in steps: after each step it reports what it has so far, and continues when the page asks.
//! `screen::bot_queue` decides what the page sends and when.
//!
//! | the page sends | the worker answers |
//! |---|---|
//! | number, errand, perhaps list and family list | number, report, whether it is the last |
//! | number: continue | the same |
//!
//! An errand that it can't read, or has no list for, gets an empty message, which the page treats
//! like a worker that failed to load.

mod errand_runner;
#[cfg(target_family = "wasm")]
mod serve;

pub use errand_runner::ErrandRunner;

#[cfg(target_family = "wasm")]
pub use serve::serve;
