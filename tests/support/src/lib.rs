//! What the tests of several packages share: the real word list, the list of a ruling's case, and how
//! many randomised cases run.

// In tests a panic is the way to fail.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing)]

pub mod list;
pub mod thorough;
