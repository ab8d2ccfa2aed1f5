//! The best of several actions, by how the game goes on.

use super::playout::Playout;
use super::worth::{Worth, worth};
use crate::games::paper_grid::rules::{Action, Move, State};
use game::SeatId;
use game::bots::Search;

/// A decision being thought about.
pub(super) struct Thought<'a> {
    pub view: &'a State,
    pub seat: SeatId,
    pub judgement: Search,
    pub playout: &'a Playout<'a>,
}

impl Thought<'_> {
    /// The best of some actions. The first is what looks best at once: it is left only for what
    /// is clearly better, and done at once where nothing more may be thought.
    pub fn best(&self, first: Action, others: impl FnOnce() -> Vec<Action>) -> Action {
        if self.judgement.candidates < 2 {
            return first;
        }
        let Some(at_once) = self.value(&first) else {
            return first;
        };
        let mut best = (at_once.saturating_add(self.judgement.gate), first);
        for action in others() {
            if self.playout.is_spent() {
                break;
            }
            if let Some(value) = self.value(&action).filter(|value| *value > best.0) {
                best = (value, action);
            }
        }
        best.1
    }

    /// So many of the best plays of each of the others, whose turn comes first before.
    pub fn threats(&self, each: usize) -> Vec<(SeatId, Move)> {
        let others = self.seat.others(self.view.seats);
        let plays = others.flat_map(|seat| {
            let plays = self.playout.plays(self.view, seat).into_iter();
            plays.take(each).map(move |play| (seat, play))
        });
        plays.collect()
    }

    /// What an action is worth to who chooses; none if it is refused, or cannot be thought to its
    /// end.
    pub fn value(&self, action: &Action) -> Option<i32> {
        Some(self.worth(action)?.to_who_chooses())
    }

    /// What an action is worth; none if it is refused, or cannot be thought to its end.
    pub fn worth(&self, action: &Action) -> Option<Worth> {
        if self.playout.is_spent() {
            return None;
        }
        let mut state = self.view.clone();
        let begun = self.playout.does(&mut state, self.seat, action)?;
        let turns = 1 + self.judgement.horizon * usize::from(state.seats);
        let left = turns.saturating_sub(begun);
        self.playout.plays_on(&mut state, left)?;
        worth(self.playout, &state, self.seat)
    }
}
