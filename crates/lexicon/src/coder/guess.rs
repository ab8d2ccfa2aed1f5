//! Guesses which known node a path leads to, the most likely first.

use super::mixer::hash;
use crate::builder::NodeId;

/// The number of ending lengths that are remembered: the last 2 to 5 letters.
pub(super) const ENDING_COUNT: usize = 4;
/// Maximum number of guesses to try.
const MAX_TRIES: usize = 3;
const MEMORY_BITS: u32 = 16;

/// Where a guess comes from. Together with its certainty this selects a track record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GuessSource {
    /// The node at the end of the path without its first letters.
    Dropped = 0,
    /// The node at the end of the path with even more first letters dropped.
    DroppedMore = 1,
    /// The previous child of the same parent.
    Sibling = 2,
    /// The most frequent node after the last letters, and the second most frequent: two sources
    /// for each ending length.
    Ending = 3,
}

const SOURCE_COUNT: usize = 3 + 2 * ENDING_COUNT;

/// A guess of a node.
#[derive(Clone, Copy, Default)]
pub(super) struct Guess {
    pub(super) node: NodeId,
    /// The index of the guess's track record: how often such guesses were right.
    pub(super) record: u16,
    odds: u16,
}

/// A node and how often it was seen, in four bytes; zero means no node.
#[derive(Clone, Copy, Default)]
struct NodeCount(u32);

/// Number of bits for a count, which goes up to [`MAX_COUNT`].
const COUNT_BITS: u32 = 4;
const MAX_COUNT: u32 = 15;

impl NodeCount {
    const fn new(node: NodeId, count: u32) -> NodeCount {
        NodeCount(node.0 << COUNT_BITS | count)
    }

    const fn count(self) -> u32 {
        self.0 & MAX_COUNT
    }

    /// Returns the node, if one was seen.
    const fn node(self) -> Option<NodeId> {
        if self.count() == 0 {
            return None;
        }
        Some(NodeId(self.0 >> COUNT_BITS))
    }
}

/// The two nodes seen most often after an ending.
#[derive(Clone, Copy, Default)]
pub(super) struct FrequentNodes([NodeCount; 2]);

pub(super) struct GuessModel {
    seen: Vec<FrequentNodes>,
    /// How often each source was right, in 65536ths.
    records: [u16; SOURCE_COUNT * 16],
}

/// What is known about the place where a guess is needed.
#[derive(Clone, Copy, Default)]
pub(super) struct GuessHints {
    pub(super) dropped: Option<NodeId>,
    /// The number of first letters dropped from the path to find `dropped`.
    pub(super) drops: usize,
    pub(super) dropped_more: Option<NodeId>,
    pub(super) sibling: Option<NodeId>,
    /// The nodes seen most often after each of the path's endings.
    pub(super) seen: [FrequentNodes; ENDING_COUNT],
}

/// Guesses without duplicates, the best first.
pub(super) struct RankedGuesses {
    list: [Guess; SOURCE_COUNT],
    len: usize,
}

impl RankedGuesses {
    fn add(&mut self, node: NodeId, record: u16, odds: u16) {
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

    /// Returns the guesses that are worth coding a decision for.
    pub(super) fn into_best(mut self) -> impl Iterator<Item = Guess> {
        if let Some(list) = self.list.get_mut(..self.len) {
            // Stable: guesses with equal odds stay in the order of their sources.
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
        self.list.into_iter().take(self.len.min(MAX_TRIES))
    }
}

/// Odds below which coding a decision costs more than it saves.
const MIN_ODDS: u16 = 5000;

impl GuessModel {
    pub(super) fn new() -> GuessModel {
        GuessModel {
            seen: vec![FrequentNodes::default(); ENDING_COUNT << MEMORY_BITS],
            records: [20_000; SOURCE_COUNT * 16],
        }
    }

    /// Returns the index at which an ending is remembered.
    pub(super) const fn ending_slot(ending: usize, letters: u32) -> usize {
        let hash = hash(letters, ending as u32 * 77 + 5) >> (32 - MEMORY_BITS);
        ending << MEMORY_BITS | hash as usize
    }

    /// Returns the nodes seen after some endings. They are looked up well before they are needed:
    /// the memory is large, and this way all lookups run at once.
    pub(super) fn frequent_nodes(
        &self,
        endings: &[usize; ENDING_COUNT],
    ) -> [FrequentNodes; ENDING_COUNT] {
        endings.map(|place| self.seen.get(place).copied().unwrap_or_default())
    }

    pub(super) fn rank(&self, hints: &GuessHints) -> RankedGuesses {
        let mut ranked = RankedGuesses {
            list: [Guess::default(); SOURCE_COUNT],
            len: 0,
        };
        let mut add = |node: Option<NodeId>, source: usize, sure: usize| {
            let record = source << 4 | sure;
            if let (Some(node), Some(&odds)) = (node, self.records.get(record))
                && odds >= MIN_ODDS
            {
                ranked.add(node, record as u16, odds);
            }
        };
        let agree = hints.dropped == hints.dropped_more;
        let sure = hints.drops * 2 + usize::from(agree);
        add(hints.dropped, GuessSource::Dropped as usize, sure & 15);
        add(hints.dropped_more, GuessSource::DroppedMore as usize, 0);
        add(hints.sibling, GuessSource::Sibling as usize, 0);
        for (ending, FrequentNodes(tallies)) in hints.seen.into_iter().enumerate() {
            let source = GuessSource::Ending as usize + 2 * ending;
            for (rank, tally) in tallies.into_iter().enumerate() {
                add(tally.node(), source + rank, tally.count() as usize);
            }
        }
        ranked
    }

    /// Records whether a guess was right.
    pub(super) fn record_outcome(&mut self, guess: Guess, right: bool) {
        if let Some(odds) = self.records.get_mut(usize::from(guess.record)) {
            if right {
                *odds += (65535 - *odds) >> 7;
            } else {
                *odds -= *odds >> 7;
            }
        }
    }

    /// Records which node followed these endings.
    pub(super) fn learn(&mut self, endings: &[usize; ENDING_COUNT], node: NodeId) {
        for &place in endings {
            if let Some(seen) = self.seen.get_mut(place) {
                seen.learn(node);
            }
        }
    }
}

impl FrequentNodes {
    /// Returns the node seen most often after the ending, if any was seen.
    pub(super) const fn most_frequent(self) -> Option<NodeId> {
        let FrequentNodes([first, _]) = self;
        first.node()
    }

    fn learn(&mut self, node: NodeId) {
        let FrequentNodes([first, second]) = *self;
        let known = Some(node);
        *self = if first.count() == 0 || first.node() == known {
            FrequentNodes([
                NodeCount::new(node, MAX_COUNT.min(first.count() + 1)),
                second,
            ])
        } else if second.node() == known {
            let second = NodeCount::new(node, MAX_COUNT.min(second.count() + 1));
            // The count stays at least 1.
            let less = match first.count() {
                1 => 0,
                count => (count + 1) / 4,
            };
            let first = NodeCount(first.0 - less);
            if second.count() >= first.count() {
                FrequentNodes([second, first])
            } else {
                FrequentNodes([first, second])
            }
        } else if second.count() > 1 {
            FrequentNodes([first, NodeCount(second.0 - 1)])
        } else {
            FrequentNodes([first, NodeCount::new(node, 1)])
        };
    }
}
