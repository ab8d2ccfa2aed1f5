//! Looking ahead: plans are tried in worlds that what is hidden could be.

use super::keeping::keep;
use super::plans::Plan;
use super::replies::{LEAST, Reply, next, replies};
use super::thinking::{Thinking, cost, ends};
use super::unseen::{World, world};
use super::worth::{held, margin, over, rest};
use crate::games::one_letter_better::opponent::Find;
use crate::table::{Chance, SeatId};

/// The plan that it comes to, of some of which the best at first sight comes first. That one is
/// left only where worlds agree that another is clearly better.
pub(super) fn best(thinking: &Thinking, plans: Vec<Plan>, chance: &mut Chance) -> Option<Plan> {
    let judgement = thinking.regular.mind.judgement;
    let mut sums = vec![(0_i64, 0_i64); plans.len()];
    let mut count = 0;
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
        count += 1;
        let first = values.first().copied().unwrap_or_default();
        for (sum, value) in sums.iter_mut().zip(&values) {
            let more = i64::from(*value) - i64::from(first);
            sum.0 += more;
            sum.1 += more * more;
        }
    }
    let clear = |(sum, squares): &(i64, i64)| clearly(*sum, *squares, count, judgement.gate.into());
    let best = plans.iter().zip(&sums).filter(|(_, sums)| clear(sums));
    let best = best.max_by_key(|(_, (sum, _))| *sum);
    let best = best.map(|(plan, _)| plan.clone());
    best.or_else(|| plans.into_iter().next())
}

/// Whether so many differences with this sum, and this sum of their squares, are on the average
/// above a gate by more than chance would have it: by more than their standard error.
fn clearly(sum: i64, squares: i64, count: i64, gate: i64) -> bool {
    let above = sum - gate * count;
    if count < 2 || above <= 0 {
        return false;
    }
    // above / n > sqrt((squares - sum^2 / n) / n / (n - 1)), squared and without fractions.
    let spread = squares - sum * sum / count;
    above.saturating_mul(above).saturating_mul(count - 1) > spread.saturating_mul(count)
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
