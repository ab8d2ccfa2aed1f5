//! Finds the best of several actions by playing the game on.

use super::playout::Playout;
use super::worth::{Worth, worth};
use game::SeatId;
use game::bots::Search;
use paper_grid_rules::{Action, Move, State};

/// A decision that a bot is searching.
pub(super) struct Thought<'a> {
    pub view: &'a State,
    pub seat: SeatId,
    pub judgement: Search,
    pub playout: &'a Playout<'a>,
}

impl Thought<'_> {
    /// Returns the best of some actions. The first is the one that looks best: another replaces
    /// it only if it is clearly better, and if the step limit is reached the first stands.
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

    /// Returns the `each` best plays of every other seat, in turn order.
    pub fn threats(&self, each: usize) -> Vec<(SeatId, Move)> {
        let others = self.seat.others(self.view.seats);
        let plays = others.flat_map(|seat| {
            let plays = self.playout.plays(self.view, seat).into_iter();
            plays.take(each).map(move |play| (seat, play))
        });
        plays.collect()
    }

    /// The value of an action to the player choosing it; `None` if it is refused or the step
    /// limit is reached.
    pub fn value(&self, action: &Action) -> Option<i32> {
        Some(self.worth(action)?.to_who_chooses())
    }

    /// The worth of an action; `None` if it is refused or the step limit is reached.
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
