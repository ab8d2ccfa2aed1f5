//! Opponents at Word Heist: they look at the table as people do, and some moment they see a
//! word.
//!
//! | file | what is in it |
//! |---|---|
//! | `thief` | who they are: they notice once and for good, and weigh what may be stolen |
//! | `plan` | what one does next, and by habit where it sees nothing |
//! | `voting` | what they say when the table is asked |
//! | `finder` | every legal word, with every way to make it |
//! | `hints` | the word that the highest level would make |
//! | `review` | what could have been made in a game (A20) |
//! | `errand` | what the thinker is asked |
//! | `former` | the programs there were before (native only) |

mod errand;
mod finder;
#[cfg(not(target_family = "wasm"))]
mod former;
mod hints;
mod plan;
pub mod review;
pub mod thief;
mod voting;

pub use errand::{Errand, Report};
pub use finder::{Find, Finder, Memory, Taken, remembering};
#[cfg(not(target_family = "wasm"))]
pub use former::{Rogue, first_rogue, make_plan};
pub use hints::Hint;
pub use plan::Plan;
