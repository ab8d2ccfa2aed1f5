//! The names of the bots.

use game::ProgramId;
use screen::text::program::{MATCH, ProgramWords};

/// Names and descriptions of the bots, the easiest first.
pub const PROGRAMS: &[ProgramWords] = &[
    ProgramWords {
        id: ProgramId::new("mouse"),
        name: "The Mouse",
        face: "eev",
        says: "The Mouse: Plays the first everyday word it sees. Slower in the lead.",
    },
    ProgramWords {
        id: ProgramId::new("squirrel"),
        name: "The Squirrel",
        face: "QQw",
        says: "The Squirrel: Knows more words and is quick. Takes whatever gains the most.",
    },
    ProgramWords {
        id: ProgramId::new("raccoon"),
        name: "The Raccoon",
        face: "OOv",
        says: "The Raccoon: Knows every word, misses some, and keeps its own out of your reach.",
    },
    ProgramWords {
        id: ProgramId::new("lynx"),
        name: "The Lynx",
        face: "AAY",
        says: "The Lynx: Sees every word in the end, and thinks of letters still to come.",
    },
    MATCH,
];
