//! Minds at Word Heist, as rows of numbers: what they know, what they overlook and how long they
//! look, and how they choose.
//!
//! | file | what is in it |
//! |---|---|
//! | `levels` | the rows |
//! | `births` | since when a word can be made, from what lies on the table |
//! | `noticing` | which words are noticed, and when |
//! | `danger` | how likely a word is stolen |
//! | `worth` | which of the words that it has noticed somebody makes |
//! | `acting` | what is done about it in each mode |
//!
//! Whether a word is noticed, and how long it takes, is drawn once for each word and each way to
//! make it, and kept for the whole game: what is missed stays missed, and nothing that happens on
//! the table has anybody begin anew. All of it follows from what lies on the table.

mod acting;
mod births;
mod danger;
mod levels;
mod noticing;
mod worth;

pub use acting::{best, first, plan};
pub use levels::{LEVELS, LYNX, MOUSE, RACCOON, SQUIRREL, Thief, level};
