//! Which player holds a shared device on which hands are hidden.

use game::{SeatId, SeatSet, Viewer};

/// Whether this device hides hands: only if more than one person plays on it.
pub fn hides_hands(people: SeatSet) -> bool {
    people.len() > 1
}

/// Returns the player who still holds the device: `None` as soon as another player's hand is
/// wanted, or no hand is.
pub fn still_holding(here: Option<SeatId>, wanted: Option<SeatId>) -> Option<SeatId> {
    here.filter(|_| here == wanted)
}

/// Returns whose view the screen shows. With several people, a hand is visible only while its
/// player holds the device and it is wanted.
pub fn viewer(people: SeatSet, here: Option<SeatId>, wanted: Option<SeatId>) -> Viewer {
    let seat = if hides_hands(people) {
        still_holding(here, wanted)
    } else {
        people.iter().next()
    };
    seat.map_or(Viewer::Table, Viewer::Seat)
}
