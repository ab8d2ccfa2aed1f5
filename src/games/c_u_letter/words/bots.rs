//! The opponents at C U Letter.

use crate::games::c_u_letter::opponent::Mage;
use crate::table::{PlayedBy, Seat};

/// What an opponent is called. Its seat bears this name.
#[must_use]
pub const fn mage(mage: Mage) -> &'static str {
    match mage {
        Mage::Pupil => "The Pupil",
        Mage::Charmer => "The Charmer",
        Mage::Sorcerer => "The Sorcerer",
    }
}

/// What it is like.
#[must_use]
pub const fn mage_says(mage: Mage) -> &'static str {
    match mage {
        Mage::Pupil => "Everyday words, some of them forgotten, and hardly ever an ability.",
        Mage::Charmer => "Well read. Swaps and covers, and claims most of what it makes.",
        Mage::Sorcerer => "Every word, every ability, and ambushes. It overlooks nothing.",
    }
}

/// Who plays a seat; nobody of these if a person does. A program by any other name plays as
/// the gentlest of them.
#[must_use]
pub fn mage_at(seat: &Seat) -> Option<Mage> {
    let named = |one: &Mage| mage(*one) == seat.player.name.as_str();
    let named = Mage::ALL.into_iter().find(named).unwrap_or_default();
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
        assert_eq!(mage_at(&seat), None);
        seat.by = PlayedBy::Program;
        assert_eq!(mage_at(&seat), Some(Mage::Pupil));
        for one in Mage::ALL {
            seat.player.name = mage(one).parse().unwrap();
            assert_eq!(mage_at(&seat), Some(one));
        }
    }
}
