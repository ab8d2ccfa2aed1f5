//! The mark and colour of each seat at a table whose cards have their own colours. No seat has a
//! card's colour.

use super::table_core::TableCore;
use game::{Game, Player, SeatColour, SeatId};
use screen::{SeatLook, seat_looks};

impl<G: Game> TableCore<G> {
    /// The marks and colours of the seats at this table, in seat order.
    pub fn seat_colours(self) -> Vec<SeatLook> {
        let kept: Vec<SeatColour> =
            self.with_seats(|seats| seats.iter().map(|seat| seat.player.colour).collect());
        seat_looks(&kept)
    }

    /// A seat's mark at this table.
    pub fn colour_of(self, seat: SeatId) -> Option<SeatColour> {
        let worn = self.seat_colours();
        worn.get(seat.index()).map(|worn| worn.mark)
    }

    /// The mark and colour of the seat with this mark.
    pub fn seat_colour(self, mark: SeatColour) -> Option<SeatLook> {
        let mut all = self.seat_colours().into_iter();
        all.find(|one| one.mark == mark)
    }

    /// A seat's player, with the seat's mark at this table in place of the player's own.
    pub fn player_with_colour(self, seat: SeatId) -> Option<Player> {
        Some(Player {
            colour: self.colour_of(seat)?,
            ..self.player(seat)?
        })
    }
}
