//! The resolution of an action: the events so far, and the state they lead to.

use super::evolve::evolve;
use super::{Event, State};
use game::Moment;

/// The resolution of an action. The rules add events to it, and read the state that these lead to.
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
}
