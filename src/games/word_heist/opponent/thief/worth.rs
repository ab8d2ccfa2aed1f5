//! Which of the words that it has noticed somebody makes.

use std::cmp::Reverse;

use super::Thief;
use super::danger::Danger;
use super::noticing::Noticed;
use crate::games::word_heist::rules::Table;
use base::sorting::sort_by_key;
use game::SeatId;
use lexicon::{Letters, Word};

/// Somebody who chooses.
pub(super) struct Choice<'a> {
    pub thief: &'a Thief,
    pub table: &'a Table,
    pub seat: SeatId,
    pub danger: Danger<'a>,
}

impl Choice<'_> {
    /// The word that is made of those that it has noticed; none if none is worth it.
    pub(super) fn of(&self, noticed: impl Iterator<Item = Noticed>) -> Option<Noticed> {
        let all = noticed.filter(|one| self.may_be_worth(one));
        let mut all: Vec<Noticed> = all.collect();
        match self.thief.mind.judgement.candidates {
            0 => all.into_iter().min_by_key(|one| (one.at(), one.word)),
            most if self.weighs() => self.weighed(all, most),
            _ => {
                sort_by_key(&mut all, |one| self.at_once(one));
                all.first().copied()
            }
        }
    }

    /// Whether it brings something at once, or somebody who weighs could make it to look after
    /// a word of its own.
    pub(super) fn may_be_worth(&self, one: &Noticed) -> bool {
        self.gains(one) || self.guards(one)
    }

    /// Whether it brings something at once.
    pub(super) fn gains(&self, one: &Noticed) -> bool {
        self.table.gain(self.seat, one.word, &one.taken) > 0
    }

    /// Whether it thinks of what could be stolen. Alone nobody steals, and what gains most at once is best.
    fn weighs(&self) -> bool {
        self.thief.mind.judgement.candidates > 1 && self.table.seats > 1
    }

    /// Whether somebody who weighs grows a word of its own by it.
    fn guards(&self, one: &Noticed) -> bool {
        let alone = match one.taken.ids() {
            [id] => self.table.word(*id),
            _ => None,
        };
        self.weighs() && alone.is_some_and(|word| word.owner == self.seat)
    }

    /// The greatest gain first, then the longest word, then what was noticed first.
    fn at_once(&self, one: &Noticed) -> (Reverse<i32>, Reverse<usize>, u64, Word) {
        let gain = self.table.gain(self.seat, one.word, &one.taken);
        (Reverse(gain), Reverse(one.word.len()), one.at(), one.word)
    }

    fn weighed(&self, mut all: Vec<Noticed>, most: usize) -> Option<Noticed> {
        sort_by_key(&mut all, |one| self.at_once(one));
        let brings = all.iter().filter(|one| self.gains(one)).take(most);
        let guards = all.iter().filter(|one| !self.gains(one)).take(most);
        let gate = self.thief.mind.judgement.gate;
        let valued = brings.chain(guards).filter_map(|one| {
            let value = self.value(one);
            (self.gains(one) || value > gate).then_some((value, *one))
        });
        let mut best: Option<(i32, Noticed)> = None;
        for (value, one) in valued {
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, one));
            }
        }
        best.map(|(_, one)| one)
    }

    /// What a word is worth, in hundredths of a point: what it brings, less what it may lose,
    /// and what its own words might have lost that are safe in it.
    fn value(&self, one: &Noticed) -> i32 {
        let centre = self.table.centre_letters();
        let old = one.taken.ids().iter().filter_map(|id| self.table.word(*id));
        let mut joining = Letters::from(one.word);
        let mut saved = 0;
        for old in old {
            joining = joining.minus(old.word().into()).unwrap_or_default();
            if old.owner == self.seat {
                saved += self.at_stake(old.word()) * self.danger.of(old.word(), centre) / 1_000;
            }
        }
        let left = centre.minus(joining).unwrap_or_default();
        let risk = self.at_stake(one.word) * self.danger.of(one.word, left) / 1_000;
        100 * self.table.gain(self.seat, one.word, &one.taken) + saved - risk
    }

    /// What is lost with a word, and won by whoever steals it.
    fn at_stake(&self, word: Word) -> i32 {
        200 * self.table.options.scoring.points(word.len())
    }
}
