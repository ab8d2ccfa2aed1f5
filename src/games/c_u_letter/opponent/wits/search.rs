//! Looking ahead: what looks best at once is tried in worlds that what is hidden could be.

use super::Wits;
use super::budget::Budget;
use super::playing::{Playing, worth};
use super::worlds::world;
use crate::games::c_u_letter::opponent::Find;
use crate::games::c_u_letter::rules::{Placing, State, Use, View};
use game::bots::{Search, Trials};
use game::{Chance, SeatId};
use lexicon::Lexicon;

/// The placing that it comes to, of those that it sees, the best at once first. What would be
/// done without thinking is the answer wherever thinking brings too little, or there is no work
/// left for it.
pub(super) fn ahead(
    view: &View,
    seen: &[Find],
    at_once: Placing,
    wits: &Wits,
    words: &Lexicon,
    budget: &Budget,
    chance: &mut Chance,
) -> Placing {
    let Search {
        candidates,
        worlds,
        horizon,
        gate,
        ..
    } = wits.mind.judgement;
    let Some(seat) = view.own else {
        return at_once;
    };
    let tried = tried(seen, at_once, candidates, chance);
    let playing = Playing::of(wits, seat, words, budget);
    let mut sums = vec![0; tried.len()];
    let mut count = 0;
    for _ in 0..worlds {
        let Some(world) = world(view, chance) else {
            break;
        };
        let values = tried.iter().map(|placing| {
            let mut state = world.clone();
            playing.place(&mut state, *placing)?;
            value(&playing, state, seat, horizon)
        });
        // A world that not all of them were tried in says nothing.
        let Some(values) = values.collect::<Option<Vec<i32>>>() else {
            break;
        };
        count += 1;
        sums.iter_mut()
            .zip(values)
            .for_each(|(sum, value)| *sum += value);
    }
    let Some(first) = sums.first().copied() else {
        return at_once;
    };
    let best = tried.iter().zip(&sums).skip(1);
    let best = best.fold(
        (at_once, first + gate * count),
        |best, (placing, sum)| match *sum > best.1 {
            true => (*placing, *sum),
            false => best,
        },
    );
    best.0
}

/// Of what looks best at once, what is better than what was done beyond doubt; and by how many
/// hundredths of a card.
///
/// The best of several is often so by luck of the few worlds that they were tried in. So it is only
/// named there, and tried against what was done in other worlds, which know nothing of how it came
/// to be named: these say whether it is better, and by how much.
pub(super) fn better(
    view: &View,
    seen: &[Find],
    did: Placing,
    playing: &Playing<'_>,
    chance: &mut Chance,
) -> Option<(Placing, i32)> {
    let tried = tried(seen, did, TRIED, chance);
    let (did, others) = tried.split_first()?;
    let named = trials(view, *did, others, NAMING, playing, chance)?;
    let (best, _) = others
        .iter()
        .zip(&named)
        .filter(|(_, trials)| trials.is_clear() && trials.mean() >= A_CARD)
        .max_by_key(|(_, trials)| trials.mean())?;
    let again = trials(view, *did, &[*best], SETTLING, playing, chance)?;
    let settled = again.first()?;
    let holds = settled.is_clear() && settled.mean() >= A_CARD;
    holds.then(|| (*best, settled.mean()))
}

/// By how much others are better than what was done, in the same worlds.
fn trials(
    view: &View,
    did: Placing,
    others: &[Placing],
    worlds: usize,
    playing: &Playing<'_>,
    chance: &mut Chance,
) -> Option<Vec<Trials>> {
    let mut trials = vec![Trials::default(); others.len()];
    for _ in 0..worlds {
        let world = world(view, chance)?;
        let value = |placing: Placing| {
            let mut state = world.clone();
            playing.place(&mut state, placing)?;
            value(playing, state, playing.seat, HORIZON)
        };
        let done = value(did)?;
        for (placing, trials) in others.iter().zip(&mut trials) {
            trials.add(value(*placing)? - done);
        }
    }
    Some(trials)
}

/// A review tries so many placings, for so many turns; in so many worlds until it names one, and in
/// so many others until that is settled.
const TRIED: usize = 6;
const HORIZON: usize = 2;
const NAMING: usize = 5;
const SETTLING: usize = 12;

/// What brings less is not worth a word, in hundredths of a card.
const A_CARD: i32 = 100;

/// What is thought about: what would be done without thinking first, then what looks best at
/// once, and a third of them quiet ones.
fn tried(seen: &[Find], at_once: Placing, candidates: usize, chance: &mut Chance) -> Vec<Placing> {
    let others = || seen.iter().filter(|find| find.placing != at_once);
    let mut quiet: Vec<Placing> = others()
        .filter(|find| find.placing.using == Use::Nothing && worth(find) == 0)
        .map(|find| find.placing)
        .collect();
    let loud = others().filter(|find| worth(find) != 0 || find.placing.using != Use::Nothing);
    let mut tried = vec![at_once];
    let calm = candidates / 3;
    tried.extend(
        loud.take(candidates.saturating_sub(calm + 1))
            .map(|find| find.placing),
    );
    while tried.len() < candidates {
        let Some(placing) = chance.draw(&mut quiet) else {
            break;
        };
        tried.push(placing);
    }
    tried
}

/// What a seat has over the others after so many turns more; the last of them counts half, since
/// whoever comes next has an answer to it.
fn value(playing: &Playing<'_>, mut state: State, seat: SeatId, horizon: usize) -> Option<i32> {
    let mut last = playing.margin(&state, seat)?;
    let mut before = last;
    for _ in 0..horizon {
        if !state.table.results.is_empty() {
            return Some(last);
        }
        playing.turn(&mut state)?;
        before = last;
        last = playing.margin(&state, seat)?;
    }
    Some((before + last) / 2)
}
