//! A ruling in the making: what has followed so far, and the state it leads to.

use super::evolve::evolve;
use super::{CardId, Event, State};
use game::SeatId;

/// A ruling in the making. The rules read the state that their own events lead to.
pub(super) struct Ruling {
    pub(super) state: State,
    pub(super) events: Vec<Event>,
}

impl Ruling {
    pub(super) fn new(state: &State) -> Ruling {
        Ruling {
            state: state.clone(),
            events: Vec::new(),
        }
    }

    /// One thing more happens.
    pub(super) fn add(&mut self, event: Event) {
        evolve(&mut self.state, &event);
        self.events.push(event);
    }

    /// The turn's seat draws so many cards, or as many as there are (O8).
    pub(super) fn draw(&mut self, count: usize) {
        let top = self.state.deck.iter().rev().take(count);
        let drawn: Vec<CardId> = top.copied().collect();
        if !drawn.is_empty() {
            self.add(Event::Drew(drawn));
        }
    }

    /// Whose turn it is.
    pub(super) fn seat(&self) -> SeatId {
        self.state.table.turn.seat
    }

    /// What the turn's seat holds.
    pub(super) fn hand(&self) -> &[CardId] {
        self.state.hand(self.seat())
    }
}
