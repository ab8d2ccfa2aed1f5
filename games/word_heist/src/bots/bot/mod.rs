//! The bots, defined by rows of numbers: what they know, what they overlook, how long they look,
//! and how they choose.
//!
//! | file | contents |
//! |---|---|
//! | `levels` | the numbers of each level |
//! | `timeline` | since when a word has been possible, derived from the table |
//! | `noticing` | which words a bot notices, and when |
//! | `theft_risk` | probability that a word is stolen |
//! | `word_choice` | which of the noticed words a bot makes |
//! | `acting` | what the bot does about it in each mode |
//!
//! Whether a word is noticed, and how long that takes, is drawn once for each word and each way to
//! make it, and holds for the whole game: a missed word stays missed, and no change of the table
//! restarts the draw. All of it is derived from what is on the table.

mod acting;
mod levels;
mod noticing;
mod theft_risk;
mod timeline;
mod word_choice;

pub use acting::{first_to_act, plan_action};
pub(crate) use levels::level_at;
pub use levels::{BotLevel, LEVELS, LYNX, MOUSE, RACCOON, SQUIRREL};
