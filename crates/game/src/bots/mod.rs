//! How bots think, in every game alike: which words they know, what they overlook, and how far
//! they look ahead. A bot's level is a set of these numbers.
//!
//! | file | what is in it |
//! |---|---|
//! | `perception` | what a bot overlooks, always the same at the same moment |
//! | `attention` | how a lead changes attention |
//! | `trials` | whether one choice is clearly better than another |
//! | `work_meter` | a limit to the work for one decision |
//! | `errand` | a request to the bot worker, worked on step by step |
//!
//! All numbers are integers, and work is counted in steps through the word list, never in time, so
//! a game repeats exactly on every machine.

mod attention;
mod errand;
mod perception;
mod trials;
mod work_meter;

pub use attention::AttentionCurve;
pub use errand::{BotErrand, StepReport, SteppedTask, in_one_step, one_by_one};
pub use perception::{Glance, Perception, PlayVisibility};
pub use trials::Trials;
pub use work_meter::WorkMeter;

use lexicon::{Level, Lexicon, Word};

/// A bot's way of playing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BotProfile {
    /// Hardest word level that the bot knows.
    pub vocabulary: Level,
    /// How much the bot notices.
    pub eye: Perception,
    /// How the bot chooses among the plays it sees.
    pub judgement: SearchSettings,
}

impl BotProfile {
    /// Returns the same bot, but one that assumes that the other bots know only common words.
    #[must_use]
    pub const fn underestimating_others(mut self) -> BotProfile {
        self.judgement.others = Level::Common;
        self
    }

    /// Returns the same bot after it has seen the other players make these words. If a word is
    /// harder than the bot assumed they know, it assumes that harder level from then on; it
    /// never lowers its assumption.
    #[must_use]
    pub fn after_seeing(
        mut self,
        made: impl IntoIterator<Item = Word>,
        words: &Lexicon,
    ) -> BotProfile {
        let others = &mut self.judgement.others;
        for word in made {
            if *others == Level::FULL {
                break;
            }
            if let Some(id) = words.find(word) {
                *others = (*others).max(words.level(id));
            }
        }
        self
    }
}

/// How far a bot looks ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchSettings {
    /// Number of plays examined more closely, those with the highest immediate score; with 1 the
    /// bot just makes the best-looking play.
    pub candidates: usize,
    /// Number of possible arrangements of the hidden cards or letters to try, the
    /// same for every candidate.
    pub worlds: usize,
    /// Number of turns played out ahead.
    pub horizon: usize,
    /// Hardest word level we assume opponents know.
    pub others: Level,
    /// Minimum gain, in hundredths of a point, for which the bot gives up the best-looking play.
    pub gate: i32,
    /// Step limit per decision, in steps through the word list.
    pub work: u64,
}
