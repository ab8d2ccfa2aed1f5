//! Codes a node that no guess has hit: whether a word ends there, how many
//! letters follow, and which.

// Letters are below 26, pairs of them below 27 * 27, and precedents below their number.
#![allow(clippy::indexing_slicing)]

use super::mixer::{Kind, Mixer, Sets, hash};
use super::precedents::{Here, Mask, PRECEDENTS, Precedents};
use super::range::Side;

/// The bit for a word end, beside the letters in a mask.
pub(super) const END: Mask = 1 << 26;
pub(super) const LETTERS: Mask = END - 1;

/// What is known about a node that is about to be coded.
#[derive(Clone, Copy)]
pub(super) struct Site {
    /// `last[n]` holds the last `n` letters of the path as one number.
    pub(super) last: [u32; 6],
    /// The number of letters that lead here: one to fourteen.
    pub(super) len: u32,
    pub(super) parent: Mask,
    pub(super) grandparent: Mask,
    /// The parent's letters, from the one that leads here onwards.
    pub(super) left: u32,
    /// The nodes at the end of the path without its first letters; 0 means no node.
    pub(super) dropped: Mask,
    pub(super) dropped_more: Mask,
    pub(super) sibling: Mask,
}

/// An order of letters by how often each occurs.
#[derive(Clone, Copy)]
struct Order {
    letters: [u8; 26],
    counts: [u32; 26],
}

/// Codes shapes and learns from them.
pub(super) struct Shapes {
    /// Orders of letters, indexed by the last two letters of the path.
    orders: Vec<Order>,
    precedents: Precedents,
}

/// The nodes at similar places, as [`Shapes::look`] found them.
pub(super) struct Looked {
    here: Here,
    precedents: [Mask; PRECEDENTS],
}

const fn count(mask: Mask) -> u32 {
    (mask & LETTERS).count_ones()
}

/// An impossible size: a number of letters that no node has.
const NO_SIZE: usize = 31;

/// Returns the number of letters of a mask, or [`NO_SIZE`] if it has no node or a different word
/// end.
// Without branches, since the branch predictor couldn't guess them.
const fn size(mask: Mask, end: bool) -> u8 {
    let possible = (mask != 0) & (mask >> 26 & 1 == end as u32);
    if possible {
        count(mask) as u8
    } else {
        NO_SIZE as u8
    }
}

/// Returns 0 for an empty mask, otherwise 1 plus the bit's value.
const fn held(mask: Mask, bit: u32) -> u32 {
    if mask == 0 { 0 } else { 1 + (mask >> bit & 1) }
}

impl Shapes {
    pub(super) fn new() -> Shapes {
        let order = Order {
            letters: core::array::from_fn(|i| i as u8),
            counts: [0; 26],
        };
        Shapes {
            orders: vec![order; 27 * 27],
            precedents: Precedents::new(),
        }
    }

    /// Looks up the nodes at similar places. It's called well before the result is needed,
    /// because the memory is large.
    pub(super) fn look(&self, site: &Site) -> Looked {
        let here = Here::new(&site.last, site.parent);
        let precedents = self.precedents.of_place(&here, site.dropped);
        Looked { here, precedents }
    }

    /// Codes a node's letters and word end.
    #[inline(never)]
    pub(super) fn code<const SIMD: bool>(
        &mut self,
        site: &Site,
        looked: &Looked,
        mixer: &mut Mixer<SIMD>,
        side: &mut impl Side,
        truth: Mask,
    ) -> Mask {
        let Looked { here, precedents } = looked;
        let end = site.end(precedents, mixer, side, truth & END != 0);
        let sizes = precedents.map(|mask| size(mask, end));
        let count = site.count(&sizes, end, mixer, side, count(truth));
        let order = &self.orders[site.last[2] as usize].letters;
        let mask = site.letters(precedents, &sizes, end, count, order, mixer, side, truth);
        self.orders[site.last[2] as usize].count(mask);
        self.precedents.learn(here, mask);
        mask
    }
}

impl Site {
    fn end<const SIMD: bool>(
        &self,
        precedents: &[Mask; PRECEDENTS],
        mixer: &mut Mixer<SIMD>,
        side: &mut impl Side,
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
            .fold(0, |six, &m| six * 3 + held(m, 26));
        let dropped = held(self.dropped, 26);
        let parent = self.parent >> 26 & 1;
        let kind = Kind::End;
        let places = [
            kind.dense(0, yes * 16 + no),
            kind.place(
                1,
                hash(hash(parent * 2 + (self.grandparent >> 26 & 1), l3), 1),
            ),
            kind.place(2, hash(parent * 16 + self.len, l2)),
            kind.dense(3, six),
        ];
        let sets = Sets {
            weights: [dropped as usize, l1 as usize],
            known: (self.len * 3 + dropped) as usize,
        };
        mixer.bit(side, kind, sets, &places, truth)
    }

    fn count<const SIMD: bool>(
        &self,
        sizes: &[u8; PRECEDENTS],
        end: bool,
        mixer: &mut Mixer<SIMD>,
        side: &mut impl Side,
        truth: u32,
    ) -> u32 {
        let [_, l1, l2, l3, ..] = self.last;
        let kind = Kind::Count;
        let ends = u32::from(end);
        // Number of precedents for each number of letters.
        let mut counts = [0_u8; NO_SIZE + 1];
        for &size in sizes {
            counts[usize::from(size) & NO_SIZE] += 1;
        }
        let mut more = PRECEDENTS as u32 - u32::from(counts[NO_SIZE]);
        let family = hash(self.parent, l1);
        let near = kind.places([
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
            places[1] = kind.dense(1, self.len * 64 + ends * 32 + count);
            let few = count.min(3);
            let state = (few * 2 + ends) as usize;
            let sets = Sets {
                weights: [state * 16 + self.len as usize, state * 27 + l1 as usize],
                known: (same.min(3) * 64 + more.min(15) * 4 + few) as usize,
            };
            if mixer.bit(side, kind, sets, &places, truth == count) {
                break;
            }
            count += 1;
        }
        count
    }

    // The arguments are what the surrounding loop has at hand; a struct for one caller
    // would only rename them.
    #[allow(clippy::too_many_arguments)]
    fn letters<const SIMD: bool>(
        &self,
        precedents: &[Mask; PRECEDENTS],
        sizes: &[u8; PRECEDENTS],
        end: bool,
        count: u32,
        order: &[u8; 26],
        mixer: &mut Mixer<SIMD>,
        side: &mut impl Side,
        truth: Mask,
    ) -> Mask {
        let [_, l1, _, l3, ..] = self.last;
        let kind = Kind::Letter;
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
            let mut rest = precedents[i] & LETTERS;
            while rest != 0 {
                having[(rest.trailing_zeros() & 31) as usize] |= 1 << i;
                rest &= rest - 1;
            }
        }
        let shape = hash(count * 2 + ends, l1);
        let mut missing = count;
        let mut untested = LETTERS;
        let mut near = [0; 3];
        let mut renew = true;
        // The letters of the node on the shorter path are the likeliest.
        for first in [self.dropped & LETTERS, LETTERS & !self.dropped] {
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
                        kind.place(2, hash(missing * 2 + ends, l3)),
                        kind.place(3, hash(mask & LETTERS, l1)),
                        kind.dense(4, ((few * 2 + ends) * 16 + self.len) * 32),
                    ];
                }
                let with = u32::from(having[usize::from(letter & 31)]);
                let yes = (alive & with).count_ones();
                let no = (alive & !with).count_ones();
                let of_three = self.dropped >> letter & 1
                    | (self.dropped_more >> letter & 1) << 1
                    | (self.sibling >> letter & 1) << 2;
                let places = [
                    kind.dense(0, (yes * 16 + no) * 8 + few),
                    kind.place(1, hash(shape, of_three)) ^ l,
                    near[0] ^ l,
                    near[1] ^ l,
                    near[2] ^ l,
                ];
                let first = match alive.trailing_zeros() as usize {
                    i if i < PRECEDENTS => 2 * i + (with >> i & 1) as usize,
                    _ => 2 * PRECEDENTS,
                };
                let sets = Sets {
                    weights: [
                        first * 8 + few as usize,
                        usize::from(letter) * 6 + missing.min(5) as usize,
                    ],
                    known: (self.len * 8 + few) as usize,
                };
                renew = mixer.bit(side, kind, sets, &places, truth & bit != 0);
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

impl Order {
    /// Counts letters, and moves them ahead of those that occurred less often.
    fn count(&mut self, mask: Mask) {
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
