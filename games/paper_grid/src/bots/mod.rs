//! The bots of Paper Grid.
//!
//! | file | content |
//! |---|---|
//! | `level` | the levels, each a row of numbers |
//! | `thinking` | a bot's action, whatever the game waits for |
//! | `habit` | actions without a search |
//! | `sight` | which plays a bot sees |
//! | `search` | the best of several actions, by how the game goes on |
//! | `playout`, `worth` | playing on by habit, and the value of the position reached |
//! | `making`, `asking`, `walling`, `acting` | other actions worth considering |
//! | `others` | the words that other seats made |
//! | `review` | the verdict on each decision of a game |
//! | `measuring` | what a board is like, from games of equal bots on it |
//! | `pose` | positions of the daily task and practice |
//! | `errand` | jobs for the bot worker |
//! | `former` | the bot from before there were levels (native only) |

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
