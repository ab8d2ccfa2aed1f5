//! The walk that codes the graph: depth first through the tree of words, skipping every subtree
//! that is guessed and closing every other node.

// A path has at most fifteen letters: `shape` lets none follow there, and guesses that would be
// longer aren't tried. Letters are below 26, pairs of them below 27 * 27.
#![allow(clippy::indexing_slicing)]

use super::guess::{ENDINGS, Guesses, Hints};
use super::mixer::{Kind, Mixer, Sets, hash};
use super::range::Side;
use super::shape::{END, LETTERS, Shapes, Site};
use crate::builder::{Builder, NodeId, TooRich};
use crate::{Letter, Word};

/// Maximum number of first letters to drop from a path.
const DROPS: usize = 4;
const PATHS: usize = Word::MAX + 1;

/// The order of the first letters. Those that begin common prefixes come late, so that the words
/// they precede are known by then.
const FIRST_LETTERS: [u8; 26] = *b"bghjklqtvwxyzsaefcmpndriou";

/// What the encoder knows about the tree. The decoder knows nothing.
pub(crate) trait Truth {
    /// Whether the node at a place in the true graph equals this closed node.
    fn is(&self, place: u32, node: NodeId) -> bool;
    /// Returns the letters and word end of the node at a place, as a mask.
    fn mask(&self, place: u32) -> u32;
    /// Returns the place that the letter with this bit leads to.
    fn child(&self, place: u32, bit: u32) -> u32;
    /// Records the number of the closed node at a place.
    fn closed(&mut self, place: u32, node: NodeId);
}

/// The decoder, which ignores every answer.
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
    /// The node's place in the true graph.
    place: u32,
    /// The node's letters and word end.
    mask: u32,
    /// The letters whose children are closed.
    done: u32,
    last: Option<NodeId>,
    children: [NodeId; 26],
    /// The known nodes at the end of the path without its first 1, 2, ... letters.
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

/// Error: the input can't be decoded any further.
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
    shapes: Shapes,
    frames: [Frame; PATHS],
    path: [u8; PATHS],
    depth: usize,
    /// The closed children of the root.
    roots: [Option<NodeId>; 26],
    root: Option<NodeId>,
    /// The number of words that may still come.
    room: u32,
}

impl Tree {
    /// Starts a walk over at most `words` words. `place` is the root in the encoder's graph.
    pub(super) fn new(words: u32, place: u32) -> Tree {
        Tree {
            builder: Builder::new(),
            guesses: Guesses::new(),
            shapes: Shapes::new(),
            frames: [Frame { place, ..CLOSED }; PATHS],
            path: [0; PATHS],
            depth: 0,
            roots: [None; 26],
            root: None,
            room: words,
        }
    }

    /// Returns the finished graph.
    pub(super) fn finish(self) -> Result<(Builder, NodeId), Wrong> {
        match self.root {
            Some(root) if self.room == 0 => Ok((self.builder, root)),
            _ => Err(Wrong),
        }
    }

    pub(super) const fn is_done(&self) -> bool {
        self.root.is_some()
    }

    /// Codes the letters of the root without prediction. It's called once, before any step.
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
    // Browsers replace their first, slow code of a function only when it's called again, never
    // inside a running loop. So the body of the loop must be calls.
    #[inline(never)]
    pub(super) fn step<const SIMD: bool>(
        &mut self,
        mixer: &mut Mixer<SIMD>,
        side: &mut impl Side,
        truth: &mut impl Truth,
    ) -> Result<(), Wrong> {
        let depth = self.depth;
        let frame = &self.frames[depth];
        let mut rest = frame.mask & LETTERS & !frame.done;
        if rest != 0 {
            let rank = if depth == 0 {
                let mut next = FIRST_LETTERS.iter().map(|l| l - b'a');
                next.find(|&l| rest >> l & 1 == 1).unwrap_or(0)
            } else {
                rest.trailing_zeros() as u8
            };
            return self.arrive(rank, mixer, side, truth);
        }
        let mut children = [NodeId(0); 26];
        let mut count = 0;
        rest = frame.mask & LETTERS;
        while rest != 0 {
            children[count] = frame.children[rest.trailing_zeros() as usize];
            rest &= rest - 1;
            count += 1;
        }
        let (letters, ends) = (frame.mask & LETTERS, frame.mask & END != 0);
        let (place, endings) = (frame.place, frame.endings);
        let node = self.builder.close(letters, ends, &children[..count])?;
        truth.closed(place, node);
        if depth == 0 {
            self.root = Some(node);
            return Ok(());
        }
        self.guesses.learn(&endings, node);
        self.depth = depth - 1;
        self.give(node);
        Ok(())
    }

    /// Passes a closed node to the frame above it.
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

    fn arrive<const SIMD: bool>(
        &mut self,
        rank: u8,
        mixer: &mut Mixer<SIMD>,
        side: &mut impl Side,
        truth: &mut impl Truth,
    ) -> Result<(), Wrong> {
        let depth = self.depth;
        let parent = &self.frames[depth];
        let bit = 1 << rank;
        self.path[depth] = rank;
        let len = depth + 1;
        let mut last = [0; 6];
        for k in 1..6 {
            let letter = len.checked_sub(k).map_or(0, |at| self.path[at] + 1);
            last[k] = last[k - 1] * 27 + u32::from(letter);
        }
        let endings = core::array::from_fn(|k| Guesses::place(k, last[k + 2]));
        let seen = self.guesses.seen(&endings);
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
            seen,
        };
        let site = Site {
            last,
            len: len as u32,
            parent: parent.mask,
            grandparent: depth.checked_sub(1).map_or(0, |at| self.frames[at].mask),
            left: (parent.mask & LETTERS & !parent.done).count_ones(),
            dropped: self.mask_of(hints.dropped),
            dropped_more: self.mask_of(hints.dropped_more),
            sibling: self.mask_of(hints.sibling),
        };
        let looked = self.shapes.look(&site);
        if let Some(node) = self.guess(&site, &hints, place, mixer, side, truth) {
            let words = self.builder.words(node);
            self.room = self.room.checked_sub(words).ok_or(Wrong)?;
            self.guesses.learn(&endings, node);
            self.give(node);
            return Ok(());
        }
        let mask = if len == Word::MAX {
            END
        } else {
            self.shapes
                .code(&site, &looked, mixer, side, truth.mask(place))
        };
        if mask & END != 0 {
            self.room = self.room.checked_sub(1).ok_or(Wrong)?;
        }
        self.depth = len;
        let frame = &mut self.frames[len];
        frame.place = place;
        frame.mask = mask;
        frame.done = 0;
        frame.last = None;
        frame.drops = drops;
        frame.endings = endings;
        Ok(())
    }

    /// Codes whether the node is one of the guesses.
    fn guess<const SIMD: bool>(
        &mut self,
        site: &Site,
        hints: &Hints,
        place: u32,
        mixer: &mut Mixer<SIMD>,
        side: &mut impl Side,
        truth: &impl Truth,
    ) -> Option<NodeId> {
        let [_, l1, _, l3, ..] = site.last;
        let kind = Kind::Known;
        let mut tries = 0_u32;
        for guess in self.guesses.ranked(hints).best() {
            let node = guess.node;
            // A copy must not make the path longer than a word.
            if site.len + self.builder.node(node).depth() > Word::MAX as u32 {
                continue;
            }
            let id = node.0 * 4 + tries;
            let direct = u32::from(hints.dropped == Some(node));
            let mut agree = direct;
            agree |= u32::from(hints.dropped_more == Some(node)) << 1;
            agree |= u32::from(hints.sibling == Some(node)) << 2;
            for seen in hints.seen {
                agree = agree << 1 | u32::from(seen.usual() == Some(node));
            }
            let sibling = hints.sibling.map_or(0, |node| node.0 + 1);
            let places = kind.places([
                hash(site.parent, id),
                hash(id, l3),
                hash(sibling, node.0),
                hash(agree * 4 + tries, site.len),
            ]);
            let sets = Sets {
                weights: [(l1 * 2 + direct) as usize, guess.record.into()],
                known: (tries * 2 + direct) as usize,
            };
            let right = mixer.bit(side, kind, sets, &places, truth.is(place, node));
            self.guesses.score(guess, right);
            if right {
                return Some(node);
            }
            tries += 1;
        }
        None
    }

    fn mask_of(&self, node: Option<NodeId>) -> u32 {
        node.map_or(0, |node| self.builder.node(node).shape())
    }
}
