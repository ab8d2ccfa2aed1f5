//! Claiming areas on a blank board (K6), and how a game opens.

use super::ruling::Ruling;
use super::{Area, CellId, Event, FirstSeat, Refusal, State};
use game::{Chance, Moment, SeatId};

/// Opens a game: chooses the first seat (K9) and, where no areas are printed, lets the seats
/// claim theirs first (K6).
pub(super) fn open(state: &State, chance: &mut Chance) -> Vec<Event> {
    let seat = match state.options.first {
        FirstSeat::Random => SeatId::new(chance.below(state.seats.into()) as u8),
        FirstSeat::Seat(seat) => seat,
    };
    let mut ruling = Ruling::new(state, Moment::START);
    next_claim(&mut ruling, seat);
    ruling.events
}

impl State {
    /// Whether a cell can be claimed as an area (K6): an empty, plain edge cell.
    pub fn may_claim(&self, cell: CellId) -> bool {
        let (board, here) = (&self.board, self.board.cell(cell));
        let at_edge = board.size().has(cell) && board.size().is_rim(cell);
        at_edge && here.is_free() && here.special.is_none() && board.star() != Some(cell)
    }
}

/// Claims an edge cell in turn order (K6); after the last claim the first turn begins.
pub(super) fn claim(ruling: &mut Ruling, cell: CellId) -> Result<(), Refusal> {
    if !ruling.state.may_claim(cell) {
        return Err(Refusal::NoPlaceForAnArea(cell));
    }
    ruling.add(Event::Claimed(cell));
    let next = ruling.state.turn.seat.left(ruling.state.seats);
    next_claim(ruling, next);
    Ok(())
}

fn next_claim(ruling: &mut Ruling, seat: SeatId) {
    let area = Area::new(seat.index());
    let claimed = area.is_some_and(|area| ruling.state.board.area(area).is_some());
    if claimed {
        let again = 0;
        ruling.add(Event::Turn { seat, again });
    } else {
        ruling.add(Event::Claims(seat));
    }
}
