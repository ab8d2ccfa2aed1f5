//! What programs at the table are called. Each game has a list of these, found by their ids.

pub use crate::desk::set_up::ProgramWords;
use crate::table::Seat;

/// What the program on a seat is like; nothing where a person sits.
#[must_use]
pub fn says(programs: &[ProgramWords], seat: &Seat) -> Option<&'static str> {
    let id = seat.by.program()?;
    let one = programs.iter().find(|one| one.id == id);
    one.map(|one| one.says)
}
