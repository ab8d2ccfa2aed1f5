//! The programs that play Word Heist.

use crate::table::ProgramId;
use crate::words::program::{MATCH, ProgramWords};

/// What they are called and like, the gentlest first.
pub const PROGRAMS: &[ProgramWords] = &[
    ProgramWords {
        id: ProgramId::new("magpie"),
        name: "The Magpie",
        face: "eev",
        says: "The Magpie: Knows the words that everybody knows, and takes its time.",
    },
    ProgramWords {
        id: ProgramId::new("fox"),
        name: "The Fox",
        face: "AAY",
        says: "The Fox: Well read and quick: do not leave a good word lying about.",
    },
    ProgramWords {
        id: ProgramId::new("owl"),
        name: "The Owl",
        face: "OOv",
        says: "The Owl: Knows every word in the list, and sees most of them before you do.",
    },
    MATCH,
];
