//! The result of an action as the rules build it: the events so far and the state after them.

use super::evolve::evolve;
use super::{Event, State};
use game::{Moment, SeatId};

/// The result of an action while the rules build it: the events so far, and the state after them,
/// which later rules read.
pub(super) struct Resolution {
    pub(super) state: State,
    pub(super) events: Vec<Event>,
    at: Moment,
}

impl Resolution {
    pub(super) fn new(state: &State, at: Moment) -> Resolution {
        Resolution {
            state: state.clone(),
            events: Vec::new(),
            at,
        }
    }

    /// Adds an event and applies it to the state.
    pub(super) fn add(&mut self, event: Event) {
        evolve(&mut self.state, &event, self.at);
        self.events.push(event);
    }

    /// The seat whose turn it is.
    pub(super) fn seat(&self) -> SeatId {
        self.state.table.turn.seat
    }
}
