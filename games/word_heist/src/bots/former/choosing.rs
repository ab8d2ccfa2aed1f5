//! What a rogue does about the words it sees, in each mode.

use super::Rogue;
use super::seeing::{Eyes, Seen};
use crate::bots::delayed_action::{
    MAX_TYPING_MS, QUICK_DELAY_MS, delayed, is_last_not_done, plan_without_word,
};
use crate::bots::voting::vote;
use crate::bots::{DelayedAction, FinderCache};
use game::{Chance, Moment, SeatId};
use lexicon::{FamilyFilter, Lexicon};
use word_heist_rules::{Action, Attempt, PlayMode, SourceChoice, Stage, Table};

/// How long a rogue looks at a changed table before it gives up, in milliseconds.
const LOOKS: u64 = 90_000;
/// How long a rogue looks on its own turn and in the sweep, in milliseconds.
const WINDOW: u64 = 15_000;
const SWEEP: u64 = 6_000;

/// Returns what a rogue does next if nothing else happens, or `None` if it waits for others.
///
/// Ask again after every change. The same view and chance give the same plan, so a game can be
/// repeated if its chance derives from the game's seed and the number of steps. `memory` only saves
/// work.
pub fn make_plan(
    view: &Table,
    seat: SeatId,
    rogue: Rogue,
    words: &Lexicon,
    family: &FamilyFilter,
    memory: &mut FinderCache,
    chance: &mut Chance,
) -> Option<DelayedAction> {
    if !view.present.contains(seat) {
        return None;
    }
    if let Some(motion) = &view.motion {
        return vote(view, seat, motion, words).map(|votes| delayed(QUICK_DELAY_MS, votes));
    }
    let mut eyes = || Eyes::of(rogue, view, seat, words, family, memory);
    let mut look = |within: u64, chance: &mut Chance| eyes().first(within, chance);
    match &view.stage {
        Stage::ToFlip if view.offers_done() && is_last_not_done(view, seat) => {
            Some(delayed(QUICK_DELAY_MS, Action::Done(seat)))
        }
        Stage::ToFlip => (seat == view.flipper).then_some(delayed(QUICK_DELAY_MS, Action::Flip)),
        // In turns no seat races, so it makes at once any word that it would see in its time.
        Stage::Window { .. } if seat == view.flipper => Some(tells(look(WINDOW, chance))),
        Stage::Sweep { seat: next, .. } if seat == *next => Some(tells(look(SWEEP, chance))),
        Stage::Reserved { press, .. } if press.seat == seat => {
            let seen = eyes().any(chance);
            let made = seen.map(|seen| delayed(types(rogue, &seen), make(&seen)));
            made.or(Some(delayed(QUICK_DELAY_MS, Action::Release)))
        }
        Stage::Open => {
            let rests = plan_without_word(view, seat);
            let within = rests.as_ref().map_or(LOOKS, |rests| rests.after);
            let acts = |(after, seen): (u64, Seen)| match view.options.mode {
                PlayMode::Turns { .. } | PlayMode::Solo { .. } => {
                    delayed(after + types(rogue, &seen), make(&seen))
                }
                PlayMode::Buzzers { .. } => {
                    let pressed = Moment(view.since.0.saturating_add(after));
                    delayed(after, Action::Buzz(pressed))
                }
                PlayMode::CallItOut => delayed(after, Action::Call),
            };
            let may = !view.locked.contains(seat);
            let seen = may.then(|| look(within, chance)).flatten();
            seen.map(acts).or(rests)
        }
        _ => None,
    }
}

/// Returns which rogue acts first if nothing else happens, and its plan; `None` if all wait. One
/// timer is enough, because any action changes the table and all of them are asked again.
pub fn first_rogue(
    view: &Table,
    rogues: &[(SeatId, Rogue)],
    words: &Lexicon,
    family: &FamilyFilter,
    chance: &mut Chance,
) -> Option<(SeatId, DelayedAction)> {
    let mut memory = FinderCache::default();
    let plans = rogues.iter().filter_map(|(seat, rogue)| {
        let plan = make_plan(view, *seat, *rogue, words, family, &mut memory, chance)?;
        Some((*seat, plan))
    });
    plans.min_by_key(|(_, plan)| plan.after)
}

/// In turns: makes the word it has seen, or passes.
fn tells(seen: Option<(u64, Seen)>) -> DelayedAction {
    match seen {
        Some((_, seen)) => delayed(2 * QUICK_DELAY_MS, make(&seen)),
        None => delayed(QUICK_DELAY_MS, Action::Pass),
    }
}

/// How long the rogue takes to type a word, in milliseconds.
fn types(rogue: Rogue, seen: &Seen) -> u64 {
    (rogue.stroke() * seen.word.len() as u64).min(MAX_TYPING_MS)
}

fn make(seen: &Seen) -> Action {
    Action::Make(Attempt {
        word: seen.word,
        source: SourceChoice::Exactly(seen.taken.into()),
    })
}
