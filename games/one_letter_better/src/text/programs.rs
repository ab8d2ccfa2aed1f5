//! The bots that play One Letter Better.

use game::ProgramId;
use screen::text::program::{MATCH, ProgramWords};

/// The names and descriptions of the bots, weakest first.
pub const PROGRAMS: &[ProgramWords] = &[
    ProgramWords {
        id: ProgramId::new("deuce"),
        name: "The Deuce",
        face: "oov",
        says: "The Deuce: Knows everyday words and misses many. Never digs in the pile.",
    },
    ProgramWords {
        id: ProgramId::new("knave"),
        name: "The Knave",
        face: "ccV",
        says: "The Knave: Well read and fearless. Gets careless when it leads.",
    },
    ProgramWords {
        id: ProgramId::new("queen"),
        name: "The Queen",
        face: "MMo",
        says: "The Queen: Knows every word and plans whole turns. Careless when it leads.",
    },
    ProgramWords {
        id: ProgramId::new("ace"),
        name: "The Ace",
        face: "AAV",
        says: "The Ace: Misses nothing, and guesses what you hold.",
    },
    MATCH,
];
