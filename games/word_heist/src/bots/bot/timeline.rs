//! When a word became possible: when the last of its letters turned up, or the last of the words it
//! uses was made.
//!
//! The table records when each word was made, but not when each letter turned up. That must have
//! been between two words, and letters between two words came one after the other.

use crate::bots::TakenWords;
use game::SeatId;
use lexicon::{LetterCounts, Word};
use word_heist_rules::{MadeWord, Table};

/// Longest time assumed between two letters that turned up at unknown times, in milliseconds.
const MAX_LETTER_GAP_MS: u64 = 4_000;

/// The times at which the words and letters on a table appeared there.
pub(super) struct TableTimeline<'t> {
    table: &'t Table,
    /// When each letter turned up, in order.
    letters: Vec<u64>,
    /// For each word made: the time, and the seat's lead just after it, in words of five letters.
    leads: Vec<(u64, i32)>,
}

/// The moment at which a word became possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Availability {
    /// When the word became possible.
    pub at: u64,
    /// How many letters have turned up since.
    pub letters: usize,
    /// The seat's lead at that moment, in words.
    pub lead: i32,
}

impl<'t> TableTimeline<'t> {
    pub(super) fn new(table: &'t Table, seat: SeatId) -> TableTimeline<'t> {
        TableTimeline {
            table,
            letters: letter_times(table),
            leads: lead_history(table, seat),
        }
    }

    /// When a word made from these words became possible. Of equal letters, the oldest is used.
    pub(super) fn availability(&self, word: Word, taken: &TakenWords) -> Availability {
        let old = || taken.ids().iter().filter_map(|id| self.table.word(*id));
        let mut left = old().fold(LetterCounts::from(word), |left, old| {
            left.minus(old.word().into()).unwrap_or_default()
        });
        let mut newest = 0;
        for tile in &self.table.centre {
            if let Some(less) = left.without(tile.letter) {
                left = less;
                newest = newest.max(tile.id.index() + 1);
            }
        }
        let turned = newest.checked_sub(1).and_then(|at| self.letters.get(at));
        let made = old().map(|old| old.at.0).max().unwrap_or_default();
        let at = made.max(turned.copied().unwrap_or_default());
        let up = old().map(|old| usize::from(old.turned_up)).max();
        let up = newest.max(up.unwrap_or_default());
        let before = self.leads.iter().rev().find(|(when, _)| *when <= at);
        Availability {
            at,
            letters: self.table.turned_up_count().saturating_sub(up),
            lead: before.map_or(0, |(_, lead)| *lead),
        }
    }
}

/// When each letter turned up, as far as can be derived. The last one did at the last event,
/// unless that was a word.
fn letter_times(table: &Table) -> Vec<u64> {
    let apart = table
        .options
        .pace
        .map_or(MAX_LETTER_GAP_MS, |pace| u64::from(pace) * 1_000);
    let all = table.turned_up_count();
    let mut when = vec![0; all];
    let mut words = table.words.iter().peekable();
    let (mut from, mut after) = (0, 0);
    while from < all {
        let next = next_word_after(&mut words, from, &mut after);
        let (to, until, last) = match next {
            Some(word) => (usize::from(word.turned_up), word.at.0, false),
            None => (all, table.since.0, true),
        };
        let count = to.saturating_sub(from) as u64;
        let gaps = if last { count } else { count + 1 };
        let gap = (until.saturating_sub(after) / gaps.max(1)).min(apart);
        for (place, number) in (from..to).zip(1..) {
            let at = if last && number == count {
                until
            } else {
                after + gap * number
            };
            if let Some(when) = when.get_mut(place) {
                *when = at;
            }
        }
        from = to.max(from + 1);
    }
    when
}

/// The next word made after more than `from` letters had turned up. Moves `after` to the time of
/// the last word before it, since the letters after `from` came later.
fn next_word_after<'t>(
    words: &mut std::iter::Peekable<std::slice::Iter<'t, MadeWord>>,
    from: usize,
    after: &mut u64,
) -> Option<&'t MadeWord> {
    while let Some(word) = words.peek() {
        if usize::from(word.turned_up) > from {
            return Some(word);
        }
        *after = word.at.0;
        words.next();
    }
    None
}

fn lead_history(table: &Table, seat: SeatId) -> Vec<(u64, i32)> {
    let word = table.options.scoring.points(5).max(1);
    let counts = table.score_history().into_iter().map(|count| {
        let points = |seat: SeatId| count.points.get(seat.index()).copied().unwrap_or_default();
        let others = seat.others_clockwise(table.seats).map(points).max();
        (
            count.at.0,
            others.map_or(0, |most| (points(seat) - most) / word),
        )
    });
    counts.collect()
}
