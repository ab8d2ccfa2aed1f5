//! What a thief does about what it notices, in each mode.

use super::danger::Danger;
use super::noticing::{Noticed, noticed};
use super::worth::Choice;
use super::{Thief, level};
use crate::games::word_heist::opponent::plan::{NOD, TYPES, alone_not_done, rest};
use crate::games::word_heist::opponent::voting::vote;
use crate::games::word_heist::opponent::{Memory, Plan, Taken, remembering};
use crate::games::word_heist::rules::{Action, Attempt, Mode, Source, Stage, Table};
use base::sorting::sort;
use game::{Moment, SeatId};
use lexicon::{Family, Lexicon, Word};

/// In turns, how long it looks on its own turn, in the sweep, and once every letter is up; and how
/// long before that for each letter that has turned up since, in milliseconds.
const WINDOW: u64 = 12_000;
const SWEEP: u64 = 6_000;
const LAST: u64 = 30_000;
const A_LETTER: u64 = 6_000;

/// What a thief does next at a table of Word Heist if nothing else happens; none if it waits for
/// others. Ask again after every change: the same view has the same answer, and what is
/// remembered saves work alone. How much it may take holds with a memory of the list.
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

/// What a thief would make for a seat if it had all the time in the world, and what that takes
/// up; none if nothing is worth it.
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

/// Which of some bots acts first if nothing else happens, and what it does; none if all wait for
/// others. One timer is enough for them: whatever happens changes the table, and all are asked
/// again.
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
    /// In turns nobody races: what it notices in its time it makes, or it passes.
    fn tells(&self, all: &[Noticed], look: u64) -> Plan {
        match self.looked(all, look) {
            Some(one) => after(2 * NOD, make(one)),
            None => after(NOD, Action::Pass),
        }
    }

    /// What it chooses of what it notices in so long, and has before.
    fn looked(&self, all: &[Noticed], look: u64) -> Option<Noticed> {
        let seen = all.iter().copied().filter(|one| {
            let looked = look + A_LETTER * one.birth.letters as u64;
            one.wait <= looked * self.thief.patience / 100
        });
        self.of(seen)
    }

    /// What it has noticed when it pressed, typed; or else what it notices next.
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

    /// Where everybody may act, it goes for the best of what it has noticed by the time it
    /// notices anything; it is on its way since then, whatever has happened.
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
                    // Something came between: it begins to type now.
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

    /// What it goes for, and since when.
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
        // The first at which it notices what brings something, and some before that at which it
        // could look after its own.
        let gains = moments.iter().position(|(_, gains)| *gains);
        let gains = gains.and_then(|at| moments.get(at)).copied();
        let guards = moments.iter().copied().take_while(|(_, gains)| !gains);
        guards.take(GUARDS).chain(gains).find_map(|(moment, _)| {
            let seen = all.iter().copied().filter(|one| one.at() <= moment);
            Some((moment, self.of(seen)?))
        })
    }

    /// How long it types a word. Nobody types longer than the shortest window has.
    fn typing(&self, one: &Noticed) -> u64 {
        (self.thief.stroke * one.word.len() as u64).min(TYPES)
    }
}

/// So many moments are thought of at which it could look after its own.
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
