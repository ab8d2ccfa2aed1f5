//! The levels: each a row of numbers. They differ in the words that they know, in what they
//! overlook, in how much of a turn they plan at once, in what they fear, in how far they look
//! ahead, and in what a lead does to their attention.
//!
//! A match is three rounds of some five turns, and who plans better wins nearly all of them. All
//! levels but the highest are wide awake while they are behind, and careless when they are ahead:
//! so neighbours have close matches, and who is better still wins most of them.

use game::bots::{Attention, Eye, Mind, Search};
use lexicon::{Level, Lexicon, Word};

/// One who sits at the card table regularly.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Regular {
    /// Its id.
    pub id: &'static str,
    /// What it knows, overlooks, and how far it looks ahead.
    pub mind: Mind,
    /// So many words are planned together for a turn.
    pub plays: usize,
    /// So many turns are planned by what they bring alone, too.
    pub greedy: usize,
    /// So many plays by which what lies there is changed are laid first, and the rest of the turn
    /// is planned anew; the best plan is mended then.
    pub anew: usize,
    /// It looks so deep into the pile.
    pub depth: usize,
    /// So many wilds go into a word that it looks for.
    pub wilds: usize,
    /// Of a hundred points that cards which it does not see could take from it, it minds so many.
    pub fears: i32,
    /// Of a hundred points that the card on top of the pile could take from it, it minds so many.
    pub tops: i32,
    /// Of a hundred points that a card is worth to be kept, it minds so many.
    pub keeps: i32,
    /// An own word that lies open is worth so much to it, in hundredths of a point: it can grow.
    pub grows: i32,
    /// What a lead does to its eyes, in points of the whole match.
    pub attention: Attention,
    /// Of a hundred wrong words that it does not know it challenges so many.
    pub doubts_wrong: usize,
    /// Of a hundred right words that it does not know it challenges so many.
    pub doubts_right: usize,
}

impl Regular {
    /// The same, having seen others make these words.
    #[must_use]
    pub fn having_seen(self, made: &[Word], words: &Lexicon) -> Regular {
        Regular {
            mind: self.mind.having_seen(made.iter().copied(), words),
            ..self
        }
    }
}

/// Knows the words that everybody knows, meets few of what could be played, lays what brings
/// most of it and thinks of nothing else.
pub const DEUCE: Regular = Regular {
    id: "deuce",
    mind: Mind {
        vocabulary: Level::Common,
        eye: Eye(70),
        judgement: at_once(1),
    },
    plays: 1,
    greedy: 0,
    anew: 0,
    depth: 0,
    wilds: 1,
    fears: 0,
    tops: 0,
    keeps: 0,
    grows: 0,
    attention: Attention {
        by: 60,
        least: 30,
        most: 9_000,
    },
    doubts_wrong: 70,
    doubts_right: 4,
};

/// Well-read; plans some words at a time, looks at two cards of the pile and fears nothing. Wide
/// awake when it is behind, and careless when it is ahead.
pub const KNAVE: Regular = Regular {
    id: "knave",
    mind: Mind {
        vocabulary: Level::Known,
        eye: Eye(260),
        judgement: at_once(3),
    },
    plays: 3,
    greedy: 0,
    anew: 0,
    depth: 2,
    wilds: 1,
    fears: 0,
    tops: 0,
    keeps: 80,
    grows: 0,
    attention: Attention {
        by: 80,
        least: 2,
        most: 10_000,
    },
    doubts_wrong: 70,
    doubts_right: 4,
};

/// Knows every word of the list, plans whole turns, looks into the pile and minds what could be
/// stolen; it too grows careless with a lead.
pub const QUEEN: Regular = Regular {
    id: "queen",
    mind: Mind {
        vocabulary: Level::Rare,
        eye: Eye(1_250),
        judgement: at_once(6),
    },
    plays: 3,
    greedy: 0,
    anew: 0,
    depth: 3,
    wilds: 2,
    fears: 80,
    tops: 80,
    keeps: 100,
    grows: 0,
    attention: Attention {
        by: 50,
        least: 2,
        most: 6_000,
    },
    doubts_wrong: 80,
    doubts_right: 2,
};

/// Knows every word, overlooks nothing, and weighs plans by what others may hold and answer, and
/// by its own next turn.
pub const ACE: Regular = Regular {
    id: "ace",
    mind: Mind {
        vocabulary: Level::Rare,
        eye: Eye::SHARP,
        judgement: Search {
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
    anew: 8,
    depth: 5,
    wilds: 2,
    fears: 100,
    tops: 90,
    keeps: 100,
    grows: 300,
    attention: Attention::STEADY,
    doubts_wrong: 100,
    doubts_right: 0,
};

/// The levels, the gentlest first.
pub static LEVELS: [Regular; 4] = [DEUCE, KNAVE, QUEEN, ACE];

/// Who is at a place among all.
pub fn level(at: usize) -> &'static Regular {
    LEVELS.get(at).unwrap_or(&DEUCE)
}

/// Of so many plans, what looks best at first sight is done.
const fn at_once(candidates: usize) -> Search {
    Search {
        candidates,
        worlds: 0,
        horizon: 0,
        others: Level::Rare,
        gate: 0,
        work: 600_000,
    }
}
