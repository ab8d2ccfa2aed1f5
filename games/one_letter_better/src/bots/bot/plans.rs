//! Plans for a turn: sets of plays that fit together, and their results.

use super::candidates::{CandidatePlay, best_play_sets, distinct_plays};
use super::decision::Decision;
use super::position::Position;
use super::replan::{add_change_first_plans, add_improved_plans};
use crate::bots::FoundPlay;
use base::sorting::sort_by_key;

/// A plan for a turn.
#[derive(Debug, Clone)]
pub(super) struct TurnPlan {
    /// The plays, in order.
    pub(super) plays: Vec<FoundPlay>,
    /// The position after the plays.
    pub(super) after: Position,
    /// Worth of that position at first sight, in hundredths of a point.
    pub(super) value: i32,
}

/// Requests for at most this number of plans only compare which cards to take, so these plans
/// aren't improved.
const COMPARISON_ONLY: usize = 2;

/// Most plays that are added one by one after a set of plays.
const MAX_EXTRA_PLAYS: usize = 4;

/// How plays are chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RankBy {
    /// Plays are chosen by net worth: what they score, less the keeping value of their cards and
    /// what opponents could steal.
    Worth,
    /// Plays are chosen by points alone. If the round ends now, nothing is kept and nothing can be
    /// stolen.
    Points,
}

/// Returns the best plans for a turn, up to `count`, best first. Playing nothing is one of them,
/// unless a card must be played.
pub(super) fn make_plans(decision: &Decision, position: &Position, count: usize) -> Vec<TurnPlan> {
    let mut plans = plans_from_sets(decision, position, RankBy::Worth, count.max(1));
    plans.extend(plans_from_sets(
        decision,
        position,
        RankBy::Points,
        decision.bot.greedy,
    ));
    if position.state.table.turn.pick_up.is_none() {
        plans.push(TurnPlan {
            value: decision.position_value(position),
            ..TurnPlan::empty(position)
        });
    }
    if decision.bot.replans > 0 && count > COMPARISON_ONLY {
        add_change_first_plans(decision, position, &mut plans);
        add_improved_plans(decision, position, &mut plans);
    }
    sort_by_key(&mut plans, |plan| -plan.value);
    plans.dedup_by(|other, plan| plan.is_equivalent_to(other));
    plans.truncate(count.max(1));
    plans
}

/// Builds plans from the best sets of plays: plays each set, then continues with other plays.
pub(super) fn plans_from_sets(
    decision: &Decision,
    position: &Position,
    by: RankBy,
    count: usize,
) -> Vec<TurnPlan> {
    if count == 0 {
        return Vec::new();
    }
    let mut plans = Vec::new();
    let offers = candidates(decision, position, by, 12 * count.max(2));
    for set in best_play_sets(&offers, decision.bot.plays, count) {
        let chosen = set.iter().filter_map(|at| offers.get(*at));
        let mut plan = TurnPlan::empty(position);
        for offer in chosen {
            plan.add_play(&offer.find);
        }
        if plan.plays.is_empty() {
            continue;
        }
        if count > 1 {
            plan.extend_greedily(decision, by);
        }
        plan.value = decision.position_value(&plan.after);
        plans.push(plan);
    }
    plans
}

/// The possible plays, best first.
pub(super) fn candidates(
    decision: &Decision,
    position: &Position,
    by: RankBy,
    most: usize,
) -> Vec<CandidatePlay> {
    let finds = decision.noticed_plays(&position.view());
    let mut offers: Vec<CandidatePlay> = finds
        .into_iter()
        .filter_map(|find| decision.rate_play(position, find, by))
        .collect();
    sort_by_key(&mut offers, |offer| -offer.score);
    if by == RankBy::Points {
        return distinct_plays(offers, most);
    }
    offers.truncate(most);
    for offer in &mut offers {
        decision.adjust_for_risk(position, offer);
    }
    sort_by_key(&mut offers, |offer| -offer.score);
    offers
}

impl TurnPlan {
    /// The empty plan at the beginning of a turn.
    pub(super) fn empty(position: &Position) -> TurnPlan {
        TurnPlan {
            plays: Vec::new(),
            after: position.clone(),
            value: 0,
        }
    }

    /// Adds a play, unless it is no longer legal.
    pub(super) fn add_play(&mut self, find: &FoundPlay) {
        if let Some(after) = self.after.after_play(find) {
            self.after = after;
            self.plays.push(find.clone());
        }
    }

    /// Adds the best remaining play repeatedly, until none gains anything or the limit is reached.
    fn extend_greedily(&mut self, decision: &Decision, by: RankBy) {
        for _ in 0..MAX_EXTRA_PLAYS {
            if self.after.hand().is_empty() {
                return;
            }
            let offers = candidates(decision, &self.after, by, 12);
            match offers.first().filter(|offer| offer.score > 0) {
                Some(offer) => self.add_play(&offer.find),
                None => return,
            }
        }
    }

    /// Whether both plans lay the same lines of cards, in any order.
    fn is_equivalent_to(&self, other: &TurnPlan) -> bool {
        let lays = |plan: &TurnPlan, find: &FoundPlay| {
            plan.plays.iter().any(|play| play.line == find.line)
        };
        self.value == other.value
            && self.plays.len() == other.plays.len()
            && self.plays.iter().all(|find| lays(other, find))
    }
}
