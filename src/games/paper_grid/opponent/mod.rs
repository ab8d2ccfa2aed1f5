//! The opponents at Paper Grid.
//!
//! | file | what is in it |
//! |---|---|
//! | `level` | who they are: a row of numbers each |
//! | `thinking` | what one does, whatever is waited for |
//! | `habit` | what all do before they think |
//! | `sight` | which plays it sees |
//! | `search` | the best of several actions, by how the game goes on |
//! | `playout`, `worth` | how it goes on by habit, and what that is worth |
//! | `making`, `asking`, `walling`, `acting` | what else it may do, and is worth a thought |
//! | `others` | the words that others made |
//! | `review` | what each decision of a game could have been |
//! | `measuring` | what a board is like, by games of equal bots on it |
//! | `pose` | positions of a day's task |
//! | `errand` | what the thinker is asked |
//! | `former` | the program there was before (native only) |

mod acting;
mod asking;
mod errand;
#[cfg(not(target_family = "wasm"))]
mod former;
mod habit;
mod level;
mod making;
mod measuring;
mod others;
mod playout;
mod pose;
mod review;
mod search;
mod sight;
mod thinking;
mod walling;
mod worth;

pub use errand::{Asked, Beside, Errand, Report};
#[cfg(not(target_family = "wasm"))]
pub use former::{choose, choose_after};
pub use level::{Bot, JACKDAW, LEVELS, MAGPIE, ROBIN, SPARROW, level};
pub use measuring::{Balance, Difficulty, Measure, Measured, Measuring};
pub use others::made_by_others;
pub use pose::Posed;
pub use review::{Better, Judged, LeftToNext, Spot, spots};
pub use thinking::think;
