//! Finds the best of several actions by playing the game on.

use super::playout::Playout;
use super::position_value::{PositionValue, position_value};
use game::bots::SearchSettings;
use game::{Chance, SeatId};
use paper_grid_rules::{Action, Move, State};

/// A decision that a bot is searching.
pub(super) struct BotDecision<'a> {
    pub view: &'a State,
    pub seat: SeatId,
    pub judgement: SearchSettings,
    pub playout: &'a Playout<'a>,
}

impl BotDecision<'_> {
    /// Returns the best of some actions. The first is the one that looks best: another replaces
    /// it only if it is clearly better, and if the step limit is reached the first stands.
    pub(crate) fn best_action(
        &self,
        first: Action,
        others: impl FnOnce() -> Vec<Action>,
    ) -> Action {
        self.best_beyond(first, self.judgement.gate, others)
    }

    /// Like [`Self::best_action`], where another action must be better by more than a gate.
    pub(super) fn best_beyond(
        &self,
        first: Action,
        gate: i32,
        others: impl FnOnce() -> Vec<Action>,
    ) -> Action {
        if self.judgement.candidates < 2 {
            return first;
        }
        let Some(at_once) = self.value(&first) else {
            return first;
        };
        let mut best = (at_once.saturating_add(gate), first);
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

    /// Draws one of the actions whose value is at most `slack` below the best. If the step limit is
    /// reached, only those valued before count.
    pub(super) fn drawn_action(
        &self,
        first: Action,
        others: Vec<Action>,
        slack: i32,
        chance: &mut Chance,
    ) -> Action {
        if self.judgement.candidates < 2 {
            return first;
        }
        let mut valued: Vec<(i32, Action)> = Vec::new();
        for action in std::iter::once(first.clone()).chain(others) {
            let Some(value) = self.value(&action) else {
                continue;
            };
            if valued.iter().all(|(_, other)| *other != action) {
                valued.push((value, action));
            }
        }
        let best = valued.iter().map(|(value, _)| *value).max();
        let least = best.map_or(0, |best| best.saturating_sub(slack));
        valued.retain(|(value, _)| *value >= least);
        chance.draw(&mut valued).map_or(first, |(_, action)| action)
    }

    /// Returns the `each` best plays of every other seat, in turn order.
    pub fn threats(&self, each: usize) -> Vec<(SeatId, Move)> {
        let others = self.seat.others_clockwise(self.view.seats);
        let plays = others.flat_map(|seat| {
            let plays = self.playout.ranked_plays(self.view, seat).into_iter();
            plays.take(each).map(move |play| (seat, play))
        });
        plays.collect()
    }

    /// The value of an action to the player choosing it; `None` if it is refused or the step
    /// limit is reached.
    pub fn value(&self, action: &Action) -> Option<i32> {
        Some(self.position_value(action)?.as_number())
    }

    /// The worth of an action; `None` if it is refused or the step limit is reached.
    pub fn position_value(&self, action: &Action) -> Option<PositionValue> {
        if self.playout.is_spent() {
            return None;
        }
        let mut state = self.view.clone();
        let begun = self.playout.apply(&mut state, self.seat, action)?;
        let turns = 1 + self.judgement.horizon * usize::from(state.seats);
        let left = turns.saturating_sub(begun);
        self.playout.play_on(&mut state, left)?;
        position_value(self.playout, &state, self.seat)
    }
}
