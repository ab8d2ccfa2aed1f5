//! Look-ahead: tries the placings that look best at once in possible worlds.

use super::BotLevel;
use super::budget::SearchBudget;
use super::simulation::{Simulation, immediate_value};
use super::worlds::sample_world;
use crate::bots::FoundPlay;
use c_u_letter_rules::{Placing, State, Use, View};
use game::bots::{SearchSettings, Trials};
use game::{Chance, SeatId};
use lexicon::Lexicon;

/// Picks a placing by look-ahead among those that the bot sees, given best first. Returns the
/// placing `at_once` where look-ahead gains too little or no work is left for it.
pub(super) fn look_ahead(
    view: &View,
    seen: &[FoundPlay],
    at_once: Placing,
    bot: &BotLevel,
    words: &Lexicon,
    budget: &SearchBudget,
    chance: &mut Chance,
) -> Placing {
    let SearchSettings {
        candidates,
        worlds,
        horizon,
        gate,
        ..
    } = bot.mind.judgement;
    let Some(seat) = view.own else {
        return at_once;
    };
    let tried = candidates_to_try(seen, at_once, candidates, chance);
    let simulation = Simulation::new(bot, seat, words, budget);
    let mut sums = vec![0; tried.len()];
    let mut count = 0;
    for _ in 0..worlds {
        let Some(world) = sample_world(view, chance) else {
            break;
        };
        let values = tried.iter().map(|placing| {
            let mut state = world.clone();
            simulation.play_placing(&mut state, *placing)?;
            simulated_lead(&simulation, state, seat, horizon)
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
    let best = best.fold((at_once, first + gate * count), |best, (placing, sum)| {
        if *sum > best.1 {
            (*placing, *sum)
        } else {
            best
        }
    });
    best.0
}

/// Returns the best-looking placing that is clearly better than `did`, and by how many hundredths
/// of a card.
///
/// The best of several placings often wins by luck in the few worlds in which they were tried, so
/// those worlds only nominate it. Other worlds, independent of the nomination, settle whether it is
/// better and by how much.
pub(super) fn better(
    view: &View,
    seen: &[FoundPlay],
    did: Placing,
    simulation: &Simulation<'_>,
    chance: &mut Chance,
) -> Option<(Placing, i32)> {
    let tried = candidates_to_try(seen, did, REVIEW_CANDIDATES, chance);
    let (did, others) = tried.split_first()?;
    let named = compare_candidates(view, *did, others, NOMINATION_WORLDS, simulation, chance)?;
    let (best, _) = others
        .iter()
        .zip(&named)
        .filter(|(_, trials)| trials.is_clear() && trials.mean() >= MIN_REPORTED_GAIN)
        .max_by_key(|(_, trials)| trials.mean())?;
    let again = compare_candidates(
        view,
        *did,
        &[*best],
        CONFIRMATION_WORLDS,
        simulation,
        chance,
    )?;
    let settled = again.first()?;
    let holds = settled.is_clear() && settled.mean() >= MIN_REPORTED_GAIN;
    holds.then(|| (*best, settled.mean()))
}

/// Compares other placings with `did` in the same worlds.
fn compare_candidates(
    view: &View,
    did: Placing,
    others: &[Placing],
    worlds: usize,
    simulation: &Simulation<'_>,
    chance: &mut Chance,
) -> Option<Vec<Trials>> {
    let mut trials = vec![Trials::default(); others.len()];
    for _ in 0..worlds {
        let world = sample_world(view, chance)?;
        let value = |placing: Placing| {
            let mut state = world.clone();
            simulation.play_placing(&mut state, placing)?;
            simulated_lead(simulation, state, simulation.seat, REVIEW_HORIZON)
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
const REVIEW_CANDIDATES: usize = 6;
const REVIEW_HORIZON: usize = 2;
const NOMINATION_WORLDS: usize = 5;
const CONFIRMATION_WORLDS: usize = 12;

/// Smallest gain worth reporting, in hundredths of a card.
const MIN_REPORTED_GAIN: i32 = 100;

/// Picks the candidates for look-ahead: `at_once`, then the placings that look best at once. A
/// third of the places are kept for random quiet placings, which use no ability and have no
/// immediate value.
fn candidates_to_try(
    seen: &[FoundPlay],
    at_once: Placing,
    candidates: usize,
    chance: &mut Chance,
) -> Vec<Placing> {
    let others = || seen.iter().filter(|find| find.placing != at_once);
    let mut quiet: Vec<Placing> = others()
        .filter(|find| find.placing.using == Use::Nothing && immediate_value(find) == 0)
        .map(|find| find.placing)
        .collect();
    let loud =
        others().filter(|find| immediate_value(find) != 0 || find.placing.using != Use::Nothing);
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
fn simulated_lead(
    simulation: &Simulation<'_>,
    mut state: State,
    seat: SeatId,
    horizon: usize,
) -> Option<i32> {
    let mut last = simulation.lead(&state, seat)?;
    let mut before = last;
    for _ in 0..horizon {
        if !state.table.results.is_empty() {
            return Some(last);
        }
        simulation.play_turn(&mut state)?;
        before = last;
        last = simulation.lead(&state, seat)?;
    }
    Some((before + last) / 2)
}
