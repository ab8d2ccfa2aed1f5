//! The levels: a row of numbers each. They differ in the words that they know, in what they
//! overlook and how long they look, in how they choose, and in what a lead does to their
//! attention.

use crate::games::word_heist::rules::Table;
use game::SeatId;
use game::bots::{Attention, Eye, Mind, Search};
use lexicon::{Level, Lexicon};

/// One who plays Word Heist.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thief {
    /// Its id.
    pub id: &'static str,
    /// What it knows, what it overlooks for good, and how it chooses. With no candidate it makes
    /// what it noticed first, with one what gains most at once; with more it weighs so many, and
    /// the horizon is how many letters it reckons with that still lie face down.
    pub mind: Mind,
    /// How long it takes in what has changed before it can notice any word, in milliseconds.
    pub start: u64,
    /// In how long it notices half of the easiest words, in milliseconds.
    pub half: u64,
    /// In turns, where a window gives everybody the same time: for how long it looks, in
    /// hundredths of that.
    pub patience: u64,
    /// How long it types a letter, in milliseconds.
    pub stroke: u64,
    /// What a lead does to its eyes, by words.
    pub attention: Attention,
}

impl Thief {
    /// The same, having seen on a table what others have made.
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

/// Knows the words that everybody knows, and makes the first that it notices.
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

/// Has more words and a better eye, and makes what gains most at once.
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

/// Knows every word, but overlooks some, and more when it is ahead; weighs what the letters that
/// lie there could do to its words, and looks after them.
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

/// Knows every word, overlooks nothing in the end, and reckons with letters that are still to
/// turn up; when it is ahead it takes its time. In turns it looks a little longer than the others.
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

/// The levels, the gentlest first.
pub static LEVELS: [Thief; 4] = [MOUSE, SQUIRREL, RACCOON, LYNX];

/// Who is at a place among all.
pub fn level(at: usize) -> &'static Thief {
    LEVELS.get(at).unwrap_or(&MOUSE)
}

/// What gains most at once is made.
const AT_ONCE: Search = Search {
    candidates: 1,
    worlds: 1,
    horizon: 0,
    others: Level::Rare,
    gate: 0,
    work: 0,
};

/// Wide awake as soon as it is behind by a word or two, and half asleep when it is ahead.
const ROUSED: Attention = Attention {
    by: 400,
    least: 200,
    most: 6_000,
};
