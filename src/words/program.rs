//! What programs at the table are called. Each game has a list of these, found by their ids.

pub use crate::desk::set_up::ProgramWords;
use crate::table::{ProgramId, Seat};

/// Whoever adapts to the people at the table, in every game.
pub const MATCH: ProgramWords = ProgramWords {
    id: ProgramId::MATCH,
    name: "Your Match",
    face: "==u",
    says: "Your Match: As strong as you. It plays better after you win, and gentler after you lose.",
};

/// The letters of a program's face: two eyes and a mouth.
#[must_use]
pub fn face_of(programs: &[ProgramWords], id: ProgramId) -> &'static str {
    words_of(programs, id).map_or("oox", |one| one.face)
}

/// What the program on a seat is like; nothing where a person sits.
#[must_use]
pub fn says(programs: &[ProgramWords], seat: &Seat) -> Option<&'static str> {
    words_of(programs, seat.by.program()?).map(|one| one.says)
}

fn words_of(programs: &[ProgramWords], id: ProgramId) -> Option<&ProgramWords> {
    programs.iter().find(|one| one.id == id.asked_for())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{c_u_letter, one_letter_better, paper_grid, word_heist};

    #[test]
    fn every_bot_has_a_face_of_its_own() {
        let games = [
            paper_grid::words::PROGRAMS,
            word_heist::words::PROGRAMS,
            one_letter_better::words::PROGRAMS,
            c_u_letter::words::PROGRAMS,
        ];
        let all: Vec<ProgramWords> = games.concat();
        for (at, one) in all.iter().enumerate() {
            assert_eq!(one.face.chars().count(), 3, "{}", one.name);
            assert_eq!(face_of(&all, one.id), one.face);
            let mut others = all[..at].iter().filter(|other| other.id != one.id);
            let alike = others.find(|other| other.face == one.face);
            assert!(alike.is_none(), "{}: {alike:?}", one.name);
        }
    }
}
