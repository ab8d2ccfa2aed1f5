//! What a bot does about the words it notices, in each mode.

use super::danger::Danger;
use super::noticing::{Noticed, noticed};
use super::worth::Choice;
use super::{Thief, level};
use crate::bots::plan::{NOD, TYPES, alone_not_done, rest};
use crate::bots::voting::vote;
use crate::bots::{Memory, Plan, Taken, remembering};
use base::sorting::sort;
use game::{Moment, SeatId};
use lexicon::{Family, Lexicon, Word};
use word_heist_rules::{Action, Attempt, Mode, Source, Stage, Table};

/// In turns, in milliseconds: how long a bot looks on its own turn, in the sweep, and once every
/// letter is up; and how much longer it has had for each letter since a word became possible.
const WINDOW: u64 = 12_000;
const SWEEP: u64 = 6_000;
const LAST: u64 = 30_000;
const A_LETTER: u64 = 6_000;

/// Returns what a bot does next if nothing else happens, or `None` if it waits for others. Ask
/// again after every change. The same view always gives the same answer, and the memory only
/// saves work. The step limit only holds with a memory that was made for the list.
pub fn plan(
    view: &Table,
    seat: SeatId,
    thief: &Thief,
    words: &Lexicon,
    family: &Family,
    memory: &mut Memory,
) -> Option<Plan> {
    if !view.present.contains(seat) {
        return None;
    }
    if let Some(motion) = &view.motion {
        return vote(view, seat, motion, words).map(|votes| after(NOD, votes));
    }
    let thief = &thief.having_seen(view, seat, words);
    let choice = Choice {
        thief,
        table: view,
        seat,
        danger: Danger::new(thief, view, words),
    };
    let mut all = || noticed(thief, view, seat, words, family, memory);
    match &view.stage {
        Stage::ToFlip if view.offers_done() && alone_not_done(view, seat) => {
            Some(after(NOD, Action::Done(seat)))
        }
        Stage::ToFlip => (seat == view.flipper).then_some(after(NOD, Action::Flip)),
        Stage::Window { .. } if seat == view.flipper => Some(choice.tells(&all(), WINDOW)),
        Stage::Sweep { seat: next, .. } if seat == *next => Some(choice.tells(&all(), SWEEP)),
        Stage::Reserved { press, .. } if press.seat == seat => Some(choice.types(all(), press.at)),
        Stage::Open if matches!(view.options.mode, Mode::Turns { .. }) => {
            let made = choice.looked(&all(), LAST).map(make);
            made.map(|made| after(2 * NOD, made)).or(rest(view, seat))
        }
        Stage::Open => choice.races(all()),
        _ => None,
    }
}

/// Returns the word that a bot would make for a seat without time pressure, and the words it
/// uses; `None` if no word is worth making.
pub fn best(
    view: &Table,
    seat: SeatId,
    thief: &Thief,
    words: &Lexicon,
    family: &Family,
    memory: &mut Memory,
) -> Option<(Word, Taken)> {
    let choice = Choice {
        thief,
        table: view,
        seat,
        danger: Danger::new(thief, view, words),
    };
    let all = noticed(thief, view, seat, words, family, memory);
    choice.of(all.into_iter()).map(|one| (one.word, one.taken))
}

/// Returns which bot acts first if nothing else happens, and its plan; `None` if all wait. One
/// timer is enough, because any action changes the table and all of them are asked again.
pub fn first(
    view: &Table,
    bots: &[(SeatId, usize)],
    words: &Lexicon,
    family: &Family,
) -> Option<(SeatId, Plan)> {
    remembering(words, |memory| {
        let plans = bots.iter().filter_map(|(seat, at)| {
            let plan = plan(view, *seat, level(*at), words, family, memory)?;
            Some((*seat, plan))
        });
        plans.min_by_key(|(_, plan)| plan.after)
    })
}

impl Choice<'_> {
    /// In turns, where no seat races: makes a word it notices in its time, or passes.
    fn tells(&self, all: &[Noticed], look: u64) -> Plan {
        match self.looked(all, look) {
            Some(one) => after(2 * NOD, make(one)),
            None => after(NOD, Action::Pass),
        }
    }

    /// Chooses from the words noticed within this time, or on an earlier turn.
    fn looked(&self, all: &[Noticed], look: u64) -> Option<Noticed> {
        let seen = all.iter().copied().filter(|one| {
            let looked = look + A_LETTER * one.birth.letters as u64;
            one.wait <= looked * self.thief.patience / 100
        });
        self.of(seen)
    }

    /// Types the best word noticed before the press, or else the next one it notices.
    fn types(&self, all: Vec<Noticed>, pressed: Moment) -> Plan {
        let all: Vec<Noticed> = all
            .into_iter()
            .filter(|one| self.may_be_worth(one))
            .collect();
        let seen = all.iter().copied().filter(|one| one.at() <= pressed.0);
        let next = || all.iter().copied().min_by_key(|one| (one.at(), one.word));
        match self.of(seen).or_else(next) {
            Some(one) => after(self.typing(&one), make(one)),
            None => after(NOD, Action::Release),
        }
    }

    /// Where all seats may act, goes for the best of the words noticed by the time the first is
    /// noticed. Its time to act counts from then, whatever has happened since.
    fn races(&self, all: Vec<Noticed>) -> Option<Plan> {
        let (view, seat) = (self.table, self.seat);
        let rests = rest(view, seat);
        let chosen = match view.locked.contains(seat) {
            true => None,
            false => self.first(&all),
        };
        let Some((begins, one)) = chosen else {
            return rests;
        };
        let since = view.since.0;
        let acts = match view.options.mode {
            Mode::Turns { .. } | Mode::Solo { .. } => {
                let ends = begins + self.typing(&one);
                let ends = match ends > since {
                    true => ends,
                    // Another event came in between: it begins to type now.
                    false => since + self.thief.start / 2 + self.typing(&one),
                };
                after(ends - since, make(one))
            }
            Mode::Buzzers { .. } => {
                let opens = view.opens.0.max(since + self.thief.start / 3);
                let pressed = begins.max(opens);
                after(pressed - since, Action::Buzz(Moment(pressed)))
            }
            Mode::CallItOut => after(
                begins.max(since + self.thief.start / 3) - since,
                Action::Call,
            ),
        };
        match rests {
            Some(rests) if rests.after < acts.after => Some(rests),
            _ => Some(acts),
        }
    }

    /// The word that the bot goes for, and the moment at which it decided to.
    fn first(&self, all: &[Noticed]) -> Option<(u64, Noticed)> {
        let free = self.table.words.iter().rev();
        let free = free.filter(|word| word.owner == self.seat);
        let free = free.map(|word| word.at.0).next().unwrap_or_default();
        let mut moments: Vec<(u64, bool)> = all
            .iter()
            .filter(|one| self.may_be_worth(one))
            .map(|one| (one.at().max(free), self.gains(one)))
            .collect();
        sort(&mut moments);
        // The moment at which it first notices a word that gains points, and some earlier moments
        // at which it could protect a word of its own.
        let gains = moments.iter().position(|(_, gains)| *gains);
        let gains = gains.and_then(|at| moments.get(at)).copied();
        let guards = moments.iter().copied().take_while(|(_, gains)| !gains);
        guards.take(GUARDS).chain(gains).find_map(|(moment, _)| {
            let seen = all.iter().copied().filter(|one| one.at() <= moment);
            Some((moment, self.of(seen)?))
        })
    }

    /// How long the bot takes to type a word; at most the shortest typing window.
    fn typing(&self, one: &Noticed) -> u64 {
        (self.thief.stroke * one.word.len() as u64).min(TYPES)
    }
}

/// Most moments to consider at which the bot could protect a word of its own.
const GUARDS: usize = 3;

fn after(after: u64, action: Action) -> Plan {
    Plan { after, action }
}

fn make(one: Noticed) -> Action {
    Action::Make(Attempt {
        word: one.word,
        source: Source::Exactly(one.taken.into()),
    })
}
