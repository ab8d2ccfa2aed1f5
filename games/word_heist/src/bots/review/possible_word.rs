//! Words that could have been made, and how painful it was to miss them.

use crate::bots::{TakenWords, gain};
use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::ReviewPoint;
use base::sorting::sort_by_key;
use game::SeatId;
use lexicon::{Level, Word};
use word_heist_rules::{MadeWordId, Table};

/// A word that could have been made in one way, throughout a span of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PossibleWord {
    pub word: Word,
    /// How well known the word is.
    #[serde(with = "level_size")]
    pub level: Level,
    /// Words on the table that the possible word would have used.
    pub taken: TakenWords,
    /// The point of the game at which the word became possible.
    pub since: ReviewPoint,
    /// The last point of the game at which the word was possible.
    pub until: ReviewPoint,
    /// Whether any player made the word at any time, in this way or another. Such a word was
    /// seen.
    pub made: bool,
    /// The most points that one seat could have gained on another with it; zero if it would have
    /// taken nothing from another seat.
    pub swing: i32,
}

impl PossibleWord {
    /// Whether the word was possible after this number of letters had been turned up.
    pub const fn is_possible_at(&self, up: u8) -> bool {
        self.since.up <= up && up <= self.until.up
    }

    /// For how many flips the word was possible.
    pub const fn flip_count(&self) -> u8 {
        self.until.up - self.since.up
    }

    /// How painful it was that the word was missed (A20): the points by which it would have
    /// turned the game, weighted by how well known it is. Only steals are painful, that is words
    /// or mergers that take from another seat, and only if the word was never made.
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

/// The most points that one seat could gain on another by making this word; zero if it takes
/// nothing from another seat.
pub(super) fn swing(table: &Table, word: Word, taken: &TakenWords) -> i32 {
    let old = || taken.ids().iter().filter_map(|id| table.word(*id));
    let thieves = SeatId::all(table.seats).filter(|thief| old().any(|w| w.owner != *thief));
    let gains = thieves.map(|thief| gain(table, thief, word, taken));
    gains.max().unwrap_or(0).max(0)
}

/// Words that could have been made in a game (A20).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// How many letters were turned up.
    pub turned_up: u8,
    /// All possible words, in the order in which they became possible; at the same point the best
    /// known and longest come first.
    pub possible: Vec<PossibleWord>,
}

impl Review {
    /// Words that could have been made between a flip (the first is 1) and the next.
    pub fn possible_at(&self, up: u8) -> impl Iterator<Item = &PossibleWord> + Clone {
        self.possible
            .iter()
            .filter(move |possible| possible.is_possible_at(up))
    }

    /// Words that became possible with a flip, or with a word made before the next flip.
    pub fn newly_possible_at(&self, up: u8) -> impl Iterator<Item = &PossibleWord> + Clone {
        let all = self.possible.iter();
        all.filter(move |possible| possible.since.up == up)
    }

    /// Missed words, each once: the longest first, and of the same length the best known first.
    pub fn longest_missed(&self) -> Vec<&PossibleWord> {
        let mut missed = self.longest_missed_where(&|_| true);
        missed.dedup_by_key(|possible| possible.word);
        missed
    }

    /// Missed words from the centre alone, in the order of
    /// [`longest_missed`](Review::longest_missed).
    pub fn missed_centre_words(&self) -> Vec<&PossibleWord> {
        let mut missed = self.longest_missed_where(&<[_]>::is_empty);
        missed.dedup_by_key(|possible| possible.word);
        missed
    }

    /// Missed words that could have been made from exactly one of these words on the table, each
    /// new word once: the most painful first (see [`PossibleWord::pain`]), then the best known,
    /// then those that were possible longest.
    pub fn missed_changes(&self, these: &dyn Fn(MadeWordId) -> bool) -> Vec<&PossibleWord> {
        self.most_painful_where(&|taken| matches!(taken, [one] if these(*one)))
    }

    /// Missed words made from several words at once, in the order of
    /// [`missed_changes`](Review::missed_changes).
    pub fn missed_mergers(&self) -> Vec<&PossibleWord> {
        self.most_painful_where(&|taken| taken.len() > 1)
    }

    /// Missed words for which the words they use satisfy a condition, the longest first.
    fn longest_missed_where(&self, of: &dyn Fn(&[MadeWordId]) -> bool) -> Vec<&PossibleWord> {
        let mut missed = self.missed_where(of);
        sort_by_key(&mut missed, |one| {
            (Reverse(one.word.len()), one.level, one.word, one.since)
        });
        missed
    }

    fn most_painful_where(&self, of: &dyn Fn(&[MadeWordId]) -> bool) -> Vec<&PossibleWord> {
        let mut missed = self.missed_where(of);
        sort_by_key(&mut missed, |one| {
            let lay_there = Reverse((one.flip_count(), one.word.len()));
            (
                Reverse(one.pain()),
                one.level,
                lay_there,
                one.word,
                one.since,
            )
        });
        let mut listed: Vec<Word> = Vec::new();
        missed.retain(|possible| match listed.binary_search(&possible.word) {
            Ok(_) => false,
            Err(place) => {
                listed.insert(place, possible.word);
                true
            }
        });
        missed
    }

    fn missed_where(&self, of: &dyn Fn(&[MadeWordId]) -> bool) -> Vec<&PossibleWord> {
        let all = self.possible.iter();
        all.filter(|one| !one.made && of(one.taken.ids())).collect()
    }
}

/// Serialises a level as the size of its list.
mod level_size {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use lexicon::Level;

    pub(super) fn serialize<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(level.scowl_size())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
        let size = u8::deserialize(from)?;
        Level::from_scowl_size(size)
            .ok_or_else(|| D::Error::custom("no word level has this list size"))
    }
}
