//! What programs at the table are called. Each game has a list of these, found by their ids.

use crate::table::{ProgramId, Seat};

/// The words for one program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProgramWords {
    /// Which one.
    pub id: ProgramId,
    /// Its name. A seat at which it sits down bears it.
    pub name: &'static str,
    /// What it is like.
    pub says: &'static str,
}

/// What the program on a seat is like; nothing where a person sits.
#[must_use]
pub fn says(programs: &[ProgramWords], seat: &Seat) -> Option<&'static str> {
    let id = seat.by.program()?;
    let one = programs.iter().find(|one| one.id == id);
    one.map(|one| one.says)
}
