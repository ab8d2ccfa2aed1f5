//! Plans for a turn: sets of plays that fit together, and their results.

use super::anew::{changed_first, mended};
use super::offers::{Offer, apart, sets};
use super::position::Position;
use super::thinking::Thinking;
use crate::bots::Find;
use base::sorting::sort_by_key;

/// A plan for a turn.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    /// The plays, in order.
    pub(super) plays: Vec<Find>,
    /// The position after the plays.
    pub(super) after: Position,
    /// Worth of that position at first sight, in hundredths of a point.
    pub(super) value: i32,
}

/// Requests for at most this number of plans only compare which cards to take, so these plans
/// aren't improved.
const A_FEW: usize = 2;

/// Most plays that are added one by one after a set of plays.
const MORE: usize = 4;

/// How plays are chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// Plays are chosen by net worth: what they score, less the keeping value of their cards and
    /// what opponents could steal.
    Worth,
    /// Plays are chosen by points alone. If the round ends now, nothing is kept and nothing can be
    /// stolen.
    Points,
}

/// Returns the best plans for a turn, up to `count`, best first. Playing nothing is one of them,
/// unless a card must be played.
pub(super) fn plans(thinking: &Thinking, position: &Position, count: usize) -> Vec<Plan> {
    let mut plans = laid(thinking, position, By::Worth, count.max(1));
    plans.extend(laid(
        thinking,
        position,
        By::Points,
        thinking.regular.greedy,
    ));
    if position.state.table.turn.pick_up.is_none() {
        plans.push(Plan {
            value: thinking.value(position),
            ..Plan::nothing(position)
        });
    }
    if thinking.regular.anew > 0 && count > A_FEW {
        changed_first(thinking, position, &mut plans);
        mended(thinking, position, &mut plans);
    }
    sort_by_key(&mut plans, |plan| -plan.value);
    plans.dedup_by(|other, plan| plan.comes_to_the_same_as(other));
    plans.truncate(count.max(1));
    plans
}

/// Builds plans from the best sets of plays: plays each set, then continues with other plays.
pub(super) fn laid(thinking: &Thinking, position: &Position, by: By, count: usize) -> Vec<Plan> {
    if count == 0 {
        return Vec::new();
    }
    let mut plans = Vec::new();
    let offers = offers(thinking, position, by, 12 * count.max(2));
    for set in sets(&offers, thinking.regular.plays, count) {
        let chosen = set.iter().filter_map(|at| offers.get(*at));
        let mut plan = Plan::nothing(position);
        for offer in chosen {
            plan.plays(&offer.find);
        }
        if plan.plays.is_empty() {
            continue;
        }
        if count > 1 {
            plan.goes_on(thinking, by);
        }
        plan.value = thinking.value(&plan.after);
        plans.push(plan);
    }
    plans
}

/// The possible plays, best first.
pub(super) fn offers(thinking: &Thinking, position: &Position, by: By, most: usize) -> Vec<Offer> {
    let finds = thinking.finds(&position.view());
    let mut offers: Vec<Offer> = finds
        .into_iter()
        .filter_map(|find| thinking.offer(position, find, by))
        .collect();
    sort_by_key(&mut offers, |offer| -offer.score);
    if by == By::Points {
        return apart(offers, most);
    }
    offers.truncate(most);
    for offer in &mut offers {
        thinking.minds(position, offer);
    }
    sort_by_key(&mut offers, |offer| -offer.score);
    offers
}

impl Plan {
    /// The empty plan at the beginning of a turn.
    pub(super) fn nothing(position: &Position) -> Plan {
        Plan {
            plays: Vec::new(),
            after: position.clone(),
            value: 0,
        }
    }

    /// Adds a play, unless it is no longer legal.
    pub(super) fn plays(&mut self, find: &Find) {
        if let Some(after) = self.after.after(find) {
            self.after = after;
            self.plays.push(find.clone());
        }
    }

    /// Adds the best remaining play repeatedly, until none gains anything or the limit is reached.
    fn goes_on(&mut self, thinking: &Thinking, by: By) {
        for _ in 0..MORE {
            if self.after.hand().is_empty() {
                return;
            }
            let offers = offers(thinking, &self.after, by, 12);
            match offers.first().filter(|offer| offer.score > 0) {
                Some(offer) => self.plays(&offer.find),
                None => return,
            }
        }
    }

    /// Whether both plans lay the same lines of cards, in any order.
    fn comes_to_the_same_as(&self, other: &Plan) -> bool {
        let lays = |plan: &Plan, find: &Find| plan.plays.iter().any(|play| play.line == find.line);
        self.value == other.value
            && self.plays.len() == other.plays.len()
            && self.plays.iter().all(|find| lays(other, find))
    }
}
