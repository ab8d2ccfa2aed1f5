//! The opponents at Word Heist.

use crate::games::word_heist::opponent::Rogue;
use crate::table::{PlayedBy, Seat};

/// What an opponent is called. Its seat bears this name.
#[must_use]
pub const fn rogue(rogue: Rogue) -> &'static str {
    match rogue {
        Rogue::Magpie => "The Magpie",
        Rogue::Fox => "The Fox",
        Rogue::Owl => "The Owl",
    }
}

/// What it is like.
#[must_use]
pub const fn rogue_says(rogue: Rogue) -> &'static str {
    match rogue {
        Rogue::Magpie => "Knows the words that everybody knows, and takes its time.",
        Rogue::Fox => "Well read and quick: do not leave a good word lying about.",
        Rogue::Owl => "Knows every word in the list, and sees most of them before you do.",
    }
}

/// Who plays a seat; nobody of these if a person does. A program by any other name plays as
/// the gentlest of them.
#[must_use]
pub fn rogue_at(seat: &Seat) -> Option<Rogue> {
    let named = |one: &Rogue| rogue(*one) == seat.player.name.as_str();
    let named = Rogue::ALL.into_iter().find(named).unwrap_or_default();
    (seat.by == PlayedBy::Program).then_some(named)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Roster;

    #[test]
    fn a_seat_says_who_plays_it() {
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        let mut seat = Seat {
            player: roster.players()[0].clone(),
            by: PlayedBy::Person,
        };
        assert_eq!(rogue_at(&seat), None);
        seat.by = PlayedBy::Program;
        assert_eq!(rogue_at(&seat), Some(Rogue::Magpie));
        for one in Rogue::ALL {
            seat.player.name = rogue(one).parse().unwrap();
            assert_eq!(rogue_at(&seat), Some(one));
        }
    }
}
