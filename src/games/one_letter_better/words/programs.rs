//! The programs that play One Letter Better.

use crate::table::ProgramId;
use crate::words::program::{MATCH, ProgramWords};

/// What they are called and like, the gentlest first.
pub const PROGRAMS: &[ProgramWords] = &[
    ProgramWords {
        id: ProgramId::new("wren"),
        name: "The Wren",
        face: "oov",
        says: "The Wren: Plays words that everybody knows, and overlooks half of them.",
    },
    ProgramWords {
        id: ProgramId::new("jay"),
        name: "The Jay",
        face: "aaV",
        says: "The Jay: Well read. It steals what it sees, and it sees a lot.",
    },
    ProgramWords {
        id: ProgramId::new("raven"),
        name: "The Raven",
        face: "QQV",
        says: "The Raven: Knows every word in the list, digs in the pile, overlooks nothing.",
    },
    MATCH,
];
