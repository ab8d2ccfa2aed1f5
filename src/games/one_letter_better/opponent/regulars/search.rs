//! Looking ahead: plans are tried in worlds that what is hidden could be.

use super::keeping::keep;
use super::plans::Plan;
use super::replies::{LEAST, Reply, next, replies};
use super::thinking::{Thinking, cost, ends};
use super::unseen::{World, world};
use super::worth::{held, margin, over, rest};
use crate::games::one_letter_better::opponent::Find;
use crate::mind::Trials;
use crate::table::{Chance, SeatId};

/// The plan that it comes to, of some of which the best at first sight comes first. That one is
/// left only where worlds agree that another is clearly better.
pub(super) fn best(thinking: &Thinking, plans: Vec<Plan>, chance: &mut Chance) -> Option<Plan> {
    let trials = trials(thinking, &plans, chance);
    let clear = plans.iter().zip(&trials);
    let clear = clear.filter(|(_, trials)| trials.is_better_by(1));
    let best = clear.max_by_key(|(_, trials)| trials.sum());
    let best = best.map(|(plan, _)| plan.clone());
    best.or_else(|| plans.into_iter().next())
}

/// By how much each plan is better than the first one, in the same worlds.
pub(super) fn trials(thinking: &Thinking, plans: &[Plan], chance: &mut Chance) -> Vec<Trials> {
    let judgement = thinking.regular.mind.judgement;
    let mut trials = vec![Trials::default(); plans.len()];
    let worlds = if plans.len() < 2 { 0 } else { judgement.worlds };
    for left in (1..=worlds).rev() {
        let world = world(thinking.view, thinking.seat, &thinking.unseen, chance);
        let share = thinking.budget.share(left);
        let replies = replies(thinking, &world, share / 2);
        let look = share / 4 / (plans.len() as u64);
        let values = plans.iter().map(|plan| {
            let has = thinking.budget.has(LEAST);
            has.then(|| value(thinking, plan, &world, &replies, look))
        });
        // A world that not all of them were tried in says nothing.
        let Some(values) = values.collect::<Option<Vec<i32>>>() else {
            break;
        };
        let first = values.first().copied().unwrap_or_default();
        for (trials, value) in trials.iter_mut().zip(&values) {
            trials.add(value.saturating_sub(first).saturating_sub(judgement.gate));
        }
    }
    trials
}

/// What a plan comes to in a world: what is left of it when the next ones have played what gains
/// them most.
fn value(thinking: &Thinking, plan: &Plan, world: &World, replies: &[Reply], look: u64) -> i32 {
    let (seat, table) = (thinking.seat, &plan.after.state.table);
    let hand = plan.after.hand();
    let mut points = table.points.clone();
    let costs = || {
        let held = |other: SeatId| match world.held.iter().find(|(of, _)| *of == other) {
            Some((_, held)) => held,
            None => hand,
        };
        let each = table.all_seats().map(|other| cost(table, held(other)));
        each.collect::<Vec<i32>>()
    };
    if ends(table, seat) {
        return over(table, seat, &points, &costs());
    }
    let mut gone = Vec::new();
    for reply in replies {
        for find in reply.played(thinking, plan, &gone) {
            let mut scores = |seat: SeatId, by: i32| {
                if let Some(points) = points.get_mut(seat.index()) {
                    *points += by;
                }
            };
            scores(reply.seat, find.gain);
            let used = find.used.iter().filter_map(|id| table.word(*id));
            let victim = used
                .map(|word| word.owner)
                .find(|owner| *owner != reply.seat);
            if let Some(victim) = victim {
                scores(victim, -find.loss);
            }
            gone.push(find);
        }
        let now = points.get(reply.seat.index()).copied().unwrap_or_default();
        if table
            .options
            .target
            .is_some_and(|target| now >= target.into())
        {
            return over(table, seat, &points, &costs());
        }
    }
    let keeps = thinking.regular.keeps;
    let race = thinking.race.as_ref();
    if thinking.regular.mind.judgement.horizon < table.seats.into() {
        let rest = rest(race, table, seat, &points, true);
        return margin(&points, seat) + rest + held(table, hand, keeps, 0);
    }
    let next = next(thinking, plan, world, look);
    let played = next.played(thinking, plan, &gone);
    let brings: i32 = played.iter().map(Find::swing).sum();
    let deck = &table.options.deck;
    let wilds = hand.iter().filter(|card| deck.face(**card).is_wild());
    let wilds: i32 = wilds.map(|card| keep(deck, *card)).sum();
    if let Some(points) = points.get_mut(seat.index()) {
        *points += brings;
    }
    let target = table.options.target;
    if target.is_some_and(|target| points.get(seat.index()) >= Some(&target.into())) {
        return over(table, seat, &points, &costs());
    }
    margin(&points, seat) + rest(race, table, seat, &points, false) + wilds * keeps / 100
}
