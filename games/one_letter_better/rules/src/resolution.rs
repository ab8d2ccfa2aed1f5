//! Resolving an action: the events so far, and the state they lead to.

use super::evolve::evolve;
use super::{CardId, Event, State};
use game::SeatId;

/// The resolution of an action. Rules read the state after the events they have added.
pub(super) struct Resolution {
    pub(super) state: State,
    pub(super) events: Vec<Event>,
}

impl Resolution {
    pub(super) fn new(state: &State) -> Resolution {
        Resolution {
            state: state.clone(),
            events: Vec::new(),
        }
    }

    /// Adds an event and applies it to the state.
    pub(super) fn add(&mut self, event: Event) {
        evolve(&mut self.state, &event);
        self.events.push(event);
    }

    /// Draws cards for the turn's seat, or as many as the deck has left (O8).
    pub(super) fn draw(&mut self, count: usize) {
        let top = self.state.deck.iter().rev().take(count);
        let drawn: Vec<CardId> = top.copied().collect();
        if !drawn.is_empty() {
            self.add(Event::Drew(drawn));
        }
    }

    /// The seat whose turn it is.
    pub(super) fn seat(&self) -> SeatId {
        self.state.table.turn.seat
    }

    /// The hand of the turn's seat.
    pub(super) fn hand(&self) -> &[CardId] {
        self.state.hand(self.seat())
    }
}
