//! Opponents at Word Heist: they look at the table as people do, and some moment they see a
//! word.
//!
//! | file | what is in it |
//! |---|---|
//! | `rogue` | who they are: the words they know, and how quick they are |
//! | `noticing` | how likely a word is seen in a tenth of a second |
//! | `seeing` | which word is seen first, and when |
//! | `plan` | what is done about it in each mode |
//! | `thief` | minds that notice once and for good, and weigh what may be stolen |
//! | `voting` | what they say when the table is asked |
//! | `finder` | every legal word, with every way to make it |
//! | `hints` | the word that the highest level would make |
//! | `review` | what could have been made in a game (A20) |
//! | `errand` | what the thinker is asked |

mod errand;
mod finder;
mod hints;
mod noticing;
mod plan;
pub mod review;
mod rogue;
mod seeing;
pub mod thief;
mod voting;

pub use errand::{Errand, Report};
pub use finder::{Find, Finder, Memory, Taken, remembering};
pub use hints::Hint;
pub use plan::{Plan, first_rogue, make_plan};
pub use rogue::Rogue;
