//! The programs there were before the levels, the gentlest first: wren, jay, raven. They see some of
//! the plays that there are, make the one that gains most, and get rid of what makes no words.
//!
//! Levels are measured by them in the arena. At a table a level of today plays for them
//! (`Game::FORMER`), so no page carries them.
//!
//! | file | what is in it |
//! |---|---|
//! | `rival` | who they are: the words they know, and their care |
//! | `choosing` | which play, which card of the pile, whom to rob |
//! | `discarding` | which cards a hand can do without |

mod choosing;
mod discarding;
mod rival;

pub use choosing::choose;
pub use rival::Rival;
