//! What the tests of several packages share: the real word list, the list of a ruling's case, full
//! tables, the second run of ruling tests, and how many randomised cases run.

// In tests a panic is the way to fail.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing)]

pub mod list;
pub mod seats;
pub mod shipped;
pub mod thorough;
