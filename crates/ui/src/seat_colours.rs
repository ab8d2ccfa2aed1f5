//! What each seat wears at a table where cards have their own colours: a mark, and a colour that no
//! card has.

use super::table_core::TableCore;
use game::{Game, Player, SeatColour, SeatId};
use screen::{SeatLook, seat_looks};

impl<G: Game> TableCore<G> {
    /// The marks and colours that the seats wear at this table, in seat order.
    pub fn seat_colours(self) -> Vec<SeatLook> {
        let kept: Vec<SeatColour> =
            self.with_seats(|seats| seats.iter().map(|seat| seat.player.colour).collect());
        seat_looks(&kept)
    }

    /// The mark that a seat wears at this table.
    pub fn colour_of(self, seat: SeatId) -> Option<SeatColour> {
        let worn = self.seat_colours();
        worn.get(seat.index()).map(|worn| worn.mark)
    }

    /// The mark and colour of the seat that wears this mark.
    pub fn seat_colour(self, mark: SeatColour) -> Option<SeatLook> {
        let mut all = self.seat_colours().into_iter();
        all.find(|one| one.mark == mark)
    }

    /// A seat's player, with the mark that the seat wears at this table.
    pub fn player_with_colour(self, seat: SeatId) -> Option<Player> {
        Some(Player {
            colour: self.colour_of(seat)?,
            ..self.player(seat)?
        })
    }
}
