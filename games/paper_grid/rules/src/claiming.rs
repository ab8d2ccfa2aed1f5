//! Claiming areas on a blank board (K6), and how a game opens.

use super::resolution::Resolution;
use super::{Area, CellId, Event, FirstSeat, Refusal, State};
use game::{Chance, Moment, SeatId};

/// Opens a game: chooses the first seat (K9) and, where no areas are printed, lets the seats
/// claim theirs first (K6).
pub(super) fn open_game(state: &State, chance: &mut Chance) -> Vec<Event> {
    let seat = match state.options.first {
        FirstSeat::Random => SeatId::new(chance.below(state.seats.into()) as u8),
        FirstSeat::Seat(seat) => seat,
    };
    let mut resolution = Resolution::new(state, Moment::START);
    continue_claiming(&mut resolution, seat);
    resolution.events
}

impl State {
    /// Whether a cell can be claimed as an area (K6): an empty, plain edge cell.
    pub fn can_claim(&self, cell: CellId) -> bool {
        let (board, here) = (&self.board, self.board.cell(cell));
        let at_edge = board.size().contains(cell) && board.size().is_rim(cell);
        at_edge && here.is_free() && here.special.is_none() && board.star() != Some(cell)
    }
}

/// Claims an edge cell in turn order (K6); after the last claim the first turn begins.
pub(super) fn claim(resolution: &mut Resolution, cell: CellId) -> Result<(), Refusal> {
    if !resolution.state.can_claim(cell) {
        return Err(Refusal::NoPlaceForAnArea(cell));
    }
    resolution.add(Event::Claimed(cell));
    let next = resolution
        .state
        .turn
        .seat
        .next_clockwise(resolution.state.seats);
    continue_claiming(resolution, next);
    Ok(())
}

fn continue_claiming(resolution: &mut Resolution, seat: SeatId) {
    let area = Area::new(seat.index());
    let claimed = area.is_some_and(|area| resolution.state.board.area(area).is_some());
    if claimed {
        let again = 0;
        resolution.add(Event::Turn { seat, again });
    } else {
        resolution.add(Event::Claims(seat));
    }
}
