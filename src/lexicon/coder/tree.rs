//! The walk that codes the graph: depth first through the tree of words,
//! skipping every subtree that is guessed, closing every other.

// A path has at most fifteen letters: `shape` lets none go on from there, and
// guesses that would are not tried. Letters are below 26, two of them below
// 27 * 27.
#![allow(clippy::indexing_slicing)]

use super::guess::{ENDINGS, Guesses, Hints};
use super::mixer::{Context, Kind, Mixer, hash};
use super::range::Side;
use crate::lexicon::builder::{Builder, NodeId, TooRich};
use crate::lexicon::{Letter, Word};

/// How many first letters may be dropped from a path.
const DROPS: usize = 6;
/// The word end's bit beside the letters in a mask.
const END: u32 = 1 << 26;
const LETTERS: u32 = END - 1;
const PATHS: usize = Word::MAX + 1;

/// The order of the first letters. Those of the great prefixes come late, so
/// that the words they stand before are known by then.
const FIRST_LETTERS: [u8; 26] = *b"bghjklqtvwxyzsaefcmpndriou";

/// What the writing end knows of the tree; the reading end knows nothing.
pub(in crate::lexicon) trait Truth {
    /// Whether a place in the true graph is this known node.
    fn is(&self, place: u32, node: NodeId) -> bool;
    /// Letters and word end of a place.
    fn mask(&self, place: u32) -> u32;
    /// The place behind a letter.
    fn child(&self, place: u32, bit: u32) -> u32;
    /// A place has become a node.
    fn closed(&mut self, place: u32, node: NodeId);
}

/// The reading end: every answer is thrown away.
impl Truth for () {
    fn is(&self, _: u32, _: NodeId) -> bool {
        false
    }
    fn mask(&self, _: u32) -> u32 {
        0
    }
    fn child(&self, _: u32, _: u32) -> u32 {
        0
    }
    fn closed(&mut self, _: u32, _: NodeId) {}
}

/// An open node on the path.
#[derive(Clone, Copy)]
struct Frame {
    /// Its place in the true graph.
    place: u32,
    /// Letters and word end.
    mask: u32,
    /// Letters whose children are closed.
    done: u32,
    last: Option<NodeId>,
    children: [NodeId; 26],
    /// The known nodes behind the path without its first 1, 2, ... letters.
    drops: [Option<NodeId>; DROPS],
    endings: [usize; ENDINGS],
}

const CLOSED: Frame = Frame {
    place: 0,
    mask: 0,
    done: 0,
    last: None,
    children: [NodeId(0); 26],
    drops: [None; DROPS],
    endings: [0; ENDINGS],
};

/// A letter order that follows how often each letter comes.
#[derive(Clone, Copy)]
struct Order {
    letters: [u8; 26],
    counts: [u32; 26],
}

/// Why decoding ends early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wrong;

impl From<TooRich> for Wrong {
    fn from(_: TooRich) -> Self {
        Wrong
    }
}

pub(super) struct Tree {
    builder: Builder,
    guesses: Guesses,
    orders: Vec<Order>,
    frames: [Frame; PATHS],
    path: [u8; PATHS],
    depth: usize,
    /// Closed children of the root.
    roots: [Option<NodeId>; 26],
    root: Option<NodeId>,
    /// Words that may still come.
    room: u32,
}

/// What is known on arriving at a node.
#[derive(Clone, Copy)]
struct Arrival {
    hints: Hints,
    /// The last 1 to 5 letters, as numbers.
    last: [u32; 6],
    parent: u32,
    /// The parent's children before this one.
    sofar: u32,
    /// The parent's children from this one on.
    left: u32,
}

impl Tree {
    /// A walk over at most `words` words; the writing end's root is `place`,
    /// its letters `letters`.
    pub(super) fn new(words: u32, place: u32) -> Tree {
        let alphabet = core::array::from_fn(|i| i as u8);
        let order = Order {
            letters: alphabet,
            counts: [0; 26],
        };
        Tree {
            builder: Builder::new(),
            guesses: Guesses::new(),
            orders: vec![order; 27 * 27],
            frames: [Frame { place, ..CLOSED }; PATHS],
            path: [0; PATHS],
            depth: 0,
            roots: [None; 26],
            root: None,
            room: words,
        }
    }

    /// The finished graph.
    pub(super) fn finish(self) -> Result<(Builder, NodeId), Wrong> {
        match self.root {
            Some(root) if self.room == 0 => Ok((self.builder, root)),
            _ => Err(Wrong),
        }
    }

    pub(super) const fn is_done(&self) -> bool {
        self.root.is_some()
    }

    /// The letters of the root, in plain: called once, before any step.
    pub(super) fn begin(&mut self, side: &mut impl Side, truth: &mut impl Truth) {
        let frame = &mut self.frames[0];
        let mask = truth.mask(frame.place);
        for letter in Letter::all() {
            if side.bit(1 << 15, mask & letter.bit() != 0) {
                frame.mask |= letter.bit();
            }
        }
    }

    /// Goes one node further: arrives at the next child, or closes a node.
    pub(super) fn step(
        &mut self,
        mixer: &mut Mixer,
        side: &mut impl Side,
        truth: &mut impl Truth,
    ) -> Result<(), Wrong> {
        let depth = self.depth;
        let frame = self.frames[depth];
        let rest = frame.mask & LETTERS & !frame.done;
        if rest == 0 {
            let mut children = [NodeId(0); 26];
            let mut count = 0;
            for letter in Letter::all().filter(|l| frame.mask & l.bit() != 0) {
                children[count] = frame.children[usize::from(letter.rank())];
                count += 1;
            }
            let letters = frame.mask & LETTERS;
            let ends = frame.mask & END != 0;
            let node = self.builder.close(letters, ends, &children[..count])?;
            truth.closed(frame.place, node);
            if depth == 0 {
                self.root = Some(node);
                return Ok(());
            }
            self.guesses.learn(&frame.endings, node);
            self.depth = depth - 1;
            self.give(node);
            return Ok(());
        }
        let rank = if depth == 0 {
            let mut next = FIRST_LETTERS.iter().map(|l| l - b'a');
            next.find(|&l| rest >> l & 1 == 1).unwrap_or(0)
        } else {
            rest.trailing_zeros() as u8
        };
        self.arrive(rank, mixer, side, truth)
    }

    /// Hands a closed node to the frame above it.
    fn give(&mut self, node: NodeId) {
        let depth = self.depth;
        let rank = self.path[depth];
        let frame = &mut self.frames[depth];
        frame.children[usize::from(rank)] = node;
        frame.done |= 1 << rank;
        frame.last = Some(node);
        if depth == 0 {
            self.roots[usize::from(rank)] = Some(node);
        }
    }

    fn arrive(
        &mut self,
        rank: u8,
        mixer: &mut Mixer,
        side: &mut impl Side,
        truth: &mut impl Truth,
    ) -> Result<(), Wrong> {
        let depth = self.depth;
        let parent = self.frames[depth];
        let bit = 1 << rank;
        self.path[depth] = rank;
        let len = depth + 1;
        let mut last = [0; 6];
        for k in 1..6 {
            let letter = len.checked_sub(k).map_or(0, |at| self.path[at] + 1);
            last[k] = last[k - 1] * 27 + u32::from(letter);
        }
        let mut drops = [None; DROPS];
        for (k, drop) in drops.iter_mut().enumerate() {
            *drop = if depth == k + 1 {
                self.roots[usize::from(rank)]
            } else {
                parent.drops[k].and_then(|node| self.builder.child(node, bit))
            };
        }
        let place = truth.child(parent.place, bit);
        let mut known = drops
            .iter()
            .enumerate()
            .filter_map(|(k, d)| Some((k + 1, (*d)?)));
        let dropped = known.next();
        let hints = Hints {
            dropped: dropped.map(|(_, node)| node),
            drops: dropped.map_or(0, |(k, _)| k),
            dropped_more: known
                .map(|(_, node)| node)
                .find(|&n| Some(n) != dropped.map(|d| d.1)),
            sibling: parent.last,
            endings: core::array::from_fn(|k| Guesses::place(k, last[k + 2])),
        };
        let arrival = Arrival {
            hints,
            last,
            parent: parent.mask,
            sofar: parent.done,
            left: (parent.mask & LETTERS & !parent.done).count_ones(),
        };
        if let Some(node) = self.guess(&arrival, place, mixer, side, truth) {
            let words = self.builder.words(node);
            self.room = self.room.checked_sub(words).ok_or(Wrong)?;
            self.guesses.learn(&hints.endings, node);
            self.give(node);
            return Ok(());
        }
        let mask = self.shape(&arrival, truth.mask(place), mixer, side);
        if mask & END != 0 {
            self.room = self.room.checked_sub(1).ok_or(Wrong)?;
        }
        self.depth = len;
        self.frames[len] = Frame {
            place,
            mask,
            drops,
            endings: hints.endings,
            ..CLOSED
        };
        Ok(())
    }

    /// Asks whether the node is one of those it may be.
    fn guess(
        &mut self,
        arrival: &Arrival,
        place: u32,
        mixer: &mut Mixer,
        side: &mut impl Side,
        truth: &impl Truth,
    ) -> Option<NodeId> {
        let len = self.depth + 1;
        let hints = arrival.hints;
        let [_, l1, _, l3, l4, _] = arrival.last;
        let dropped = self.mask_of(hints.dropped);
        let mut try_number = 0_u32;
        for guess in self.guesses.ranked(&hints).best() {
            let node = guess.node;
            // Nothing longer than a word is copied.
            if len + self.builder.node(node).depth() as usize > Word::MAX {
                continue;
            }
            let id = node.0;
            let mut agree = u32::from(hints.dropped == Some(node));
            agree |= u32::from(hints.dropped_more == Some(node)) << 1;
            agree |= u32::from(hints.sibling == Some(node)) << 2;
            for &place in &hints.endings {
                agree = agree << 1 | u32::from(self.guesses.usual(place) == Some(node));
            }
            let contexts = [
                hash(id, l1),
                hash(id, l4),
                hash(id, len as u32),
                hash(arrival.parent, id),
                hash(agree, 0),
                hash(hash(arrival.sofar, l1), arrival.left.min(3)) ^ hash(id, 1),
                hash(id, l3),
                hash(dropped, hash(id, hints.drops as u32)),
            ]
            .map(|bundle| Context {
                bundle,
                slot: try_number,
            });
            let direct = usize::from(hints.dropped == Some(node));
            let sets = [try_number as usize * 2 + direct, guess.record >> 4];
            let right = mixer.bit(side, Kind::Known, sets, &contexts, truth.is(place, node));
            self.guesses.score(guess, right);
            if right {
                return Some(node);
            }
            try_number += 1;
        }
        None
    }

    fn mask_of(&self, node: Option<NodeId>) -> u32 {
        node.map_or(0, |node| self.builder.node(node).shape())
    }

    /// Codes word end, number of letters, and which.
    fn shape(
        &mut self,
        arrival: &Arrival,
        truth: u32,
        mixer: &mut Mixer,
        side: &mut impl Side,
    ) -> u32 {
        let len = self.depth + 1;
        if len == Word::MAX {
            return END;
        }
        let hints = arrival.hints;
        let [_, l1, l2, l3, l4, l5] = arrival.last;
        let d = len as u32;
        let drops = hints.drops as u32;
        let dropped = self.mask_of(hints.dropped);
        let more = self.mask_of(hints.dropped_more);
        let sibling = self.mask_of(hints.sibling);
        let (parent, left) = (arrival.parent, arrival.left);
        let last_letter = (l1 as usize).saturating_sub(1);

        let dropped_end = match hints.dropped {
            None => 2,
            Some(_) => dropped >> 26 & 1,
        };
        let contexts = [
            hash(l2, 1),
            hash(l3, 2),
            hash(l4, 3),
            hash(parent, l1),
            hash(d, dropped_end),
            hash(arrival.sofar, l2),
            hash(l5, 4),
            hash(left * 32 + d, l1),
        ]
        .map(|bundle| Context { bundle, slot: 0 });
        let sets = [8 + dropped_end as usize, 16 + last_letter];
        let ends = mixer.bit(side, Kind::End, sets, &contexts, truth & END != 0);
        let end = u32::from(ends);

        let dropped_count = match hints.dropped {
            None => 27,
            Some(_) => (dropped & LETTERS).count_ones(),
        };
        let bundles = [
            hash(l3, 5),
            hash(parent, 6),
            hash(left, l2),
            hash(d, 7),
            hash(l4, 8),
            hash(hash(arrival.sofar, l1), 9),
            hash(l1, d),
            hash(dropped_count * 64 + drops, l1),
        ]
        .map(|bundle| bundle ^ end);
        let true_count = (truth & LETTERS).count_ones();
        // A node without a word end leads on to one letter at least.
        let mut count = 1 - end;
        while count < 26 {
            let contexts = bundles.map(|bundle| Context {
                bundle,
                slot: count,
            });
            let few = count.min(3) as usize;
            let sets = [
                11 + few + 4 * usize::from(count == dropped_count),
                42 + few * 16 + len,
            ];
            if mixer.bit(side, Kind::Count, sets, &contexts, true_count == count) {
                break;
            }
            count += 1;
        }

        let mut mask = end << 26;
        let mut missing = count;
        let mut tried = 0;
        let order = self.orders[l2 as usize].letters;
        // The letters of the dropped path's node are the likeliest.
        let first = order.iter().filter(|&&l| dropped >> l & 1 == 1);
        let then = order.iter().filter(|&&l| dropped >> l & 1 == 0);
        for &letter in first.chain(then) {
            if missing == 0 {
                break;
            }
            if 26 - tried == missing {
                mask |= 1 << letter;
                missing -= 1;
                tried += 1;
                continue;
            }
            let held =
                dropped >> letter & 1 | (more >> letter & 1) << 1 | (sibling >> letter & 1) << 2;
            let found = mask & LETTERS;
            let contexts = [
                hash(parent, 10),
                hash(missing * 2 + end, l2),
                hash(l4, 11),
                hash(tried * 16 + d, 12),
                hash(found, l1),
                hash(found, l3 + (1 << 20)),
                hash(dropped, missing),
                hash(hash(held * 32 + count, end), l1),
            ]
            .map(|bundle| Context {
                bundle,
                slot: letter.into(),
            });
            let sets = [
                20 + held as usize * 3 + hints.drops.min(2),
                110 + usize::from(letter) * 5 + (missing as usize).min(5) - 1,
            ];
            if mixer.bit(
                side,
                Kind::Letter,
                sets,
                &contexts,
                truth >> letter & 1 == 1,
            ) {
                mask |= 1 << letter;
                missing -= 1;
            }
            tried += 1;
        }
        self.orders[l2 as usize].count(mask);
        mask
    }
}

impl Order {
    /// Counts letters, and lets them rise above those that came less often.
    fn count(&mut self, mask: u32) {
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
