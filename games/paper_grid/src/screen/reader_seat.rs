//! The seat from whose point of view the screen describes the table.

use super::seat_on_screen;
use game::{PlayedBy, Seat, SeatId};
use paper_grid_rules::State;

/// Returns the seat from whose point of view the screen describes the table: the person who acts
/// or, while a bot or no seat does, another person at the table. It is a bot only if there is no
/// person.
pub fn reader_seat(state: &State, seats: &[Seat]) -> SeatId {
    let speaks = seat_on_screen(state, seats).unwrap_or(state.turn.seat);
    let mut near = std::iter::once(speaks).chain(speaks.others_clockwise(state.seats));
    near.find(|seat| is_person(seats, *seat)).unwrap_or(speaks)
}

/// Whether a person can act now.
pub(crate) fn person_can_act(state: &State, seats: &[Seat]) -> bool {
    seat_on_screen(state, seats).is_some_and(|seat| is_person(seats, seat))
}

fn is_person(seats: &[Seat], seat: SeatId) -> bool {
    let seat = seats.get(seat.index());
    seat.is_some_and(|seat| seat.by == PlayedBy::Person)
}
