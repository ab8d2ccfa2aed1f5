//! The context that a lesson's screen provides to the table that it shows.
//!
//! The table is the game's own. If there is a [`Coach`], the stage shows the goal in place of the
//! scores and the coach's sentences, and nothing is saved. If there is a [`LessonDriver`], bots do
//! exactly what the lesson prescribes.

use std::rc::Rc;

use leptos::prelude::*;

use super::session::Session;
use game::{Game, SeatId};

/// A place on the stage that a lesson fills.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonRegion {
    /// In the bar: the number of the lesson, and how many there are.
    Left,
    /// In the bar: the button to go back.
    Back,
    /// In the bar: the hint button.
    Hint,
    /// In place of the scores: the goal.
    Goal,
    /// Above the hand once the lesson is over: the buttons to repeat it or go on.
    Next,
}

/// A lesson's contributions to the stage.
#[derive(Clone, Copy)]
pub struct Coach {
    /// Draws the lesson's content for a region of the stage.
    pub draw: Callback<LessonRegion, AnyView>,
    /// The coach's current sentence, tracked.
    pub says: Signal<String>,
}

/// The coach at this table, if it belongs to a lesson.
pub(crate) fn current_coach() -> Option<Coach> {
    use_context()
}

/// Performs an action for another seat.
pub type ActForSeat<G> = Rc<dyn Fn(SeatId, <G as Game>::Action)>;

/// The callback by which a lesson follows its table and plays the seats of the other players.
pub struct LessonDriver<G: Game>(pub Callback<(Session<G>, ActForSeat<G>)>)
where
    G::Action: 'static;

impl<G: Game> Clone for LessonDriver<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for LessonDriver<G> {}
