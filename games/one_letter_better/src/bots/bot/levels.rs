//! The bot levels, each a set of numbers. They differ in the words they know, what they overlook,
//! how much of a turn they plan at once, what they fear, how far they look ahead, and what a lead
//! does to their attention.
//!
//! A match is three rounds of about five turns, and a better planner wins nearly all of them. So
//! all levels but the highest are fully attentive when behind and careless when ahead: neighbouring
//! levels have close matches, and the better one still wins most of them.

use game::bots::{AttentionCurve, BotProfile, Perception, SearchSettings};
use lexicon::{Level, Lexicon, Word};

/// The parameters of one bot level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BotLevel {
    /// The level's id.
    pub id: &'static str,
    /// What the bot knows and overlooks, and how far it looks ahead.
    pub mind: BotProfile,
    /// Number of words planned together for a turn.
    pub plays: usize,
    /// Number of additional plans chosen by their points alone.
    pub greedy: usize,
    /// Number of plays that change table words and are tried as the first play, with the rest of
    /// the turn replanned after each. The best plan is then improved in the same way.
    pub replans: usize,
    /// Number of cards of the pile that the bot considers taking.
    pub depth: usize,
    /// Most wilds in the words that the bot looks for.
    pub wilds: usize,
    /// Percentage of the threat from unseen cards that the bot takes into account.
    pub fears: i32,
    /// Percentage of the threat from the top card of the pile that the bot takes into account.
    pub tops: i32,
    /// Percentage of a card's keeping value that the bot takes into account.
    pub keeps: i32,
    /// Worth of each open word of the bot's own, in hundredths of a point, because it can grow.
    pub grows: i32,
    /// How a lead, in points of the whole match, affects the bot's attention.
    pub attention: AttentionCurve,
    /// Chance, in percent, that the bot challenges a word it doesn't know, if the word is wrong.
    pub doubts_wrong: usize,
    /// Chance, in percent, that the bot challenges a word it doesn't know, if the word is good.
    pub doubts_right: usize,
}

impl BotLevel {
    /// The same level after other seats have made these words, from which it learns what they know.
    #[must_use]
    pub fn after_seeing(self, made: &[Word], words: &Lexicon) -> BotLevel {
        BotLevel {
            mind: self.mind.after_seeing(made.iter().copied(), words),
            ..self
        }
    }
}

/// Knows only common words, notices few of the possible plays, and makes the one that scores most
/// without planning further.
pub const DEUCE: BotLevel = BotLevel {
    id: "deuce",
    mind: BotProfile {
        vocabulary: Level::Common,
        eye: Perception(70),
        judgement: first_sight_search(1),
    },
    plays: 1,
    greedy: 0,
    replans: 0,
    depth: 0,
    wilds: 1,
    fears: 0,
    tops: 0,
    keeps: 0,
    grows: 0,
    attention: AttentionCurve {
        by: 60,
        least: 30,
        most: 9_000,
    },
    doubts_wrong: 70,
    doubts_right: 4,
};

/// Well-read. Plans several words at a time, considers two cards of the pile and fears nothing.
/// Fully attentive when behind, careless when ahead.
pub const KNAVE: BotLevel = BotLevel {
    id: "knave",
    mind: BotProfile {
        vocabulary: Level::Known,
        eye: Perception(260),
        judgement: first_sight_search(3),
    },
    plays: 3,
    greedy: 0,
    replans: 0,
    depth: 2,
    wilds: 1,
    fears: 0,
    tops: 0,
    keeps: 80,
    grows: 0,
    attention: AttentionCurve {
        by: 80,
        least: 2,
        most: 10_000,
    },
    doubts_wrong: 70,
    doubts_right: 4,
};

/// Knows every word of the list, plans whole turns, looks into the pile and considers what could be
/// stolen. Also grows careless with a lead.
pub const QUEEN: BotLevel = BotLevel {
    id: "queen",
    mind: BotProfile {
        vocabulary: Level::Rare,
        eye: Perception(1_250),
        judgement: first_sight_search(6),
    },
    plays: 3,
    greedy: 0,
    replans: 0,
    depth: 3,
    wilds: 2,
    fears: 80,
    tops: 80,
    keeps: 100,
    grows: 0,
    attention: AttentionCurve {
        by: 50,
        least: 2,
        most: 6_000,
    },
    doubts_wrong: 80,
    doubts_right: 2,
};

/// Knows every word, overlooks nothing, and weighs plans by what opponents may hold and answer, and
/// by its own next turn.
pub const ACE: BotLevel = BotLevel {
    id: "ace",
    mind: BotProfile {
        vocabulary: Level::Rare,
        eye: Perception::SHARP,
        judgement: SearchSettings {
            candidates: 14,
            worlds: 16,
            horizon: 2,
            others: Level::Rare,
            gate: 0,
            work: 1_500_000,
        },
    },
    plays: 4,
    greedy: 10,
    replans: 8,
    depth: 5,
    wilds: 2,
    fears: 100,
    tops: 90,
    keeps: 100,
    grows: 300,
    attention: AttentionCurve::STEADY,
    doubts_wrong: 100,
    doubts_right: 0,
};

/// The levels, weakest first.
pub static LEVELS: [BotLevel; 4] = [DEUCE, KNAVE, QUEEN, ACE];

/// The level at an index; the weakest if there is none.
pub fn level(at: usize) -> &'static BotLevel {
    LEVELS.get(at).unwrap_or(&DEUCE)
}

/// Takes the plan that looks best at first sight, out of this number of plans.
const fn first_sight_search(candidates: usize) -> SearchSettings {
    SearchSettings {
        candidates,
        worlds: 0,
        horizon: 0,
        others: Level::Rare,
        gate: 0,
        work: 600_000,
    }
}
