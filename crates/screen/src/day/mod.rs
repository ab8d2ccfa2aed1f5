//! The day's tasks, as they are kept: what each player did on each day, what they missed and
//! meet again, and what they have done in all.
//!
//! | file | what is in it |
//! |---|---|
//! | `ledger` | what was done on which day: the first try, and later ones |
//! | `misses` | what was missed, and when it comes again |
//! | `played` | what each player has done: games, ratings, words |

mod ledger;
mod misses;
mod played;

pub use ledger::{DAYS, Days, Done, PARTS, Shown, Try};
pub use misses::{MISSES, Misses};
pub use played::{Against, Dear, Line, Other, PLAYED, Played, Sums, curve};

/// How well a part was done, for a mark that gives nothing away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grade {
    /// Nothing was better.
    Best,
    /// At least half of the best.
    Half,
    /// Less.
    Less,
}
