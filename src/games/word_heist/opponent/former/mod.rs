//! The programs there were before the thieves, the gentlest first: magpie, fox, owl. They look at
//! the table as people do, and some moment they see a word.
//!
//! Levels are measured by them in the arena. At a table a level of today plays for them
//! (`Game::FORMER`), so no page carries them.
//!
//! | file | what is in it |
//! |---|---|
//! | `rogue` | who they are: the words they know, and how quick they are |
//! | `noticing` | how likely a word is seen in a tenth of a second |
//! | `seeing` | which word is seen first, and when |
//! | `choosing` | what is done about it in each mode |

mod choosing;
mod noticing;
mod rogue;
mod seeing;

pub use choosing::{first_rogue, make_plan};
pub use rogue::Rogue;
