//! Codes a node that no guess has hit: whether a word ends there, how many
//! letters follow, and which.

// Letters are below 26, pairs of them below 27 * 27, and precedents below their number.
#![allow(clippy::indexing_slicing)]

use super::mixer::{DecisionKind, Mixer, WeightSets, hash};
use super::precedents::{NodeMask, PRECEDENT_COUNT, PlaceHashes, Precedents};
use super::range::BitCoder;

/// The bit for a word end, beside the letters in a mask.
pub(super) const WORD_END: NodeMask = 1 << 26;
pub(super) const LETTER_MASK: NodeMask = WORD_END - 1;

/// What is known about a node that is about to be coded.
#[derive(Clone, Copy)]
pub(super) struct NodeContext {
    /// `last[n]` holds the last `n` letters of the path as one number.
    pub(super) last: [u32; 6],
    /// The number of letters that lead to this node: one to fourteen.
    pub(super) len: u32,
    pub(super) parent: NodeMask,
    pub(super) grandparent: NodeMask,
    /// The parent's letters, from the one that leads to this node onwards.
    pub(super) left: u32,
    /// The nodes at the end of the path without its first letters; 0 means no node.
    pub(super) dropped: NodeMask,
    pub(super) dropped_more: NodeMask,
    pub(super) sibling: NodeMask,
}

/// An order of letters by how often each occurs.
#[derive(Clone, Copy)]
struct LetterOrder {
    letters: [u8; 26],
    counts: [u32; 26],
}

/// Codes shapes and learns from them.
pub(super) struct ShapeModel {
    /// Orders of letters, indexed by the last two letters of the path.
    orders: Vec<LetterOrder>,
    precedents: Precedents,
}

/// The nodes at similar places, as [`ShapeModel::look_up`] found them.
pub(super) struct ShapeLookup {
    here: PlaceHashes,
    precedents: [NodeMask; PRECEDENT_COUNT],
}

const fn letter_count(mask: NodeMask) -> u32 {
    (mask & LETTER_MASK).count_ones()
}

/// An impossible size: a number of letters that no node has.
const NO_SIZE: usize = 31;

/// Returns the number of letters of a mask, or [`NO_SIZE`] if it has no node or a different word
/// end.
// Without branches, since the branch predictor couldn't guess them.
const fn matching_size(mask: NodeMask, end: bool) -> u8 {
    let possible = (mask != 0) & (mask >> 26 & 1 == end as u32);
    if possible {
        letter_count(mask) as u8
    } else {
        NO_SIZE as u8
    }
}

/// Returns 0 for an empty mask, otherwise 1 plus the bit's value.
const fn bit_state(mask: NodeMask, bit: u32) -> u32 {
    if mask == 0 { 0 } else { 1 + (mask >> bit & 1) }
}

impl ShapeModel {
    pub(super) fn new() -> ShapeModel {
        let order = LetterOrder {
            letters: core::array::from_fn(|i| i as u8),
            counts: [0; 26],
        };
        ShapeModel {
            orders: vec![order; 27 * 27],
            precedents: Precedents::new(),
        }
    }

    /// Looks up the nodes at similar places. It's called well before the result is needed,
    /// because the memory is large.
    pub(super) fn look_up(&self, site: &NodeContext) -> ShapeLookup {
        let here = PlaceHashes::new(&site.last, site.parent);
        let precedents = self.precedents.for_place(&here, site.dropped);
        ShapeLookup { here, precedents }
    }

    /// Codes a node's letters and word end.
    #[inline(never)]
    pub(super) fn code_shape<const SIMD: bool>(
        &mut self,
        site: &NodeContext,
        looked: &ShapeLookup,
        mixer: &mut Mixer<SIMD>,
        coder: &mut impl BitCoder,
        truth: NodeMask,
    ) -> NodeMask {
        let ShapeLookup { here, precedents } = looked;
        let end = site.code_end(precedents, mixer, coder, truth & WORD_END != 0);
        let sizes = precedents.map(|mask| matching_size(mask, end));
        let count = site.code_count(&sizes, end, mixer, coder, letter_count(truth));
        let order = &self.orders[site.last[2] as usize].letters;
        let mask = site.code_letters(precedents, &sizes, end, count, order, mixer, coder, truth);
        self.orders[site.last[2] as usize].count_letters(mask);
        self.precedents.learn(here, mask);
        mask
    }
}

impl NodeContext {
    fn code_end<const SIMD: bool>(
        &self,
        precedents: &[NodeMask; PRECEDENT_COUNT],
        mixer: &mut Mixer<SIMD>,
        coder: &mut impl BitCoder,
        truth: bool,
    ) -> bool {
        let [_, l1, l2, l3, ..] = self.last;
        let (mut yes, mut no) = (0, 0);
        for &mask in precedents {
            yes += mask >> 26 & 1;
            no += u32::from(mask != 0) & !(mask >> 26);
        }
        let six = precedents[..6]
            .iter()
            .fold(0, |six, &m| six * 3 + bit_state(m, 26));
        let dropped = bit_state(self.dropped, 26);
        let parent = self.parent >> 26 & 1;
        let kind = DecisionKind::End;
        let places = [
            kind.dense_counter_index(0, yes * 16 + no),
            kind.counter_index(
                1,
                hash(hash(parent * 2 + (self.grandparent >> 26 & 1), l3), 1),
            ),
            kind.counter_index(2, hash(parent * 16 + self.len, l2)),
            kind.dense_counter_index(3, six),
        ];
        let sets = WeightSets {
            weights: [dropped as usize, l1 as usize],
            known: (self.len * 3 + dropped) as usize,
        };
        mixer.code_bit(coder, kind, sets, &places, truth)
    }

    fn code_count<const SIMD: bool>(
        &self,
        sizes: &[u8; PRECEDENT_COUNT],
        end: bool,
        mixer: &mut Mixer<SIMD>,
        coder: &mut impl BitCoder,
        truth: u32,
    ) -> u32 {
        let [_, l1, l2, l3, ..] = self.last;
        let kind = DecisionKind::Count;
        let ends = u32::from(end);
        // Number of precedents for each number of letters.
        let mut counts = [0_u8; NO_SIZE + 1];
        for &size in sizes {
            counts[usize::from(size) & NO_SIZE] += 1;
        }
        let mut more = PRECEDENT_COUNT as u32 - u32::from(counts[NO_SIZE]);
        let family = hash(self.parent, l1);
        let near = kind.counter_indices([
            hash(hash(self.left, l2), ends),
            0,
            hash(l3, ends),
            hash(family, ends),
        ]);
        // A node at which no word ends is followed by at least one letter.
        let mut count = 1 - ends;
        if !end {
            more -= u32::from(counts[0]);
        }
        while count < 26 {
            let same = u32::from(counts[count as usize]);
            more -= same;
            let mut places = near.map(|place| place ^ count);
            places[1] = kind.dense_counter_index(1, self.len * 64 + ends * 32 + count);
            let few = count.min(3);
            let state = (few * 2 + ends) as usize;
            let sets = WeightSets {
                weights: [state * 16 + self.len as usize, state * 27 + l1 as usize],
                known: (same.min(3) * 64 + more.min(15) * 4 + few) as usize,
            };
            if mixer.code_bit(coder, kind, sets, &places, truth == count) {
                break;
            }
            count += 1;
        }
        count
    }

    // The arguments come from the surrounding loop; a struct for one caller would only rename them.
    #[allow(clippy::too_many_arguments)]
    fn code_letters<const SIMD: bool>(
        &self,
        precedents: &[NodeMask; PRECEDENT_COUNT],
        sizes: &[u8; PRECEDENT_COUNT],
        end: bool,
        count: u32,
        order: &[u8; 26],
        mixer: &mut Mixer<SIMD>,
        coder: &mut impl BitCoder,
        truth: NodeMask,
    ) -> NodeMask {
        let [_, l1, _, l3, ..] = self.last;
        let kind = DecisionKind::Letter;
        let ends = u32::from(end);
        let mut mask = ends << 26;
        // The precedents that are still possible, one bit each; and for each letter, which of
        // the precedents have it.
        let mut alive = 0_u32;
        let mut having = [0_u16; 32];
        for (i, &size) in sizes.iter().enumerate() {
            alive |= u32::from(u32::from(size) == count) << i;
        }
        let mut left = alive;
        while left != 0 {
            let i = left.trailing_zeros() as usize;
            left &= left - 1;
            let mut rest = precedents[i] & LETTER_MASK;
            while rest != 0 {
                having[(rest.trailing_zeros() & 31) as usize] |= 1 << i;
                rest &= rest - 1;
            }
        }
        let shape = hash(count * 2 + ends, l1);
        let mut missing = count;
        let mut untested = LETTER_MASK;
        let mut near = [0; 3];
        let mut renew = true;
        // The letters of the node on the shorter path are the likeliest.
        for first in [self.dropped & LETTER_MASK, LETTER_MASK & !self.dropped] {
            if first & untested == 0 {
                continue;
            }
            for &letter in order {
                if missing == 0 {
                    return mask;
                }
                if first >> letter & 1 == 0 {
                    continue;
                }
                let bit = 1 << letter;
                if untested.count_ones() == missing {
                    return mask | untested;
                }
                untested ^= bit;
                let few = missing.min(7);
                let l = u32::from(letter);
                if renew {
                    near = [
                        kind.counter_index(2, hash(missing * 2 + ends, l3)),
                        kind.counter_index(3, hash(mask & LETTER_MASK, l1)),
                        kind.dense_counter_index(4, ((few * 2 + ends) * 16 + self.len) * 32),
                    ];
                }
                let with = u32::from(having[usize::from(letter & 31)]);
                let yes = (alive & with).count_ones();
                let no = (alive & !with).count_ones();
                let of_three = self.dropped >> letter & 1
                    | (self.dropped_more >> letter & 1) << 1
                    | (self.sibling >> letter & 1) << 2;
                let places = [
                    kind.dense_counter_index(0, (yes * 16 + no) * 8 + few),
                    kind.counter_index(1, hash(shape, of_three)) ^ l,
                    near[0] ^ l,
                    near[1] ^ l,
                    near[2] ^ l,
                ];
                let first = match alive.trailing_zeros() as usize {
                    i if i < PRECEDENT_COUNT => 2 * i + (with >> i & 1) as usize,
                    _ => 2 * PRECEDENT_COUNT,
                };
                let sets = WeightSets {
                    weights: [
                        first * 8 + few as usize,
                        usize::from(letter) * 6 + missing.min(5) as usize,
                    ],
                    known: (self.len * 8 + few) as usize,
                };
                renew = mixer.code_bit(coder, kind, sets, &places, truth & bit != 0);
                if renew {
                    mask |= bit;
                    missing -= 1;
                }
                alive &= if renew { with } else { !with };
            }
        }
        mask
    }
}

impl LetterOrder {
    /// Counts letters, and moves them ahead of those that occurred less often.
    fn count_letters(&mut self, mask: NodeMask) {
        for at in 0..26 {
            let letter = self.letters[at];
            if mask >> letter & 1 == 0 {
                continue;
            }
            self.counts[usize::from(letter)] += 1;
            let mut at = at;
            while at > 0
                && self.counts[usize::from(self.letters[at - 1])] < self.counts[usize::from(letter)]
            {
                self.letters.swap(at - 1, at);
                at -= 1;
            }
        }
    }
}
