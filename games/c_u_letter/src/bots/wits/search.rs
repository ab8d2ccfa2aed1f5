//! Look-ahead: the placings that look best at once are tried in possible worlds.

use super::Wits;
use super::budget::Budget;
use super::playing::{Playing, worth};
use super::worlds::world;
use crate::bots::Find;
use c_u_letter_rules::{Placing, State, Use, View};
use game::bots::{Search, Trials};
use game::{Chance, SeatId};
use lexicon::Lexicon;

/// Picks a placing by look-ahead among those that the bot sees, given best first. Returns the
/// placing `at_once` where look-ahead gains too little or no work is left for it.
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
        // A world in which not all placings were tried is discarded.
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

/// Returns the best-looking placing that is clearly better than `did`, and by how many hundredths
/// of a card.
///
///
///
/// The best of several placings often wins by luck in the few worlds in which they were tried, so
/// those worlds only nominate it. Other worlds, independent of the nomination, settle whether it is
/// better and by how much.
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

/// Compares other placings with `did` in the same worlds.
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

/// Parameters of the review: placings tried, turns of look-ahead, worlds to nominate a placing, and
/// further worlds to settle it.
const TRIED: usize = 6;
const HORIZON: usize = 2;
const NAMING: usize = 5;
const SETTLING: usize = 12;

/// Smallest gain worth reporting, in hundredths of a card.
const A_CARD: i32 = 100;

/// Picks the candidates for look-ahead: `at_once`, then those that look best at once, and up to a
/// third of quiet ones.
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

/// A seat's lead after this number of further turns. The last turn counts half, since the next seat
/// can still answer it.
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
