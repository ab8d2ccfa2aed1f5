//! Opponents at One Letter Better: they see some of the plays that there are, make the one
//! that gains most, and get rid of what makes no words.
//!
//! | file | what is in it |
//! |---|---|
//! | `rival` | who they are: the words they know, and their care |
//! | `choosing` | which play, which card of the pile, whom to rob |
//! | `discarding` | which cards a hand can do without |
//! | `doubting` | which words to challenge |

mod choosing;
mod discarding;
mod doubting;
mod rival;

pub use choosing::one_letter_better;
pub use rival::Rival;
