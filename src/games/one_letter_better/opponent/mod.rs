//! Opponents at One Letter Better: they see some of the plays that there are, make the one
//! that gains most, and get rid of what makes no words.
//!
//! | file | what is in it |
//! |---|---|
//! | `rival` | who they are: the words they know, and their care |
//! | `regulars` | minds as rows of numbers, that look ahead |
//! | `choosing` | which play, which card of the pile, whom to rob |
//! | `discarding` | which cards a hand can do without |
//! | `doubting` | which words to challenge |
//! | `finder` | every play of a hand |
//! | `hints` | the best play, told in steps |
//! | `review` | the best play that there was in each turn |
//! | `measuring` | what a deck is like: hands of it, and the best word of each |
//! | `others` | the words that others made |
//! | `errand` | what the thinker is asked |

mod choosing;
mod discarding;
mod doubting;
mod errand;
mod finder;
mod hints;
mod measuring;
mod others;
mod pose;
mod regulars;
mod review;
mod rival;

pub use choosing::choose;
pub use errand::{Errand, Report};
pub use finder::{Find, Finder};
pub use hints::{Hint, HintStep, NoHint};
pub use measuring::{Measures, Measuring};
pub use others::made_by_others;
pub use pose::Posed;
pub use regulars::{ACE, DEUCE, KNAVE, LEVELS, QUEEN, Regular, level, think};
pub use review::{Better, MadeInTurn, Spot, TurnReview, spots};
pub use rival::Rival;
