//! A ruling in the making: what has followed so far, and the state it leads to.

use super::evolve::evolve;
use super::{Event, State};
use game::{Moment, SeatId};

/// A ruling in the making. The rules read the state that their own events lead to.
pub(super) struct Ruling {
    pub(super) state: State,
    pub(super) events: Vec<Event>,
    at: Moment,
}

impl Ruling {
    pub(super) fn new(state: &State, at: Moment) -> Ruling {
        Ruling {
            state: state.clone(),
            events: Vec::new(),
            at,
        }
    }

    /// One thing more happens.
    pub(super) fn add(&mut self, event: Event) {
        evolve(&mut self.state, &event, self.at);
        self.events.push(event);
    }

    /// Whose turn it is.
    pub(super) fn seat(&self) -> SeatId {
        self.state.table.turn.seat
    }
}
