//! The bot levels as parameters. They differ in the words they know, in what they overlook, in how
//! far they look ahead, and in how a lead affects their attention.
//!
//! A game has some sixty placings, so a little more skill in each wins nearly all games. All levels
//! but the highest are fully attentive while they are behind, and careless while they are ahead, so
//! that neighbouring levels have close games and the better one still wins most.

use game::bots::{AttentionCurve, BotProfile, Perception, SearchSettings};
use lexicon::{Level, Lexicon, Word};

/// A bot level: what the bot knows, what it overlooks and how far it looks ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BotLevel {
    pub name: &'static str,
    /// The bot's vocabulary, how much it notices among placings, and how far it looks ahead.
    pub mind: BotProfile,
    /// How much the bot notices among words on the board and scramble words.
    pub claims: Perception,
    /// How readily the bot notices swaps and covers, in thousandths of how readily it notices plain
    /// placings. The value for pushes and hidden cards is a quarter less.
    pub craft: u32,
    /// Longest scramble word that the bot makes.
    pub longest: usize,
    /// How a lead affects its attention; leads are counted in cards of finished rounds.
    pub attention: AttentionCurve,
}

impl BotLevel {
    /// Returns the level with these words of other seats added to its vocabulary.
    #[must_use]
    pub fn after_seeing(self, made: &[Word], words: &Lexicon) -> BotLevel {
        BotLevel {
            mind: self.mind.after_seeing(made.iter().copied(), words),
            ..self
        }
    }
}

/// The weakest bot: knows common words, and sees few of the placings that make them.
pub const DABBLER: BotLevel = BotLevel {
    name: "dabbler",
    mind: BotProfile {
        vocabulary: Level::Common,
        eye: Perception(212),
        judgement: NO_LOOK_AHEAD,
    },
    claims: Perception(670),
    craft: 150,
    longest: 4,
    attention: AttentionCurve {
        by: 60,
        least: 600,
        most: 1_200,
    },
};

/// The second bot: well-read, and plays whatever gains most at once.
pub const CONJURER: BotLevel = BotLevel {
    name: "conjurer",
    mind: BotProfile {
        vocabulary: Level::Known,
        eye: Perception(480),
        judgement: NO_LOOK_AHEAD,
    },
    claims: Perception(1_150),
    craft: 700,
    longest: 8,
    attention: AttentionCurve {
        by: 160,
        least: 130,
        most: 3_000,
    },
};

/// The third bot: knows every word of the list and considers many placings, but overlooks some, and
/// more of them when it is ahead.
pub const ILLUSIONIST: BotLevel = BotLevel {
    name: "illusionist",
    mind: BotProfile {
        vocabulary: Level::Rare,
        eye: Perception(1_850),
        judgement: SearchSettings {
            candidates: 9,
            worlds: 2,
            horizon: 2,
            others: Level::Rare,
            gate: 0,
            work: 400_000,
        },
    },
    claims: Perception(3_000),
    craft: 1_000,
    longest: 12,
    attention: AttentionCurve {
        by: 230,
        least: 100,
        most: 3_000,
    },
};

/// The strongest bot: knows every word, overlooks nothing, and considers which cards the others may
/// hold.
pub const ARCHMAGE: BotLevel = BotLevel {
    name: "archmage",
    mind: BotProfile {
        vocabulary: Level::Rare,
        eye: Perception::SHARP,
        judgement: SearchSettings {
            candidates: 5,
            worlds: 2,
            horizon: 2,
            others: Level::Rare,
            gate: 0,
            work: 400_000,
        },
    },
    claims: Perception::SHARP,
    craft: 1_000,
    longest: 15,
    attention: AttentionCurve::STEADY,
};

/// The levels, the weakest first.
pub static LEVELS: [BotLevel; 4] = [DABBLER, CONJURER, ILLUSIONIST, ARCHMAGE];

/// Returns the level at an index, or the weakest if there is none.
pub fn level(at: usize) -> &'static BotLevel {
    LEVELS.get(at).unwrap_or(&DABBLER)
}

/// Search settings without look-ahead: the bot plays the placing that looks best at once.
const NO_LOOK_AHEAD: SearchSettings = SearchSettings {
    candidates: 1,
    worlds: 0,
    horizon: 0,
    others: Level::Rare,
    gate: 0,
    work: 100_000,
};
