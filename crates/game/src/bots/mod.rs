//! How bots think, in every game alike: what words they know, what they overlook, and how far
//! they look ahead. A level of a game is a row of these numbers.
//!
//! | file | what is in it |
//! |---|---|
//! | `eye` | what is overlooked, the same as long as the moment is the same |
//! | `attention` | what a lead does to eyes |
//! | `trials` | whether one choice is better than another beyond doubt |
//! | `meter` | how much may be asked of the word list before a decision must be made |
//!
//! All of it is whole numbers, and work is counted in steps through the word list, never in
//! time: a game repeats on every machine.

mod attention;
mod eye;
mod meter;
mod trials;

pub use attention::Attention;
pub use eye::{Eye, Glance, Sight};
pub use meter::Meter;
pub use trials::Trials;

use lexicon::{Level, Lexicon, Word};

/// One who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mind {
    /// The last level of the list that it knows words of.
    pub vocabulary: Level,
    /// What it overlooks.
    pub eye: Eye,
    /// How it chooses among what it sees.
    pub judgement: Search,
}

impl Mind {
    /// The same, wrong about everybody else: it takes them to know nothing but common words.
    #[must_use]
    pub const fn wrong_about_others(mut self) -> Mind {
        self.judgement.others = Level::Common;
        self
    }

    /// The same, having seen others make these words: whoever made a stranger one than it took
    /// them to know is taken to know such words from there on. It never takes them for less.
    #[must_use]
    pub fn having_seen(mut self, made: impl IntoIterator<Item = Word>, words: &Lexicon) -> Mind {
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

/// How far it looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Search {
    /// So many of what looks best at once are thought about; with one, that is what is done.
    pub candidates: usize,
    /// In so many worlds that what is hidden could be, the same for every candidate.
    pub worlds: usize,
    /// So many turns are played on.
    pub horizon: usize,
    /// The last level of the list that others are taken to know words of.
    pub others: Level,
    /// What looks best at once is left only for what brings so many hundredths of a point more.
    pub gate: i32,
    /// So many steps through the word list are gone at most in a decision.
    pub work: u64,
}
