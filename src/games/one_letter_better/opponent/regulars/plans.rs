//! Plans for a turn: sets of plays that go together, and what comes of them.

use super::anew::{changed_first, mended};
use super::offers::{Offer, apart, sets};
use super::position::Position;
use super::thinking::Thinking;
use crate::games::one_letter_better::opponent::Find;
use base::sorting::sort_by_key;

/// What a seat could do in a turn.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    /// What it plays, in order.
    pub(super) plays: Vec<Find>,
    /// The table then.
    pub(super) after: Position,
    /// What that is worth at first sight, in hundredths of a point.
    pub(super) value: i32,
}

/// So few plans are asked for where it is only compared which cards to take: they are not mended.
const A_FEW: usize = 2;

/// So many plays are added one after the other, once a set of them is laid.
const MORE: usize = 4;

/// What plays are chosen by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// What they come to: what they bring, less what their cards would be worth in the hand, and
    /// less what others could take.
    Worth,
    /// What they bring alone. Of a round that ends now nothing is kept, and nobody takes a word.
    Points,
}

/// The best plans for a turn, so many of them, the best first. To play nothing is one of them,
/// unless something must be played.
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

/// The best sets of plays, so many sets, each laid and gone on with.
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

/// What could be played, the best first.
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
    /// As a turn begins.
    pub(super) fn nothing(position: &Position) -> Plan {
        Plan {
            plays: Vec::new(),
            after: position.clone(),
            value: 0,
        }
    }

    /// Goes on with a play, unless it may not be laid then.
    pub(super) fn plays(&mut self, find: &Find) {
        if let Some(after) = self.after.after(find) {
            self.after = after;
            self.plays.push(find.clone());
        }
    }

    /// Plays on with what is left, each time what is best then.
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

    /// Whether the same lines of cards are laid, in whatever order.
    fn comes_to_the_same_as(&self, other: &Plan) -> bool {
        let lays = |plan: &Plan, find: &Find| plan.plays.iter().any(|play| play.line == find.line);
        self.value == other.value
            && self.plays.len() == other.plays.len()
            && self.plays.iter().all(|find| lays(other, find))
    }
}
