//! The programs that play C U Letter.

use crate::table::ProgramId;
use crate::words::program::ProgramWords;

/// What they are called and like, the gentlest first.
pub const PROGRAMS: &[ProgramWords] = &[
    ProgramWords {
        id: ProgramId::new("pupil"),
        name: "The Pupil",
        face: "nnu",
        says: "The Pupil: Everyday words, some of them forgotten, and hardly ever an ability.",
    },
    ProgramWords {
        id: ProgramId::new("charmer"),
        name: "The Charmer",
        face: "cco",
        says: "The Charmer: Well read. Swaps and covers, and claims most of what it makes.",
    },
    ProgramWords {
        id: ProgramId::new("sorcerer"),
        name: "The Sorcerer",
        face: "XXM",
        says: "The Sorcerer: Every word, every ability, and ambushes. It overlooks nothing.",
    },
];
