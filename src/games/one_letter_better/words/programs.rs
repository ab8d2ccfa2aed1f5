//! The programs that play One Letter Better.

use crate::table::ProgramId;
use crate::words::program::{MATCH, ProgramWords};

/// What they are called and like, the gentlest first.
pub const PROGRAMS: &[ProgramWords] = &[
    ProgramWords {
        id: ProgramId::new("deuce"),
        name: "The Deuce",
        face: "oov",
        says: "The Deuce: Everyday words, and it sees few of them. Never digs in the pile.",
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
        says: "The Ace: Overlooks nothing, and thinks of what you may hold.",
    },
    MATCH,
];
