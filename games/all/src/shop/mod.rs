//! The print shop: what can be ordered, and how an order becomes pages.
//!
//! An [`Order`] is sent as text, so that the page and the command line can give the same one.
//! [`compose`] turns it into [`Job`]s of a page or two each, so that the caller can report progress
//! and stop between two jobs. Everything in one order becomes one file with a table of contents.
//!
//! - `order`: what is ordered; `compose`: its pages; `names`: the pasted names of a class
//! - `missing`: what there is no room for, and on which pages
//! - `games`: what can be printed for each game; `wish`: the page's order form
//! - `job`: requests to the print worker, and its reports

mod compose;
mod games;
mod job;
mod missing;
mod names;
mod order;
mod pack;
mod wish;

pub use compose::{Composed, Job, Made, Refusal, compose};
pub use games::{CardGame, Game};
pub use job::{Print, Printed, Wanted};
pub use missing::Missing;
pub use names::{MOST_NAME, MOST_NAMES, Names, NoNames, names};
pub use order::{Letters, Order, Pack, Thing};
pub use wish::{NoOrder, Wish};
pub use word_heist_rules::Bag;
