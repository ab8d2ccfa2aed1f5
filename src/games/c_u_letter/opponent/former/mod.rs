//! The programs there were before the levels, the gentlest first: pupil, charmer, sorcerer. They do
//! what is best at once of what they notice, and claim what they notice.
//!
//! Levels are measured by them in the arena. At a table a level of today plays for them
//! (`Game::FORMER`), so no page carries them.
//!
//! | file | what is in it |
//! |---|---|
//! | `mage` | who they are: the words they know, and what they notice |
//! | `choosing` | which card they place, and where |
//! | `claiming` | which words they claim, and which they make of what is left |

mod choosing;
mod claiming;
mod mage;

pub use choosing::choose;
pub(in crate::games::c_u_letter) use claiming::letters_of;
pub use mage::Mage;
