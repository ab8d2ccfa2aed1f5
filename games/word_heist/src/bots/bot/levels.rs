//! The bot levels, each a row of numbers. They differ in the words they know, in what they overlook
//! and how long they look, in how they choose, and in how a lead affects their attention.

use game::SeatId;
use game::bots::{AttentionCurve, BotProfile, Perception, SearchSettings};
use lexicon::{Level, Lexicon};
use word_heist_rules::Table;

/// A bot that plays Word Heist.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BotLevel {
    pub id: &'static str,
    /// What the bot knows, what it overlooks for good, and how it chooses. With 0 candidates it
    /// makes the first word it notices, with 1 the one that gains most at once; with more it weighs
    /// that number of words. The horizon is how many face-down letters it takes into account.
    pub mind: BotProfile,
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
    pub attention: AttentionCurve,
}

impl BotLevel {
    /// Returns the bot with what it has learnt from the words that others made on a table.
    #[must_use]
    pub fn after_seeing(self, table: &Table, seat: SeatId, words: &Lexicon) -> BotLevel {
        let others = table.words.iter().filter(|word| word.owner != seat);
        let made = others.map(|word| word.word());
        BotLevel {
            mind: self.mind.after_seeing(made, words),
            ..self
        }
    }
}

/// Knows only common words, and makes the first one that it notices.
pub const MOUSE: BotLevel = BotLevel {
    id: "mouse",
    mind: BotProfile {
        vocabulary: Level::Common,
        eye: Perception(2_200),
        judgement: SearchSettings {
            candidates: 0,
            ..GREEDY_SEARCH
        },
    },
    start: 1_800,
    half: 10_000,
    patience: 100,
    stroke: 320,
    attention: ALERT_WHEN_BEHIND,
};

/// Knows more words, overlooks fewer, notices words sooner, and makes the one that gains most at
/// once.
pub const SQUIRREL: BotLevel = BotLevel {
    id: "squirrel",
    mind: BotProfile {
        vocabulary: Level::Familiar,
        eye: Perception(3_000),
        judgement: GREEDY_SEARCH,
    },
    start: 1_500,
    half: 6_000,
    patience: 100,
    stroke: 250,
    attention: ALERT_WHEN_BEHIND,
};

/// Knows every word, but overlooks some, and more when it is ahead. It weighs what the letters in
/// the centre could do to its words, and protects them.
pub const RACCOON: BotLevel = BotLevel {
    id: "raccoon",
    mind: BotProfile {
        vocabulary: Level::Rare,
        eye: Perception(2_700),
        judgement: SearchSettings {
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
    attention: ALERT_WHEN_BEHIND,
};

/// Knows every word, overlooks none for good, and takes face-down letters into account. When it
/// is ahead it takes its time. In turns it looks a little longer than the others.
pub const LYNX: BotLevel = BotLevel {
    id: "lynx",
    mind: BotProfile {
        vocabulary: Level::Rare,
        eye: Perception::SHARP,
        judgement: SearchSettings {
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
    attention: AttentionCurve {
        by: 150,
        least: 200,
        most: 2_000,
    },
};

/// The levels, the easiest first.
pub static LEVELS: [BotLevel; 4] = [MOUSE, SQUIRREL, RACCOON, LYNX];

/// The bot at an index of the levels.
pub(crate) fn level_at(at: usize) -> &'static BotLevel {
    LEVELS.get(at).unwrap_or(&MOUSE)
}

/// The choice of the word that gains most at once.
const GREEDY_SEARCH: SearchSettings = SearchSettings {
    candidates: 1,
    worlds: 1,
    horizon: 0,
    others: Level::Rare,
    gate: 0,
    work: 0,
};

/// Fully attentive as soon as it is behind by a word or two, and inattentive when it is ahead.
const ALERT_WHEN_BEHIND: AttentionCurve = AttentionCurve {
    by: 400,
    least: 200,
    most: 6_000,
};
