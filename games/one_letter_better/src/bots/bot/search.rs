//! Looking ahead: tries plans in random worlds, which are possible deals of the hidden cards.

use super::decision::{Decision, cards_cost, ends_round};
use super::keeping::keeping_value;
use super::plans::TurnPlan;
use super::replies::{MIN_PLAN_WORK, Reply, opponent_replies, own_next_reply};
use super::unseen::{World, random_world};
use super::worth::{SeatPoints, hand_value, margin, rest_of_round_value, round_end_value};
use crate::bots::FoundPlay;
use game::bots::Trials;
use game::{Chance, SeatId};
use one_letter_better_rules::Table;

/// Number of further worlds that decide whether the leading plan beats the first.
const CONFIRMING_WORLDS: usize = 24;

/// Chooses a plan. The first plan looks best at first sight; another one replaces it only where the
/// worlds agree that it is better.
pub(super) fn choose_plan(
    decision: &Decision,
    plans: Vec<TurnPlan>,
    chance: &mut Chance,
) -> Option<TurnPlan> {
    let PlanComparison { first, named } = compare_plans(decision, plans, chance);
    let better = named.filter(|(_, trials)| trials.sum() > 0);
    better.map(|(plan, _)| plan).or(first)
}

/// The result of trying plans in worlds.
pub(super) struct PlanComparison {
    /// The plan that looks best at first sight.
    first: Option<TurnPlan>,
    /// The plan that might be better, and its advantage in worlds that weren't used to pick it.
    pub(super) named: Option<(TurnPlan, Trials)>,
}

/// Determines which plan could be better than the first, and whether it is.
///
/// The best of many plans often leads only by luck in the few worlds it was tried in. So those
/// worlds only pick a candidate, which is then tried against the first plan in other worlds.
pub(super) fn compare_plans(
    decision: &Decision,
    mut plans: Vec<TurnPlan>,
    chance: &mut Chance,
) -> PlanComparison {
    let worlds = decision.bot.mind.judgement.worlds;
    let tried = run_trials(worlds, decision, &plans, chance);
    let better = (0..).zip(&tried);
    let better = better.filter(|(_, trials)| trials.is_better_by(1));
    let named = better.max_by_key(|(_, trials)| trials.sum());
    let named = named.and_then(|(named, _)| {
        // The first plan stays first; the candidate comes second.
        plans.swap(1, named);
        plans.truncate(2);
        let again = run_trials(CONFIRMING_WORLDS, decision, &plans, chance).pop();
        plans.pop().zip(again)
    });
    PlanComparison {
        first: plans.into_iter().next(),
        named,
    }
}

/// Returns by how much each plan beats the first one in the same worlds.
fn run_trials(
    worlds: usize,
    decision: &Decision,
    plans: &[TurnPlan],
    chance: &mut Chance,
) -> Vec<Trials> {
    let gate = decision.bot.mind.judgement.gate;
    let mut trials = vec![Trials::default(); plans.len()];
    let worlds = if plans.len() < 2 { 0 } else { worlds };
    for left in (1..=worlds).rev() {
        let world = random_world(decision.view, decision.seat, &decision.unseen, chance);
        let share = decision.budget.share_per_search(left);
        let replies = opponent_replies(decision, &world, share / 2);
        let look = share / 4 / (plans.len() as u64);
        let values = plans.iter().map(|plan| {
            let has = decision.budget.has_left(MIN_PLAN_WORK);
            has.then(|| value_in_world(decision, plan, &world, &replies, look))
        });
        // A world in which not all plans could be tried can't be used to compare them.
        let Some(values) = values.collect::<Option<Vec<i32>>>() else {
            break;
        };
        let first = values.first().copied().unwrap_or_default();
        for (trials, value) in trials.iter_mut().zip(&values) {
            trials.add(value.saturating_sub(first).saturating_sub(gate));
        }
    }
    trials
}

/// The value of a plan in a world, after the next seats have made their best plays.
fn value_in_world(
    decision: &Decision,
    plan: &TurnPlan,
    world: &World,
    replies: &[Reply],
    look: u64,
) -> i32 {
    let (seat, table) = (decision.seat, &plan.after.state.table);
    let hand = plan.after.hand();
    let mut points = table.points.clone();
    let costs = || {
        let held = |other: SeatId| match world.held.iter().find(|(of, _)| *of == other) {
            Some((_, held)) => held,
            None => hand,
        };
        let each = table
            .all_seats()
            .map(|other| cards_cost(table, held(other)));
        each.collect::<Vec<i32>>()
    };
    if ends_round(table, seat) {
        return round_end_value(table, seat, &points, &costs());
    }
    let mut gone = Vec::new();
    for reply in replies {
        for find in reply.choose_plays(decision, plan, &gone) {
            add_points(&mut points, table, reply.seat, &find);
            gone.push(find);
        }
        let now = points.get(reply.seat.index()).copied().unwrap_or_default();
        if table
            .options
            .target
            .is_some_and(|target| now >= target.into())
        {
            return round_end_value(table, seat, &points, &costs());
        }
    }
    let keeps = decision.bot.keeps;
    let race = decision.race.as_ref();
    if decision.bot.mind.judgement.horizon < table.seats.into() {
        let rest = rest_of_round_value(race, table, seat, &points, true);
        return margin(&points, seat) + rest + hand_value(table, hand, keeps, 0);
    }
    let next = own_next_reply(decision, plan, world, look);
    for find in next.choose_plays(decision, plan, &gone) {
        add_points(&mut points, table, seat, &find);
    }
    let deck = &table.options.deck;
    let wilds = hand.iter().filter(|card| deck.face(**card).is_wild());
    let wilds: i32 = wilds.map(|card| keeping_value(deck, *card)).sum();
    let target = table.options.target;
    if target.is_some_and(|target| points.get(seat.index()) >= Some(&target.into())) {
        return round_end_value(table, seat, &points, &costs());
    }
    margin(&points, seat)
        + rest_of_round_value(race, table, seat, &points, false)
        + wilds * keeps / 100
}

/// Adds a play's points to the seat that makes it, and takes them from the seat it steals from.
fn add_points(points: &mut SeatPoints, table: &Table, seat: SeatId, find: &FoundPlay) {
    let mut used = find.used.iter().filter_map(|id| table.word(*id));
    let victim = used.find(|word| word.owner != seat);
    let victim = victim.map(|word| (word.owner, -find.loss));
    for (seat, by) in std::iter::once((seat, find.gain)).chain(victim) {
        if let Some(points) = points.get_mut(seat.index()) {
            *points += by;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Finder;
    use lexicon::{Level, Lexicon};
    use one_letter_better_rules::View;

    #[test]
    fn a_steal_adds_its_gain_to_the_thief_and_its_loss_to_the_victim() {
        let bo = SeatId::new(1);
        let view = View::set_out(&[(bo, "T I M E")], "R", "").unwrap();
        let words = Lexicon::from_words([("timer", Level::Common)]).unwrap();
        let find = Finder::new(&view).find(&words).remove(0);
        let mut points = vec![10, 30];
        add_points(&mut points, &view.table, SeatId::FIRST, &find);
        assert_eq!(points, [31, 16], "TIMER brings 21, and Bo loses TIME, 14");
    }
}
