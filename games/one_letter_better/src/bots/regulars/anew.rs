//! Replans the rest of a turn after its first plays. Plays chosen together ignore what they make
//! possible for each other: a stolen word is now the bot's own and may grow by any number of cards,
//! and a blue substitution brings the replaced cards to the hand.

use super::plans::{By, Plan, laid, offers};
use super::position::Position;
use super::thinking::Thinking;
use one_letter_better_rules::{TableWordId, Way};

/// Number of plays examined for those that change a table word.
const LOOKED_AT: usize = 60;

/// Number of plays tried per set of table words.
const OF_A_WORD: usize = 2;

/// Number of plans made for the rest of a turn after its first plays.
const RESTS: usize = 2;

/// Adds plans that first change a table word, using the best such plays.
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

/// Adds variants of the best plan that leave out one play each: as they are, and with other plays
/// in its place.
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
        // A card that must be played can't be left out (O13).
        if less.after.state.table.turn.pick_up.is_none() {
            less.value = thinking.value(&less.after);
            plans.push(less);
        }
    }
}

/// Adds plans that continue `begun` with the best plays for the rest.
fn rests(thinking: &Thinking, begun: &Plan, by: By, plans: &mut Vec<Plan>) {
    for mut plan in laid(thinking, &begun.after, by, RESTS) {
        plan.plays.splice(0..0, begun.plays.iter().cloned());
        plans.push(plan);
    }
}
