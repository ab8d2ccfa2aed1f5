//! Who is before a screen on which hands are hidden, of all who share it.

use game::{SeatId, SeatSet, Viewer};

/// Whether hands are hidden from somebody at this screen: not from a person who is alone with
/// programs.
pub fn hides(people: SeatSet) -> bool {
    people.len() > 1
}

/// Who is still before the screen: nobody, as soon as another hand is wanted or none.
pub fn still(here: Option<SeatId>, wanted: Option<SeatId>) -> Option<SeatId> {
    here.filter(|_| here == wanted)
}

/// Who looks at the screen: with others at the table, only who is here and whose hand is wanted.
pub fn viewer(people: SeatSet, here: Option<SeatId>, wanted: Option<SeatId>) -> Viewer {
    let seat = match hides(people) {
        true => still(here, wanted),
        false => people.iter().next(),
    };
    seat.map_or(Viewer::Table, Viewer::Seat)
}
