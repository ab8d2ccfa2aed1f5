//! The opponents at Paper Grid.
//!
//! | file | what is in it |
//! |---|---|
//! | `apprentice` | the first one: it does what is best at once; what all do by habit |
//! | `level` | the others: a row of numbers each |
//! | `thinking` | what such a one does, whatever is waited for |
//! | `sight` | which plays it sees |
//! | `search` | the best of several actions, by how the game goes on |
//! | `playout`, `worth` | how it goes on by habit, and what that is worth |
//! | `making`, `asking`, `walling`, `acting` | what else it may do, and is worth a thought |
//! | `others` | the words that others made |
//! | `review` | what each decision of a game could have been |
//! | `pose` | positions of a day's task |
//! | `errand` | what the thinker is asked |

mod acting;
mod apprentice;
mod asking;
mod errand;
mod level;
mod making;
mod others;
mod playout;
mod pose;
mod review;
mod search;
mod sight;
mod thinking;
mod walling;
mod worth;

pub use apprentice::{choose, choose_after};
pub use errand::{Asked, Errand, Report};
pub use level::{Bot, JACKDAW, LEVELS, MAGPIE, ROBIN, SPARROW, level};
pub use others::made_by_others;
pub use pose::Posed;
pub use review::{Better, Judged, Spot, spots};
pub use thinking::think;
