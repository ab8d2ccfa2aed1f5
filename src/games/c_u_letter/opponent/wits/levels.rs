//! The levels: each a row of numbers. They differ in the words that they know, in what they
//! overlook, in how far they look ahead, and in what a lead does to their attention.
//!
//! A game is some sixty placings long, so a little more skill in each wins nearly all games. All
//! levels but the highest are wide awake while they are behind, and careless when they are ahead:
//! so neighbours have close games, and who is better still wins most of them.

use game::bots::{Attention, Eye, Mind, Search};
use lexicon::{Level, Lexicon, Word};

/// One who plays C U Letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wits {
    /// What it is called.
    pub name: &'static str,
    /// What it knows, overlooks, and how far it looks ahead. The eye is that for placings.
    pub mind: Mind,
    /// What it overlooks of words that stand on the board or can be made of what is left.
    pub claims: Eye,
    /// Of a thousand swaps and covers that it would see if they were plain placings it sees so
    /// many, and a quarter fewer of pushes and hidden cards.
    pub craft: u32,
    /// The longest words that it makes of what is left.
    pub longest: usize,
    /// What a lead does to its eyes, in cards of the rounds that are over.
    pub attention: Attention,
}

impl Wits {
    /// The same, having seen others make these words.
    #[must_use]
    pub fn having_seen(self, made: &[Word], words: &Lexicon) -> Wits {
        Wits {
            mind: self.mind.having_seen(made.iter().copied(), words),
            ..self
        }
    }
}

/// Knows the words that everybody knows, and sees few of the placings that make them.
pub const DABBLER: Wits = Wits {
    name: "dabbler",
    mind: Mind {
        vocabulary: Level::Common,
        eye: Eye(212),
        judgement: AT_ONCE,
    },
    claims: Eye(670),
    craft: 150,
    longest: 4,
    attention: Attention {
        by: 60,
        least: 600,
        most: 1_200,
    },
};

/// Well-read; takes what gains most at once.
pub const CONJURER: Wits = Wits {
    name: "conjurer",
    mind: Mind {
        vocabulary: Level::Known,
        eye: Eye(480),
        judgement: AT_ONCE,
    },
    claims: Eye(1_150),
    craft: 700,
    longest: 8,
    attention: Attention {
        by: 160,
        least: 130,
        most: 3_000,
    },
};

/// Knows every word of the list and thinks of many placings, but overlooks some, and more when it
/// is ahead.
pub const ILLUSIONIST: Wits = Wits {
    name: "illusionist",
    mind: Mind {
        vocabulary: Level::Rare,
        eye: Eye(1_850),
        judgement: Search {
            candidates: 9,
            worlds: 2,
            horizon: 2,
            others: Level::Rare,
            gate: 0,
            work: 400_000,
        },
    },
    claims: Eye(3_000),
    craft: 1_000,
    longest: 12,
    attention: Attention {
        by: 230,
        least: 100,
        most: 3_000,
    },
};

/// Knows every word, overlooks nothing, and weighs what others may hold.
pub const ARCHMAGE: Wits = Wits {
    name: "archmage",
    mind: Mind {
        vocabulary: Level::Rare,
        eye: Eye::SHARP,
        judgement: Search {
            candidates: 5,
            worlds: 2,
            horizon: 2,
            others: Level::Rare,
            gate: 0,
            work: 400_000,
        },
    },
    claims: Eye::SHARP,
    craft: 1_000,
    longest: 15,
    attention: Attention::STEADY,
};

/// The levels, the gentlest first.
pub static LEVELS: [Wits; 4] = [DABBLER, CONJURER, ILLUSIONIST, ARCHMAGE];

/// Who is at a place among all.
pub fn level(at: usize) -> &'static Wits {
    LEVELS.get(at).unwrap_or(&DABBLER)
}

/// What looks best at once is done.
const AT_ONCE: Search = Search {
    candidates: 1,
    worlds: 0,
    horizon: 0,
    others: Level::Rare,
    gate: 0,
    work: 100_000,
};
