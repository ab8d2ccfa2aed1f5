//! What could have been made, and how much it hurts that nobody did.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::Spot;
use crate::games::word_heist::opponent::Taken;
use crate::games::word_heist::rules::{Table, TableWordId};
use base::sorting::sort_by_key;
use game::SeatId;
use lexicon::{Level, Word};

/// A word that could have been made in one way, all the time from one point of the game to
/// another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Possible {
    /// The word.
    pub word: Word,
    /// How well known it is.
    #[serde(with = "sizes")]
    pub level: Level,
    /// The words it would have taken up.
    pub taken: Taken,
    /// When it became possible.
    pub since: Spot,
    /// When it was possible for the last time.
    pub until: Spot,
    /// Whether anybody made it at any time in the game, in this way or another: such a word was seen.
    pub made: bool,
    /// By how much one seat could have gained on another with it; nothing if it would have
    /// taken nothing from anybody else.
    pub swing: i32,
}

impl Possible {
    /// Whether it was possible after so many letters had been turned up.
    pub const fn at(&self, up: u8) -> bool {
        self.since.up <= up && up <= self.until.up
    }

    /// Over how many flips it was there to be seen.
    pub const fn flips(&self) -> u8 {
        self.until.up - self.since.up
    }

    /// How much it hurts that nobody made it (A20): by how much it would have turned the
    /// game, the more the better known the word is. Only a steal hurts, a word or a merger
    /// that takes from another seat, and only if nobody ever made the word.
    pub fn pain(&self) -> i32 {
        let known = match self.level {
            Level::Common => 4,
            Level::Familiar => 3,
            Level::Known => 2,
            Level::Rare => 1,
        };
        if self.made { 0 } else { self.swing * known }
    }
}

/// By how much one seat could gain on another if it made this; nothing if it took nothing
/// from anybody else.
pub(super) fn swing(table: &Table, word: Word, taken: &Taken) -> i32 {
    let old = || taken.ids().iter().filter_map(|id| table.word(*id));
    let thieves = SeatId::all(table.seats).filter(|thief| old().any(|w| w.owner != *thief));
    let gains = thieves.map(|thief| table.gain(thief, word, taken));
    gains.max().unwrap_or(0).max(0)
}

/// What could have been made in a game (A20).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// How many letters were turned up.
    pub turned_up: u8,
    /// All that could have been made, by the point at which it became possible; among what
    /// became possible at once the best known and longest first.
    pub possible: Vec<Possible>,
}

impl Review {
    /// What could have been made between a flip, the first being 1, and the next one.
    pub fn at(&self, up: u8) -> impl Iterator<Item = &Possible> + Clone {
        self.possible.iter().filter(move |possible| possible.at(up))
    }

    /// What became possible with a flip, or with a word that was made before the next one.
    pub fn new_at(&self, up: u8) -> impl Iterator<Item = &Possible> + Clone {
        let all = self.possible.iter();
        all.filter(move |possible| possible.since.up == up)
    }

    /// What nobody made, each word once, the longest first; of the same length the best
    /// known first.
    pub fn longest_missed(&self) -> Vec<&Possible> {
        let mut missed = self.longest_missed_of(&|_| true);
        missed.dedup_by_key(|possible| possible.word);
        missed
    }

    /// What the centre alone would have made, and nobody saw: in the order of
    /// [`longest_missed`](Review::longest_missed).
    pub fn words_missed(&self) -> Vec<&Possible> {
        let mut missed = self.longest_missed_of(&<[_]>::is_empty);
        missed.dedup_by_key(|possible| possible.word);
        missed
    }

    /// What one word of the table, if it is one of these, would have become, and nobody saw, each
    /// new word once: the most painful first (see [`Possible::pain`]), then the best known, then
    /// those that lay there longest.
    pub fn changes_missed(&self, these: &dyn Fn(TableWordId) -> bool) -> Vec<&Possible> {
        self.most_painful_of(&|taken| matches!(taken, [one] if these(*one)))
    }

    /// The same for what takes up several words at once.
    pub fn mergers_missed(&self) -> Vec<&Possible> {
        self.most_painful_of(&|taken| taken.len() > 1)
    }

    /// What nobody made of such words of the table, the longest first.
    fn longest_missed_of(&self, of: &dyn Fn(&[TableWordId]) -> bool) -> Vec<&Possible> {
        let mut missed = self.missed_of(of);
        sort_by_key(&mut missed, |one| {
            (Reverse(one.word.len()), one.level, one.word, one.since)
        });
        missed
    }

    fn most_painful_of(&self, of: &dyn Fn(&[TableWordId]) -> bool) -> Vec<&Possible> {
        let mut missed = self.missed_of(of);
        sort_by_key(&mut missed, |one| {
            let lay_there = Reverse((one.flips(), one.word.len()));
            (
                Reverse(one.pain()),
                one.level,
                lay_there,
                one.word,
                one.since,
            )
        });
        let mut told = BTreeSet::new();
        missed.retain(|possible| told.insert(possible.word));
        missed
    }

    fn missed_of(&self, of: &dyn Fn(&[TableWordId]) -> bool) -> Vec<&Possible> {
        let all = self.possible.iter();
        all.filter(|one| !one.made && of(one.taken.ids())).collect()
    }
}

/// A level is written as the size of its list.
mod sizes {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use lexicon::Level;

    pub(super) fn serialize<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(level.size())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
        let size = u8::deserialize(from)?;
        Level::of_size(size).ok_or_else(|| D::Error::custom("no such list"))
    }
}
