//! What a bot does about the words it notices, in each mode.

use super::noticing::{NoticedWord, noticed_words};
use super::theft_risk::TheftRisk;
use super::word_choice::WordChoice;
use super::{BotLevel, level_at};
use crate::bots::delayed_action::{
    MAX_TYPING_MS, QUICK_DELAY_MS, is_last_not_done, plan_without_word,
};
use crate::bots::voting::vote;
use crate::bots::{DelayedAction, FinderCache, with_thread_cache};
use base::sorting::sort;
use game::{Moment, SeatId};
use lexicon::{FamilyFilter, Lexicon};
use word_heist_rules::{Action, Attempt, PlayMode, SourceChoice, Stage, Table};

/// In turns, how long a bot looks, in milliseconds: on its own turn, in the sweep, and once every
/// letter is up; the last number is how much longer it has had for each letter since a word became
/// possible.
const WINDOW_LOOK_MS: u64 = 12_000;
const SWEEP_LOOK_MS: u64 = 6_000;
const LAST_LOOK_MS: u64 = 30_000;
const EXTRA_LOOK_PER_LETTER_MS: u64 = 6_000;

/// Returns what a bot does next if nothing else happens, or `None` if it waits for others. Ask
/// again after every change. The same view always gives the same answer; `memory` only saves work.
/// The step limit holds only if `memory` was made for the list.
pub fn plan_action(
    view: &Table,
    seat: SeatId,
    bot: &BotLevel,
    words: &Lexicon,
    family: &FamilyFilter,
    memory: &mut FinderCache,
) -> Option<DelayedAction> {
    if !view.present.contains(seat) {
        return None;
    }
    if let Some(motion) = &view.motion {
        return vote(view, seat, motion, words).map(|votes| delayed(QUICK_DELAY_MS, votes));
    }
    let bot = &bot.after_seeing(view, seat, words);
    let choice = WordChoice {
        bot,
        table: view,
        seat,
        theft_risk: TheftRisk::new(bot, view, words),
    };
    let mut all = || noticed_words(bot, view, seat, words, family, memory);
    match &view.stage {
        Stage::ToFlip if view.offers_done() && is_last_not_done(view, seat) => {
            Some(delayed(QUICK_DELAY_MS, Action::Done(seat)))
        }
        Stage::ToFlip => (seat == view.flipper).then_some(delayed(QUICK_DELAY_MS, Action::Flip)),
        Stage::Window { .. } if seat == view.flipper => {
            Some(choice.make_or_pass(&all(), WINDOW_LOOK_MS))
        }
        Stage::Sweep { seat: next, .. } if seat == *next => {
            Some(choice.make_or_pass(&all(), SWEEP_LOOK_MS))
        }
        Stage::Reserved { press, .. } if press.seat == seat => {
            Some(choice.type_best_word(all(), press.at))
        }
        Stage::Open if matches!(view.options.mode, PlayMode::Turns { .. }) => {
            let made = choice
                .choose_within_look(&all(), LAST_LOOK_MS)
                .map(make_action);
            made.map(|made| delayed(2 * QUICK_DELAY_MS, made))
                .or(plan_without_word(view, seat))
        }
        Stage::Open => choice.race_for_word(all()),
        _ => None,
    }
}

/// Returns which bot acts first if nothing else happens, and its plan; `None` if all wait. One
/// timer is enough, because any action changes the table and all of them are asked again.
pub fn first_to_act(
    view: &Table,
    bots: &[(SeatId, usize)],
    words: &Lexicon,
    family: &FamilyFilter,
) -> Option<(SeatId, DelayedAction)> {
    with_thread_cache(words, |memory| {
        let plans = bots.iter().filter_map(|(seat, at)| {
            let plan = plan_action(view, *seat, level_at(*at), words, family, memory)?;
            Some((*seat, plan))
        });
        plans.min_by_key(|(_, plan)| plan.after)
    })
}

impl WordChoice<'_> {
    /// In turns, where no seat races: makes a word it notices in its time, or passes.
    fn make_or_pass(&self, all: &[NoticedWord], look: u64) -> DelayedAction {
        match self.choose_within_look(all, look) {
            Some(one) => delayed(2 * QUICK_DELAY_MS, make_action(one)),
            None => delayed(QUICK_DELAY_MS, Action::Pass),
        }
    }

    /// Chooses from the words noticed within this time, or on an earlier turn.
    fn choose_within_look(&self, all: &[NoticedWord], look: u64) -> Option<NoticedWord> {
        let seen = all.iter().copied().filter(|one| {
            let looked = look + EXTRA_LOOK_PER_LETTER_MS * one.birth.letters as u64;
            one.wait <= looked * self.bot.patience / 100
        });
        self.choose(seen)
    }

    /// Types the best word noticed before the press, or else the next one it notices.
    fn type_best_word(&self, all: Vec<NoticedWord>, pressed: Moment) -> DelayedAction {
        let all: Vec<NoticedWord> = all
            .into_iter()
            .filter(|one| self.is_worth_considering(one))
            .collect();
        let seen = all.iter().copied().filter(|one| one.at() <= pressed.0);
        let next = || all.iter().copied().min_by_key(|one| (one.at(), one.word));
        match self.choose(seen).or_else(next) {
            Some(one) => delayed(self.typing_time(&one), make_action(one)),
            None => delayed(QUICK_DELAY_MS, Action::Release),
        }
    }

    /// Where all seats may act, goes for the best of the words noticed by the time the first is
    /// noticed. Its time to act counts from then, whatever has happened since.
    fn race_for_word(&self, all: Vec<NoticedWord>) -> Option<DelayedAction> {
        let (view, seat) = (self.table, self.seat);
        let rests = plan_without_word(view, seat);
        let chosen = if view.locked.contains(seat) {
            None
        } else {
            self.first_target(&all)
        };
        let Some((begins, one)) = chosen else {
            return rests;
        };
        let since = view.since.0;
        let acts = match view.options.mode {
            PlayMode::Turns { .. } | PlayMode::Solo { .. } => {
                let ends = begins + self.typing_time(&one);
                let ends = if ends > since {
                    ends
                } else {
                    // Another event came in between, so the bot begins to type only now.
                    since + self.bot.start / 2 + self.typing_time(&one)
                };
                delayed(ends - since, make_action(one))
            }
            PlayMode::Buzzers { .. } => {
                let opens = view.opens.0.max(since + self.bot.start / 3);
                let pressed = begins.max(opens);
                delayed(pressed - since, Action::Buzz(Moment(pressed)))
            }
            PlayMode::CallItOut => {
                delayed(begins.max(since + self.bot.start / 3) - since, Action::Call)
            }
        };
        match rests {
            Some(rests) if rests.after < acts.after => Some(rests),
            _ => Some(acts),
        }
    }

    /// The word that the bot goes for, and the moment at which it chose that word.
    fn first_target(&self, all: &[NoticedWord]) -> Option<(u64, NoticedWord)> {
        let free = self.table.words.iter().rev();
        let free = free.filter(|word| word.owner == self.seat);
        let free = free.map(|word| word.at.0).next().unwrap_or_default();
        let mut moments: Vec<(u64, bool)> = all
            .iter()
            .filter(|one| self.is_worth_considering(one))
            .map(|one| (one.at().max(free), self.gains_points(one)))
            .collect();
        sort(&mut moments);
        // The moment at which it first notices a word that gains points, and some earlier moments
        // at which it could protect a word of its own.
        let gains = moments.iter().position(|(_, gains)| *gains);
        let gains = gains.and_then(|at| moments.get(at)).copied();
        let guards = moments.iter().copied().take_while(|(_, gains)| !gains);
        guards
            .take(MAX_PROTECTION_MOMENTS)
            .chain(gains)
            .find_map(|(moment, _)| {
                let seen = all.iter().copied().filter(|one| one.at() <= moment);
                Some((moment, self.choose(seen)?))
            })
    }

    /// How long the bot takes to type a word; at most the shortest typing window.
    fn typing_time(&self, one: &NoticedWord) -> u64 {
        (self.bot.stroke * one.word.len() as u64).min(MAX_TYPING_MS)
    }
}

/// Most moments to consider at which the bot could protect a word of its own.
const MAX_PROTECTION_MOMENTS: usize = 3;

fn delayed(after: u64, action: Action) -> DelayedAction {
    DelayedAction { after, action }
}

fn make_action(one: NoticedWord) -> Action {
    Action::Make(Attempt {
        word: one.word,
        source: SourceChoice::Exactly(one.taken.into()),
    })
}
