//! Replans the rest of a turn after its first plays. Plays chosen together ignore what they make
//! possible for each other: a stolen word is now the bot's own and may grow by any number of cards,
//! and a blue substitution brings the replaced cards to the hand.

use super::decision::Decision;
use super::plans::{RankBy, TurnPlan, candidates, plans_from_sets};
use super::position::Position;
use one_letter_better_rules::{PlayKind, TableWordId};

/// Number of plays examined for those that change a table word.
const MAX_EXAMINED: usize = 60;

/// Number of plays tried per set of table words.
const MAX_PER_WORD_SET: usize = 2;

/// Number of plans made for the rest of a turn after its first plays.
const CONTINUATIONS: usize = 2;

/// Adds plans that first change a table word, using the best such plays.
pub(super) fn add_change_first_plans(
    decision: &Decision,
    position: &Position,
    plans: &mut Vec<TurnPlan>,
) {
    let mut tried: Vec<Vec<TableWordId>> = Vec::new();
    for first in candidates(decision, position, RankBy::Worth, MAX_EXAMINED) {
        let used = &first.find.used;
        let same = tried.iter().filter(|other| *other == used).count();
        let many = same >= MAX_PER_WORD_SET || tried.len() >= decision.bot.replans;
        if many || first.find.way == PlayKind::New {
            continue;
        }
        tried.push(used.clone());
        let mut begun = TurnPlan::empty(position);
        begun.add_play(&first.find);
        add_continuations(decision, &begun, RankBy::Worth, plans);
    }
}

/// Adds variants of the best plan that leave out one play each: as they are, and with other plays
/// in its place.
pub(super) fn add_improved_plans(
    decision: &Decision,
    position: &Position,
    plans: &mut Vec<TurnPlan>,
) {
    let best = plans.iter().max_by_key(|plan| plan.value);
    let plays = best.map_or_else(Vec::new, |best| best.plays.clone());
    for left_out in &plays {
        let mut less = TurnPlan::empty(position);
        for find in plays.iter().filter(|find| *find != left_out) {
            less.add_play(find);
        }
        add_continuations(decision, &less, RankBy::Worth, plans);
        add_continuations(decision, &less, RankBy::Points, plans);
        // A card that must be played can't be left out (O13).
        if less.after.state.table.turn.pick_up.is_none() {
            less.value = decision.position_value(&less.after);
            plans.push(less);
        }
    }
}

/// Adds plans that continue `begun` with the best plays for the rest.
fn add_continuations(decision: &Decision, begun: &TurnPlan, by: RankBy, plans: &mut Vec<TurnPlan>) {
    for mut plan in plans_from_sets(decision, &begun.after, by, CONTINUATIONS) {
        plan.plays.splice(0..0, begun.plays.iter().cloned());
        plans.push(plan);
    }
}
