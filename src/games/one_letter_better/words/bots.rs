//! The opponents at One Letter Better.

use crate::games::one_letter_better::opponent::Rival;
use crate::table::{PlayedBy, Seat};

/// What an opponent is called. Its seat bears this name.
#[must_use]
pub const fn rival(rival: Rival) -> &'static str {
    match rival {
        Rival::Wren => "The Wren",
        Rival::Jay => "The Jay",
        Rival::Raven => "The Raven",
    }
}

/// What it is like.
#[must_use]
pub const fn rival_says(rival: Rival) -> &'static str {
    match rival {
        Rival::Wren => "Plays words that everybody knows, and overlooks half of them.",
        Rival::Jay => "Well read. It steals what it sees, and it sees a lot.",
        Rival::Raven => "Knows every word in the list, digs in the pile, overlooks nothing.",
    }
}

/// Who plays a seat; nobody of these if a person does. A program by any other name plays as
/// the gentlest of them.
#[must_use]
pub fn rival_at(seat: &Seat) -> Option<Rival> {
    let named = |one: &Rival| rival(*one) == seat.player.name.as_str();
    let named = Rival::ALL.into_iter().find(named).unwrap_or_default();
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
        assert_eq!(rival_at(&seat), None);
        seat.by = PlayedBy::Program;
        assert_eq!(rival_at(&seat), Some(Rival::Wren));
        for one in Rival::ALL {
            seat.player.name = rival(one).parse().unwrap();
            assert_eq!(rival_at(&seat), Some(one));
        }
    }
}
