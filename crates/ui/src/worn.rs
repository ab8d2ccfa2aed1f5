//! What each seat wears at a table where cards have their own colours: a mark, and a colour that no
//! card has.

use super::seated::Seated;
use game::{Game, Player, SeatColour, SeatId};
use screen::{Worn, palette};

impl<G: Game> Seated<G> {
    /// The marks and colours that the seats wear at this table, in seat order.
    pub fn all_worn(self) -> Vec<Worn> {
        let kept: Vec<SeatColour> =
            self.with_seats(|seats| seats.iter().map(|seat| seat.player.colour).collect());
        palette(&kept)
    }

    /// The mark that a seat wears at this table.
    pub fn mark_of(self, seat: SeatId) -> Option<SeatColour> {
        let worn = self.all_worn();
        worn.get(seat.index()).map(|worn| worn.mark)
    }

    /// The mark and colour of the seat that wears this mark.
    pub fn worn(self, mark: SeatColour) -> Option<Worn> {
        let mut all = self.all_worn().into_iter();
        all.find(|one| one.mark == mark)
    }

    /// A seat's player, with the mark that the seat wears at this table.
    pub fn wearing(self, seat: SeatId) -> Option<Player> {
        Some(Player {
            colour: self.mark_of(seat)?,
            ..self.player(seat)?
        })
    }
}
