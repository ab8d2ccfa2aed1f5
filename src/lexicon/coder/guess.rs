//! Which known node a path may lead to: guesses, the likeliest first.

use super::mixer::hash;
use crate::lexicon::builder::NodeId;

/// The lengths of the endings that are remembered: the last 2 to 5 letters.
pub(super) const ENDINGS: usize = 4;
/// How many guesses are tried at most.
const TRIES: usize = 4;
const MEMORY_BITS: u32 = 16;

/// Where a guess comes from; with how sure it is, a track record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// The node behind the path without its first letters.
    Dropped = 0,
    /// The same with more letters dropped.
    DroppedMore = 1,
    /// The previous child of the same parent.
    Sibling = 2,
    /// The most frequent node behind the last letters, and the runner-up:
    /// one source each for every length.
    Ending = 3,
}

const SOURCES: usize = 3 + 2 * ENDINGS;

/// A guess.
#[derive(Clone, Copy, Default)]
pub(super) struct Guess {
    pub(super) node: NodeId,
    /// Its track record's place.
    pub(super) record: usize,
    odds: u16,
}

/// The two nodes seen most behind some letters: number and count each.
#[derive(Clone, Copy, Default)]
struct Seen {
    first: NodeId,
    second: NodeId,
    first_count: u8,
    second_count: u8,
}

const MOST_COUNTED: u8 = 15;

pub(super) struct Guesses {
    seen: Vec<Seen>,
    /// How often a source was right, in 65536ths.
    records: [u16; SOURCES * 16],
}

/// What is known of the place where a guess is wanted.
#[derive(Clone, Copy, Default)]
pub(super) struct Hints {
    pub(super) dropped: Option<NodeId>,
    /// How many letters were dropped.
    pub(super) drops: usize,
    pub(super) dropped_more: Option<NodeId>,
    pub(super) sibling: Option<NodeId>,
    /// Where the endings are remembered.
    pub(super) endings: [usize; ENDINGS],
}

/// Guesses without doubles, the best first.
pub(super) struct Ranked {
    list: [Guess; SOURCES],
    len: usize,
}

impl Ranked {
    fn add(&mut self, node: NodeId, record: usize, odds: u16) {
        let len = self.len;
        if let Some(same) = self.list.iter_mut().take(len).find(|g| g.node == node) {
            if odds > same.odds {
                (same.record, same.odds) = (record, odds);
            }
        } else if let Some(free) = self.list.get_mut(len) {
            *free = Guess { node, record, odds };
            self.len += 1;
        }
    }

    /// The guesses worth a question.
    pub(super) fn best(mut self) -> impl Iterator<Item = Guess> {
        if let Some(list) = self.list.get_mut(..self.len) {
            // Stable: equal odds keep the order of the sources.
            for i in 1..list.len() {
                let mut j = i;
                while let Some([a, b]) = j.checked_sub(1).and_then(|k| list.get_mut(k..=j))
                    && a.odds < b.odds
                {
                    core::mem::swap(a, b);
                    j -= 1;
                }
            }
        }
        self.list.into_iter().take(self.len.min(TRIES))
    }
}

/// Odds below which a question costs more than it saves.
const HOPELESS: u16 = 3200;

impl Guesses {
    pub(super) fn new() -> Guesses {
        Guesses {
            seen: vec![Seen::default(); ENDINGS << MEMORY_BITS],
            records: [20_000; SOURCES * 16],
        }
    }

    /// Where an ending is remembered.
    pub(super) const fn place(ending: usize, letters: u32) -> usize {
        let hash = hash(letters, ending as u32 * 77 + 5) >> (32 - MEMORY_BITS);
        ending << MEMORY_BITS | hash as usize
    }

    fn seen(&self, place: usize) -> Seen {
        self.seen.get(place).copied().unwrap_or_default()
    }

    /// The node seen most behind an ending.
    pub(super) fn usual(&self, place: usize) -> Option<NodeId> {
        let seen = self.seen(place);
        (seen.first_count > 0).then_some(seen.first)
    }

    pub(super) fn ranked(&self, hints: &Hints) -> Ranked {
        let mut ranked = Ranked {
            list: [Guess::default(); SOURCES],
            len: 0,
        };
        let mut add = |node: Option<NodeId>, source: usize, sure: usize| {
            let record = source << 4 | sure;
            if let (Some(node), Some(&odds)) = (node, self.records.get(record))
                && odds >= HOPELESS
            {
                ranked.add(node, record, odds);
            }
        };
        let agree = hints.dropped == hints.dropped_more;
        let sure = hints.drops * 2 + usize::from(agree);
        add(hints.dropped, Source::Dropped as usize, sure & 15);
        add(hints.dropped_more, Source::DroppedMore as usize, 0);
        add(hints.sibling, Source::Sibling as usize, 0);
        for (ending, &place) in hints.endings.iter().enumerate() {
            let seen = self.seen(place);
            let source = Source::Ending as usize + 2 * ending;
            let first = (seen.first_count > 0).then_some(seen.first);
            add(first, source, seen.first_count.into());
            let second = (seen.second_count > 0).then_some(seen.second);
            add(second, source + 1, seen.second_count.into());
        }
        ranked
    }

    /// A guess was right or wrong.
    pub(super) fn score(&mut self, guess: Guess, right: bool) {
        if let Some(odds) = self.records.get_mut(guess.record) {
            if right {
                *odds += (65535 - *odds) >> 5;
            } else {
                *odds -= *odds >> 5;
            }
        }
    }

    /// A node was reached behind these endings.
    pub(super) fn learn(&mut self, endings: &[usize; ENDINGS], node: NodeId) {
        for &place in endings {
            if let Some(seen) = self.seen.get_mut(place) {
                seen.learn(node);
            }
        }
    }
}

impl Seen {
    fn learn(&mut self, node: NodeId) {
        if self.first_count == 0 || self.first == node {
            self.first = node;
            self.first_count = MOST_COUNTED.min(self.first_count + 1);
        } else if self.second_count > 0 && self.second == node {
            self.second_count = MOST_COUNTED.min(self.second_count + 1);
            // One at least stays: `first_count` is 1 to 15 here.
            self.first_count -=
                self.first_count.saturating_add(1) / 4 * u8::from(self.first_count > 1);
            if self.second_count >= self.first_count {
                core::mem::swap(&mut self.first, &mut self.second);
                core::mem::swap(&mut self.first_count, &mut self.second_count);
            }
        } else if self.second_count > 1 {
            self.second_count -= 1;
        } else {
            self.second = node;
            self.second_count = 1;
        }
    }
}
