//! Print orders: what can be ordered, and how an order becomes pages.
//!
//! A [`PrintOrder`] is sent as text, so that the page and the command line can give the same one.
//! [`compose`] turns it into [`DrawJob`]s of one or two pages each, so that the caller can report
//! progress and stop between two jobs. Everything in one order becomes one file with a table of
//! contents.
//!
//! - `order`: the contents of an order; `compose`: its pages; `names`: the pasted names of a class
//! - `missing`: content that doesn't fit, with the page numbers
//! - `games`: what can be printed for each game; `order_form`: the page's order form
//! - `job`: requests to the print worker, and its reports

mod compose;
mod games;
mod job;
mod missing;
mod names;
mod order;
mod order_form;
mod pack;

pub use compose::{ComposedOrder, DrawJob, FinishedPages, PrintOrderError, compose};
pub use games::{CardGame, PrintedGame};
pub use job::{OutputFormat, PrintReport, PrintRequest};
pub use missing::MissingContent;
pub use names::{MAX_NAMES, NameList, NameListError, parse_names};
pub use order::{ClassPack, LetterTiles, PrintItem, PrintOrder};
pub use order_form::{OrderForm, OrderFormError};
pub use word_heist_rules::LetterBag;
