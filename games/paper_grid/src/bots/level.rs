//! The bots' levels, each a set of numbers.

use game::bots::{BotProfile, Perception, SearchSettings};
use lexicon::{Level, Lexicon, Word};

/// A bot's level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bot {
    /// The level's id.
    pub id: &'static str,
    /// The bot's vocabulary, perception and search settings.
    pub mind: BotProfile,
    /// Perceptions, one of which is drawn for each game; empty if the bot's perception never
    /// changes. This gives even a far better bot an off day, so that it loses now and then, as
    /// people do.
    pub days: &'static [Perception],
    /// Whether the bot draws among calls that are about equal.
    pub varied: bool,
}

impl Bot {
    /// Returns the bot with the words added that it saw others make.
    #[must_use]
    pub fn after_seeing(self, made: &[Word], words: &Lexicon) -> Bot {
        Bot {
            mind: self.mind.after_seeing(made.iter().copied(), words),
            ..self
        }
    }

    /// Returns the bot on a day on which it misses nothing and leaves nothing to chance.
    #[must_use]
    pub const fn at_its_best(self) -> Bot {
        let Bot { id, mind, .. } = self;
        let eye = Perception::SHARP;
        Bot {
            id,
            mind: BotProfile { eye, ..mind },
            days: &[],
            varied: false,
        }
    }
}

/// A bot with few words that misses most of what it could play, and takes the
/// best-looking action.
pub const SPARROW: Bot = Bot {
    id: "sparrow",
    mind: BotProfile {
        vocabulary: Level::Common,
        eye: Perception(15),
        judgement: no_search(Level::Common),
    },
    days: &[Perception(4), Perception(15), Perception(110)],
    varied: true,
};

/// A bot that knows more words and misses less, but still takes the best-looking action.
pub const ROBIN: Bot = Bot {
    id: "robin",
    mind: BotProfile {
        vocabulary: Level::Familiar,
        eye: Perception(110),
        judgement: no_search(Level::Familiar),
    },
    days: &[
        Perception(15),
        Perception(36),
        Perception(120),
        Perception(550),
    ],
    varied: true,
};

/// A bot that looks ahead: it tries the plays it sees and checks the others' replies.
pub const JACKDAW: Bot = Bot {
    id: "jackdaw",
    mind: BotProfile {
        vocabulary: Level::Known,
        eye: Perception(600),
        judgement: SearchSettings {
            candidates: 12,
            worlds: 1,
            horizon: 1,
            others: Level::Known,
            gate: 0,
            work: 1_000_000,
        },
    },
    days: &[
        Perception(26),
        Perception(100),
        Perception(450),
        Perception(2_000),
    ],
    varied: true,
};

/// A bot that knows every word, considers more plays, and misses nothing in one game out of three.
pub const MAGPIE: Bot = Bot {
    id: "magpie",
    mind: BotProfile {
        vocabulary: Level::Rare,
        eye: Perception::SHARP,
        judgement: SearchSettings {
            candidates: 16,
            worlds: 1,
            horizon: 1,
            others: Level::Rare,
            gate: 0,
            work: 1_500_000,
        },
    },
    days: &[Perception(180), Perception(500), Perception::SHARP],
    varied: true,
};

/// All levels, the weakest first. Nothing is hidden in this game, so each searches one
/// world only.
pub const LEVELS: [&Bot; 4] = [&SPARROW, &ROBIN, &JACKDAW, &MAGPIE];

/// The highest level on a day on which it misses nothing; it gives the hints.
pub(super) const AT_ITS_BEST: Bot = MAGPIE.at_its_best();

/// Returns the bot at an index; past the last one, the bot that gives hints.
pub fn level(at: usize) -> &'static Bot {
    LEVELS.get(at).copied().unwrap_or(&AT_ITS_BEST)
}

/// A search that takes the best-looking action at once, for a bot that assumes that the others know
/// words up to a level.
const fn no_search(others: Level) -> SearchSettings {
    SearchSettings {
        candidates: 1,
        worlds: 1,
        horizon: 0,
        others,
        gate: 0,
        work: 100_000,
    }
}
