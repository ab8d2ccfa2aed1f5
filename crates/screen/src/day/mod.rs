//! Records of the daily tasks: what each player did on each day, which positions they missed and
//! will meet again, and their totals over all games.
//!
//! | file | what is in it |
//! |---|---|
//! | `ledger` | which task was done on which day: the first try, and later ones |
//! | `misses` | missed positions, and when each comes up again |
//! | `opponents` | the other players of a finished game, people and bots |
//! | `played` | what each player has done: games, ratings, words |

mod ledger;
mod misses;
mod opponents;
mod played;

pub use ledger::{DAYS_RECORD, DayLedger, DaySummary, PARTS_PER_TASK, PartResult, TaskEntry};
pub use misses::{MISSES_RECORD, MissedPositions};
pub use opponents::{OpponentRecord, OpponentResult};
pub use played::{FinishedGame, PLAYED_RECORD, PlayedGames, PlayerTotals, TopWord, rating_curve};

/// How well a part of a task was done. Shown as a mark that gives no answer away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grade {
    /// The result is par or better.
    Best,
    /// The result is at least half of par.
    Half,
    /// The result is less than half of par.
    Less,
}
