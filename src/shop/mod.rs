//! The print shop: what can be ordered, and how an order becomes pages.
//!
//! An [`Order`] travels as text, so that page and command line give the same one; [`compose`]
//! makes [`Job`]s of it, a page or two each, so that whoever does them can tell how far they are
//! and stop between two. Everything of one order is one file, its parts listed.
//!
//! - `order`: what is ordered; `compose`: the pages of it; `names`: a pasted list of a class
//! - `missing`: what there is no room for, and on which pages
//! - `games`: what each game has printed; `wish`: the order form of the page

mod compose;
mod games;
mod missing;
mod names;
mod order;
mod pack;
mod wish;

pub use crate::games::word_heist::rules::Bag;
pub use compose::{Composed, Job, Made, Refusal, compose};
pub use games::{CardGame, Game};
pub use missing::Missing;
pub use names::{MOST_NAME, MOST_NAMES, Names, NoNames, names};
pub use order::{Letters, Order, Pack, Thing};
pub use wish::{NoOrder, Wish};
