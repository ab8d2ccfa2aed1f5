//! Finding steals at Word Heist: the finder, the opponents, the review and the practice.
#![allow(missing_docs, clippy::unwrap_used)]

mod finder;
mod list;
mod opponents;
mod play;
mod practice;
mod review;
