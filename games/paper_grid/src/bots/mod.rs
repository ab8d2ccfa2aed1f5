//! The bots of Paper Grid.
//!
//! | file | content |
//! |---|---|
//! | `level` | the levels, each a set of numbers |
//! | `thinking` | a bot's action, whatever the game waits for |
//! | `habit` | actions without a search |
//! | `sight` | which plays a bot sees |
//! | `bot_decision` | the best of several actions, by how the game goes on |
//! | `playout`, `position_value` | playing on by habit, and the value of the position reached |
//! | `special_candidates`, `effect_candidates` | other actions worth considering |
//! | `calls`, `answers` | letters to call, and answers to an asker |
//! | `known_words` | the words that other seats made |
//! | `review` | the verdict on each decision of a game |
//! | `measuring` | what a board is like, from games of equal bots on it |
//! | `practice_position` | positions of the daily task and practice |
//! | `errand` | errands for the bot worker |
//! | `former` | the bot from before there were levels (native only) |

mod answers;
mod bot_decision;
mod calls;
mod effect_candidates;
mod errand;
#[cfg(not(target_family = "wasm"))]
mod former;
mod habit;
mod known_words;
mod level;
mod measuring;
mod playout;
mod position_value;
mod practice_position;
mod review;
mod sight;
mod special_candidates;
mod thinking;

pub use errand::{DecisionRequest, DeferredReport, Errand, Report};
#[cfg(not(target_family = "wasm"))]
pub use former::{choose, choose_after};
pub use known_words::made_by_others;
pub use level::{Bot, JACKDAW, LEVELS, MAGPIE, ROBIN, SPARROW, level};
pub use measuring::{Balance, BoardMeasurer, BoardStats, Difficulty, SeatStats};
pub use practice_position::PracticePosition;
pub use review::{BetterAction, DecisionVerdict, NextPlayerPlay, ReviewPoint, review_points};
pub use thinking::think;
