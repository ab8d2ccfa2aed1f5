//! Looking ahead: tries plans in random worlds, which are possible deals of the hidden cards.

use super::keeping::keep;
use super::plans::Plan;
use super::replies::{LEAST, Reply, next, replies};
use super::thinking::{Thinking, cost, ends};
use super::unseen::{World, world};
use super::worth::{Points, held, margin, over, rest};
use crate::bots::Find;
use game::bots::Trials;
use game::{Chance, SeatId};
use one_letter_better_rules::Table;

/// Number of further worlds that decide whether the leading plan beats the first.
const SETTLING: usize = 24;

/// Chooses a plan. The first plan looks best at first sight; another one replaces it only where the
/// worlds agree that it is better.
pub(super) fn best(thinking: &Thinking, plans: Vec<Plan>, chance: &mut Chance) -> Option<Plan> {
    let Settled { first, named } = settled(thinking, plans, chance);
    let better = named.filter(|(_, trials)| trials.sum() > 0);
    better.map(|(plan, _)| plan).or(first)
}

/// The result of trying plans in worlds.
pub(super) struct Settled {
    /// The plan that looks best at first sight.
    first: Option<Plan>,
    /// The plan that might be better, and its advantage in worlds that weren't used to pick it.
    pub(super) named: Option<(Plan, Trials)>,
}

/// Determines which plan could be better than the first, and whether it is.
///
/// The best of many plans often leads only by luck in the few worlds it was tried in. So those
/// worlds only pick a candidate, which is then tried against the first plan in other worlds.
pub(super) fn settled(thinking: &Thinking, mut plans: Vec<Plan>, chance: &mut Chance) -> Settled {
    let worlds = thinking.regular.mind.judgement.worlds;
    let tried = trials(worlds, thinking, &plans, chance);
    let better = (0..).zip(&tried);
    let better = better.filter(|(_, trials)| trials.is_better_by(1));
    let named = better.max_by_key(|(_, trials)| trials.sum());
    let named = named.and_then(|(named, _)| {
        // The first plan stays first; the candidate comes second.
        plans.swap(1, named);
        plans.truncate(2);
        let again = trials(SETTLING, thinking, &plans, chance).pop();
        plans.pop().zip(again)
    });
    Settled {
        first: plans.into_iter().next(),
        named,
    }
}

/// Returns by how much each plan beats the first one in the same worlds.
fn trials(worlds: usize, thinking: &Thinking, plans: &[Plan], chance: &mut Chance) -> Vec<Trials> {
    let gate = thinking.regular.mind.judgement.gate;
    let mut trials = vec![Trials::default(); plans.len()];
    let worlds = if plans.len() < 2 { 0 } else { worlds };
    for left in (1..=worlds).rev() {
        let world = world(thinking.view, thinking.seat, &thinking.unseen, chance);
        let share = thinking.budget.share(left);
        let replies = replies(thinking, &world, share / 2);
        let look = share / 4 / (plans.len() as u64);
        let values = plans.iter().map(|plan| {
            let has = thinking.budget.has(LEAST);
            has.then(|| value(thinking, plan, &world, &replies, look))
        });
        // A world in which not all plans could be tried says nothing.
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
            scores(&mut points, table, reply.seat, &find);
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
    for find in next.played(thinking, plan, &gone) {
        scores(&mut points, table, seat, &find);
    }
    let deck = &table.options.deck;
    let wilds = hand.iter().filter(|card| deck.face(**card).is_wild());
    let wilds: i32 = wilds.map(|card| keep(deck, *card)).sum();
    let target = table.options.target;
    if target.is_some_and(|target| points.get(seat.index()) >= Some(&target.into())) {
        return over(table, seat, &points, &costs());
    }
    margin(&points, seat) + rest(race, table, seat, &points, false) + wilds * keeps / 100
}

/// Adds a play's points to the seat that makes it, and takes them from the seat it steals from.
fn scores(points: &mut Points, table: &Table, seat: SeatId, find: &Find) {
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
        let find = Finder::at(&view).find(&words).remove(0);
        let mut points = vec![10, 30];
        scores(&mut points, &view.table, SeatId::FIRST, &find);
        assert_eq!(points, [31, 16], "TIMER brings 21, and Bo loses TIME, 14");
    }
}
