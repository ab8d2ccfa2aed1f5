//! The bot levels, a row of numbers each. They differ in the words they know, in what they
//! overlook and how long they look, in how they choose, and in how a lead affects their
//! attention.

use game::SeatId;
use game::bots::{Attention, Eye, Mind, Search};
use lexicon::{Level, Lexicon};
use word_heist_rules::Table;

/// A bot that plays Word Heist.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thief {
    pub id: &'static str,
    /// What the bot knows, what it overlooks for good, and how it chooses. With 0 candidates it
    /// makes the first word it notices, with 1 the one that gains most at once; with more it weighs
    /// that number of words. The horizon is how many face-down letters it takes into account.
    pub mind: Mind,
    /// How long the bot takes to notice a change before it can notice any word, in milliseconds.
    pub start: u64,
    /// Time in which the bot notices half of the easiest words, in milliseconds.
    pub half: u64,
    /// In turns, where every seat has the same window: how long the bot looks, as a percentage of
    /// the window.
    pub patience: u64,
    /// How long the bot takes to type a letter, in milliseconds.
    pub stroke: u64,
    /// How a lead, in words, affects the bot's attention.
    pub attention: Attention,
}

impl Thief {
    /// Returns the bot with what it has learnt from the words that others made on a table.
    #[must_use]
    pub fn having_seen(self, table: &Table, seat: SeatId, words: &Lexicon) -> Thief {
        let others = table.words.iter().filter(|word| word.owner != seat);
        let made = others.map(|word| word.word());
        Thief {
            mind: self.mind.having_seen(made, words),
            ..self
        }
    }
}

/// Knows only common words, and makes the first one that it notices.
pub const MOUSE: Thief = Thief {
    id: "mouse",
    mind: Mind {
        vocabulary: Level::Common,
        eye: Eye(2_200),
        judgement: Search {
            candidates: 0,
            ..AT_ONCE
        },
    },
    start: 1_800,
    half: 10_000,
    patience: 100,
    stroke: 320,
    attention: ROUSED,
};

/// Knows more words, has a better eye, and makes the word that gains most at once.
pub const SQUIRREL: Thief = Thief {
    id: "squirrel",
    mind: Mind {
        vocabulary: Level::Familiar,
        eye: Eye(3_000),
        judgement: AT_ONCE,
    },
    start: 1_500,
    half: 6_000,
    patience: 100,
    stroke: 250,
    attention: ROUSED,
};

/// Knows every word, but overlooks some, and more when it is ahead. It weighs what the letters in
/// the centre could do to its words, and protects them.
pub const RACCOON: Thief = Thief {
    id: "raccoon",
    mind: Mind {
        vocabulary: Level::Rare,
        eye: Eye(2_700),
        judgement: Search {
            candidates: 4,
            worlds: 1,
            horizon: 0,
            others: Level::Rare,
            gate: 40,
            work: 200_000,
        },
    },
    start: 1_200,
    half: 11_000,
    patience: 100,
    stroke: 200,
    attention: ROUSED,
};

/// Knows every word, overlooks none for good, and takes face-down letters into account. When it
/// is ahead it takes its time. In turns it looks a little longer than the others.
pub const LYNX: Thief = Thief {
    id: "lynx",
    mind: Mind {
        vocabulary: Level::Rare,
        eye: Eye::SHARP,
        judgement: Search {
            candidates: 6,
            worlds: 1,
            horizon: 6,
            others: Level::Rare,
            gate: 30,
            work: 400_000,
        },
    },
    start: 900,
    half: 9_500,
    patience: 110,
    stroke: 160,
    attention: Attention {
        by: 150,
        least: 200,
        most: 2_000,
    },
};

/// The levels, the easiest first.
pub static LEVELS: [Thief; 4] = [MOUSE, SQUIRREL, RACCOON, LYNX];

/// The bot at an index of the levels.
pub fn level(at: usize) -> &'static Thief {
    LEVELS.get(at).unwrap_or(&MOUSE)
}

/// The choice of the word that gains most at once.
const AT_ONCE: Search = Search {
    candidates: 1,
    worlds: 1,
    horizon: 0,
    others: Level::Rare,
    gate: 0,
    work: 0,
};

/// Fully attentive as soon as it is behind by a word or two, and inattentive when it is ahead.
const ROUSED: Attention = Attention {
    by: 400,
    least: 200,
    most: 6_000,
};
