//! Plans whose rest is planned anew once a part of them is laid. Plays that are chosen together
//! know nothing of what each other makes possible: a word that was stolen is the own one then and
//! may grow by any number of cards, and a card that stands for others brings them to the hand.

use super::plans::{By, Plan, laid, offers};
use super::position::Position;
use super::thinking::Thinking;
use crate::games::one_letter_better::rules::{TableWordId, Way};

/// So many plays are looked at for those by which a word that lies there is changed.
const LOOKED_AT: usize = 60;

/// So many changes of the same words are tried.
const OF_A_WORD: usize = 2;

/// So many plans are made of the rest.
const RESTS: usize = 2;

/// What lies there is changed first, by the best of such plays.
pub(super) fn changed_first(thinking: &Thinking, position: &Position, plans: &mut Vec<Plan>) {
    let mut tried: Vec<Vec<TableWordId>> = Vec::new();
    for first in offers(thinking, position, By::Worth, LOOKED_AT) {
        let used = &first.find.used;
        let same = tried.iter().filter(|other| *other == used).count();
        let many = same >= OF_A_WORD || tried.len() >= thinking.regular.anew;
        if many || first.find.way == Way::New {
            continue;
        }
        tried.push(used.clone());
        let mut begun = Plan::nothing(position);
        begun.plays(&first.find);
        rests(thinking, &begun, By::Worth, plans);
    }
}

/// The best plan without one play after the other: as it is then, and with something else in its
/// place.
pub(super) fn mended(thinking: &Thinking, position: &Position, plans: &mut Vec<Plan>) {
    let best = plans.iter().max_by_key(|plan| plan.value);
    let plays = best.map_or_else(Vec::new, |best| best.plays.clone());
    for left_out in &plays {
        let mut less = Plan::nothing(position);
        for find in plays.iter().filter(|find| *find != left_out) {
            less.plays(find);
        }
        rests(thinking, &less, By::Worth, plans);
        rests(thinking, &less, By::Points, plans);
        // What must be played is not left out (O13).
        if less.after.state.table.turn.pick_up.is_none() {
            less.value = thinking.value(&less.after);
            plans.push(less);
        }
    }
}

/// Turns that have begun so, with what is best then.
fn rests(thinking: &Thinking, begun: &Plan, by: By, plans: &mut Vec<Plan>) {
    for mut plan in laid(thinking, &begun.after, by, RESTS) {
        plan.plays.splice(0..0, begun.plays.iter().cloned());
        plans.push(plan);
    }
}
