//! The programs that play Paper Grid.

use crate::table::ProgramId;
use crate::words::program::ProgramWords;

/// What they are called and like, the gentlest first.
pub const PROGRAMS: &[ProgramWords] = &[ProgramWords {
    id: ProgramId::new("apprentice"),
    name: "The Apprentice",
    face: "oou",
    says: "The Apprentice is played by Lettercase: it sees what you see, finds a word, and makes no fuss.",
}];
