//! What a node looks like that no guess has hit: whether a word ends there,
//! how many letters go on, and which.

// Letters are below 26, two of them below 27 * 27, precedents below their
// number.
#![allow(clippy::indexing_slicing)]

use super::mixer::{Kind, Mixer, Sets, hash};
use super::precedents::{Here, Mask, PRECEDENTS, Precedents};
use super::range::Side;

/// The word end's bit beside the letters in a mask.
pub(super) const END: Mask = 1 << 26;
pub(super) const LETTERS: Mask = END - 1;

/// What is known of a node that is about to be coded.
#[derive(Clone, Copy)]
pub(super) struct Site {
    /// The last letters, by how many, as numbers.
    pub(super) last: [u32; 6],
    /// How many letters lead here: one to fourteen.
    pub(super) len: u32,
    pub(super) parent: Mask,
    pub(super) grandparent: Mask,
    /// The parent's letters from this one on.
    pub(super) left: u32,
    /// How the parent's other children were coded.
    pub(super) siblings: u32,
    /// The nodes behind the path without its first letters, 0 for none.
    pub(super) dropped: Mask,
    pub(super) dropped_more: Mask,
    pub(super) sibling: Mask,
    /// How many letters were dropped.
    pub(super) drops: u32,
}

/// A letter order that follows how often each letter comes.
#[derive(Clone, Copy)]
struct Order {
    letters: [u8; 26],
    counts: [u32; 26],
}

/// Codes shapes and learns from them.
pub(super) struct Shapes {
    /// By the last two letters.
    orders: Vec<Order>,
    precedents: Precedents,
}

const fn count(mask: Mask) -> u32 {
    (mask & LETTERS).count_ones()
}

/// 0 without a mask, or 1 and the bit.
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

    /// Codes a node's letters and word end.
    #[inline(never)]
    pub(super) fn code(
        &mut self,
        site: &Site,
        mixer: &mut Mixer,
        side: &mut impl Side,
        truth: Mask,
    ) -> Mask {
        let here = Here::new(&site.last, site.parent, site.grandparent);
        let (precedents, five) = self.precedents.of_place(&here, site.dropped);
        let end = site.end(&precedents, mixer, side, truth & END != 0);
        let count = site.count(&precedents, end, mixer, side, count(truth));
        let order = &self.orders[site.last[2] as usize].letters;
        let mask = site.letters(&precedents, &five, end, count, order, mixer, side, truth);
        self.orders[site.last[2] as usize].count(mask);
        self.precedents.learn(&here, mask);
        mask
    }
}

impl Site {
    fn end(
        &self,
        precedents: &[Mask; PRECEDENTS],
        mixer: &mut Mixer,
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
            kind.dense(4, self.siblings & 0o777),
            kind.dense(5, (self.drops * 16 + self.len) * 3 + dropped),
        ];
        let sets = Sets {
            weights: [dropped as usize, l1 as usize],
            known: (self.len * 3 + dropped) as usize,
        };
        mixer.bit(side, kind, sets, &places, truth)
    }

    fn count(
        &self,
        precedents: &[Mask; PRECEDENTS],
        end: bool,
        mixer: &mut Mixer,
        side: &mut impl Side,
        truth: u32,
    ) -> u32 {
        let [_, l1, l2, l3, ..] = self.last;
        let kind = Kind::Count;
        let ends = u32::from(end);
        let parents = count(self.parent);
        // How many precedents have so many letters.
        let mut counts = [0_u32; 32];
        let mut more = 0;
        for &mask in precedents {
            if mask != 0 && mask >> 26 & 1 == ends {
                counts[(count(mask) & 31) as usize] += 1;
                more += 1;
            }
        }
        let family = hash(self.parent, l1);
        let near = kind.places([
            hash(hash(self.left, l2), ends),
            0,
            hash(parents * 32 + l1, ends),
            0,
            hash(l3, ends),
            hash(family, ends),
        ]);
        // A node without a word end leads on to one letter at least.
        let mut count = 1 - ends;
        if !end {
            more -= counts[0];
        }
        while count < 26 {
            let same = counts[count as usize];
            more -= same;
            let votes = hash(same * 16 + more, self.len * 2 + ends);
            let mut places = near.map(|place| place ^ count);
            places[1] = kind.place(1, votes) ^ count;
            places[3] = kind.dense(3, self.len * 64 + ends * 32 + count);
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

    #[allow(clippy::too_many_arguments)]
    fn letters(
        &self,
        precedents: &[Mask; PRECEDENTS],
        five: &[Mask; 3],
        end: bool,
        count: u32,
        order: &[u8; 26],
        mixer: &mut Mixer,
        side: &mut impl Side,
        truth: Mask,
    ) -> Mask {
        let [_, l1, _, l3, ..] = self.last;
        let kind = Kind::Letter;
        let ends = u32::from(end);
        let mut mask = ends << 26;
        // The precedents that are still possible, and which they are.
        let mut alive = [(0, 0_usize); PRECEDENTS];
        let mut living = 0;
        for (i, &precedent) in precedents.iter().enumerate() {
            alive[living] = (precedent, i);
            let possible = precedent >> 26 == ends && self::count(precedent) == count;
            living += usize::from(possible && precedent != 0);
            living = living.min(PRECEDENTS - 1);
        }
        let shape = hash(count * 2 + ends, l1);
        let mut missing = count;
        let mut untested = LETTERS;
        let mut near = [0; 3];
        let mut renew = true;
        // The letters of the dropped path's node are the likeliest.
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
                        kind.dense(5, ((few * 2 + ends) * 16 + self.len) * 32),
                    ];
                }
                let mut yes = 0;
                for &(precedent, _) in &alive[..living] {
                    yes += precedent >> letter & 1;
                }
                let no = living as u32 - yes;
                let of_three = self.dropped >> letter & 1
                    | (self.dropped_more >> letter & 1) << 1
                    | (self.sibling >> letter & 1) << 2;
                let fives = five.iter().fold(0, |all, &m| all * 3 + held(m, l));
                let places = [
                    kind.dense(0, (yes * 16 + no) * 8 + few),
                    kind.place(1, hash(shape, of_three)) ^ l,
                    near[0] ^ l,
                    near[1] ^ l,
                    kind.dense(4, (fives * 8 + few) * 32) ^ l,
                    near[2] ^ l,
                ];
                let first = match alive[0] {
                    _ if living == 0 => 2 * PRECEDENTS,
                    (precedent, i) => 2 * i + (precedent >> letter & 1) as usize,
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
                let found = u32::from(renew);
                let mut kept = 0;
                for i in 0..living {
                    let one = alive[i];
                    alive[kept] = one;
                    kept += usize::from(one.0 >> letter & 1 == found);
                }
                living = kept;
            }
        }
        mask
    }
}

impl Order {
    /// Counts letters, and lets them rise above those that came less often.
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
