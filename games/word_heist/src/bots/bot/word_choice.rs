//! Which of the noticed words a bot makes.

use crate::bots::gain;
use std::cmp::Reverse;

use super::BotLevel;
use super::noticing::NoticedWord;
use super::theft_risk::TheftRisk;
use base::sorting::sort_by_key;
use game::SeatId;
use lexicon::{LetterCounts, Word};
use word_heist_rules::Table;

/// A choice between the words that a bot has noticed.
pub(super) struct WordChoice<'a> {
    pub bot: &'a BotLevel,
    pub table: &'a Table,
    pub seat: SeatId,
    pub theft_risk: TheftRisk<'a>,
}

impl WordChoice<'_> {
    /// Chooses a word from those noticed, or `None` if none is worth making.
    pub(super) fn choose(&self, noticed: impl Iterator<Item = NoticedWord>) -> Option<NoticedWord> {
        let all = noticed.filter(|one| self.is_worth_considering(one));
        let mut all: Vec<NoticedWord> = all.collect();
        match self.bot.mind.judgement.candidates {
            0 => all.into_iter().min_by_key(|one| (one.at(), one.word)),
            most if self.weighs_risk() => self.choose_weighed(all, most),
            _ => {
                sort_by_key(&mut all, |one| self.greedy_key(one));
                all.first().copied()
            }
        }
    }

    /// Whether a word gains points at once or, for a bot that considers steals, could protect one
    /// of its own words.
    pub(super) fn is_worth_considering(&self, one: &NoticedWord) -> bool {
        self.gains_points(one) || self.protects_own_word(one)
    }

    /// Whether a word gains points at once.
    pub(super) fn gains_points(&self, one: &NoticedWord) -> bool {
        gain(self.table, self.seat, one.word, &one.taken) > 0
    }

    /// Whether the bot considers what could be stolen. A player alone has no thieves to fear, so
    /// the word that gains most at once is best.
    fn weighs_risk(&self) -> bool {
        self.bot.mind.judgement.candidates > 1 && self.table.seats > 1
    }

    /// Whether the bot considers steals, and this word would extend one of its own.
    fn protects_own_word(&self, one: &NoticedWord) -> bool {
        let alone = match one.taken.ids() {
            [id] => self.table.word(*id),
            _ => None,
        };
        self.weighs_risk() && alone.is_some_and(|word| word.owner == self.seat)
    }

    /// Sort key: the greatest gain first, then the longest word, then the one noticed first.
    fn greedy_key(&self, one: &NoticedWord) -> (Reverse<i32>, Reverse<usize>, u64, Word) {
        let gain = gain(self.table, self.seat, one.word, &one.taken);
        (Reverse(gain), Reverse(one.word.len()), one.at(), one.word)
    }

    fn choose_weighed(&self, mut all: Vec<NoticedWord>, most: usize) -> Option<NoticedWord> {
        sort_by_key(&mut all, |one| self.greedy_key(one));
        let brings = all.iter().filter(|one| self.gains_points(one)).take(most);
        let guards = all.iter().filter(|one| !self.gains_points(one)).take(most);
        let gate = self.bot.mind.judgement.gate;
        let valued = brings.chain(guards).filter_map(|one| {
            let value = self.value(one);
            (self.gains_points(one) || value > gate).then_some((value, *one))
        });
        let mut best: Option<(i32, NoticedWord)> = None;
        for (value, one) in valued {
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, one));
            }
        }
        best.map(|(_, one)| one)
    }

    /// The value of a word in hundredths of a point: its gain, minus what may be lost with it,
    /// plus what its own old words might have lost and is now safe.
    fn value(&self, one: &NoticedWord) -> i32 {
        let centre = self.table.centre_letters();
        let old = one.taken.ids().iter().filter_map(|id| self.table.word(*id));
        let mut joining = LetterCounts::from(one.word);
        let mut saved = 0;
        for old in old {
            joining = joining.minus(old.word().into()).unwrap_or_default();
            if old.owner == self.seat {
                saved +=
                    self.stake(old.word()) * self.theft_risk.estimate(old.word(), centre) / 1_000;
            }
        }
        let left = centre.minus(joining).unwrap_or_default();
        let risk = self.stake(one.word) * self.theft_risk.estimate(one.word, left) / 1_000;
        100 * gain(self.table, self.seat, one.word, &one.taken) + saved - risk
    }

    /// What a stolen word costs: its points are lost, and the thief wins them.
    fn stake(&self, word: Word) -> i32 {
        200 * self.table.options.scoring.points(word.len())
    }
}
