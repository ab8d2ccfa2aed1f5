//! The mark and colour of each seat at a table whose cards have their own colours. No seat has a
//! card's colour.

use leptos::prelude::*;

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

    /// Draws a table inside an element of this class, in which every seat has its colour.
    pub fn draw_in_seat_colours(self, class: &'static str, table: AnyView) -> AnyView {
        draw_in_seat_colours(class, &self.seat_colours(), table)
    }

    /// A seat's player, with the seat's mark at this table in place of the player's own.
    pub fn player_with_colour(self, seat: SeatId) -> Option<Player> {
        Some(Player {
            colour: self.colour_of(seat)?,
            ..self.player(seat)?
        })
    }
}

fn draw_in_seat_colours(class: &'static str, looks: &[SeatLook], table: AnyView) -> AnyView {
    let wears = |mark: SeatColour| {
        let look = looks.iter().find(|look| look.mark == mark);
        look.map(|look| look.colour.css())
    };
    // A seat with the mark of amber always wears amber.
    view! {
        <div
            class=class
            style:--seat-vermilion=wears(SeatColour::Vermilion)
            style:--seat-ocean=wears(SeatColour::Ocean)
            style:--seat-moss=wears(SeatColour::Moss)
            style:--seat-plum=wears(SeatColour::Plum)
            style:--seat-slate=wears(SeatColour::Slate)
        >
            {table}
        </div>
    }
    .into_any()
}
