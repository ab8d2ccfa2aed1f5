//! The levels: a row of numbers each.

use game::bots::{Eye, Mind, Search};
use lexicon::{Level, Lexicon, Word};

/// One who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bot {
    /// Its id.
    pub id: &'static str,
    /// How it thinks.
    pub mind: Mind,
    /// The eyes of its days, if not all are alike: each game is a day of its own, any of these.
    /// So even one who is far better loses now and then, as among people.
    pub days: &'static [Eye],
}

impl Bot {
    /// The same, having seen others make these words.
    #[must_use]
    pub fn having_seen(self, made: &[Word], words: &Lexicon) -> Bot {
        Bot {
            mind: self.mind.having_seen(made.iter().copied(), words),
            ..self
        }
    }

    /// The same on a day on which it misses nothing.
    #[must_use]
    pub const fn at_its_best(self) -> Bot {
        let Bot { id, mind, .. } = self;
        let eye = Eye::SHARP;
        Bot {
            id,
            mind: Mind { eye, ..mind },
            days: &[],
        }
    }
}

/// Has few words, misses most of what it could play, and does what is best at once.
pub const SPARROW: Bot = Bot {
    id: "sparrow",
    mind: Mind {
        vocabulary: Level::Common,
        eye: Eye(15),
        judgement: AT_ONCE,
    },
    days: &[Eye(4), Eye(15), Eye(110)],
};

/// Has more words and a better eye, and still does what is best at once.
pub const ROBIN: Bot = Bot {
    id: "robin",
    mind: Mind {
        vocabulary: Level::Familiar,
        eye: Eye(110),
        judgement: AT_ONCE,
    },
    days: &[Eye(14), Eye(32), Eye(110), Eye(500)],
};

/// Plays on in its mind what it sees, and looks what the others make of it.
pub const JACKDAW: Bot = Bot {
    id: "jackdaw",
    mind: Mind {
        vocabulary: Level::Known,
        eye: Eye(600),
        judgement: Search {
            candidates: 12,
            worlds: 1,
            horizon: 1,
            others: Level::Known,
            gate: 0,
            work: 1_000_000,
        },
    },
    days: &[Eye(30), Eye(130), Eye(600), Eye(2_500)],
};

/// Knows every word, thinks about more, and on one day of three misses nothing.
pub const MAGPIE: Bot = Bot {
    id: "magpie",
    mind: Mind {
        vocabulary: Level::Rare,
        eye: Eye::SHARP,
        judgement: Search {
            candidates: 16,
            worlds: 1,
            horizon: 1,
            others: Level::Rare,
            gate: 0,
            work: 1_500_000,
        },
    },
    days: &[Eye(180), Eye(500), Eye::SHARP],
};

/// All of them, the gentlest first. Nothing is hidden in this game, so one world is all.
pub const LEVELS: [&Bot; 4] = [&SPARROW, &ROBIN, &JACKDAW, &MAGPIE];

/// The highest on a day on which it misses nothing: who tells hints.
pub(super) const AT_ITS_BEST: Bot = MAGPIE.at_its_best();

/// The bot at a place among all; behind the last one whoever tells hints.
pub fn level(at: usize) -> &'static Bot {
    LEVELS.get(at).copied().unwrap_or(&AT_ITS_BEST)
}

/// What looks best at once.
const AT_ONCE: Search = Search {
    candidates: 1,
    worlds: 1,
    horizon: 0,
    others: Level::Rare,
    gate: 0,
    work: 100_000,
};
