//! A lesson on a table: what a screen of lessons hands to the table that it shows.
//!
//! The table is the game's own. Where there is a [`Coach`], the stage shows the goal where the scores
//! are, says what the coach says, and nothing of it is kept; and where there is a [`Coaching`], bots do
//! what the lesson says and nothing else.

use std::rc::Rc;

use leptos::prelude::*;

use super::session::Session;
use game::{Game, SeatId};

/// What of the stage is a lesson's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// In the bar: which lesson of how many.
    Left,
    /// In the bar: the way back.
    Back,
    /// In the bar: a hint.
    Hint,
    /// In the place of the scores: the goal.
    Goal,
    /// Over the hand, once it is over: again, or on.
    Next,
}

/// A lesson's own parts of the stage.
#[derive(Clone, Copy)]
pub struct Coach {
    /// Draws one.
    pub draws: Callback<Spot, AnyView>,
    /// What the coach says, followed.
    pub says: Signal<String>,
}

/// The coach at this table, if it is a lesson's.
pub fn coach() -> Option<Coach> {
    use_context()
}

/// What lets another seat act.
pub type LetsAct<G> = Rc<dyn Fn(SeatId, <G as Game>::Action)>;

/// Follows the table of a lesson.
pub struct Coaching<G: Game>(pub Callback<(Session<G>, LetsAct<G>)>)
where
    G::Action: 'static;

impl<G: Game> Clone for Coaching<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Coaching<G> {}
