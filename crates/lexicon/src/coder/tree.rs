//! The walk that codes the graph: depth first through the tree of words, skipping every subtree
//! that is guessed and closing every other node.

// A path has at most fifteen letters: `shape` lets none follow there, and guesses that would be
// longer aren't tried. Letters are below 26, pairs of them below 27 * 27.
#![allow(clippy::indexing_slicing)]

use super::guess::{ENDING_COUNT, GuessHints, GuessModel};
use super::mixer::{DecisionKind, Mixer, WeightSets, hash};
use super::range::BitCoder;
use super::shape::{LETTER_MASK, NodeContext, ShapeModel, WORD_END};
use crate::builder::{Builder, GraphTooLarge, NodeId};
use crate::{Letter, Word};

/// Maximum number of first letters to drop from a path.
const MAX_DROPS: usize = 4;
const PATH_LEN: usize = Word::MAX_LEN + 1;

/// The order of the first letters. Those that begin common prefixes come late, so that the words
/// they precede are known by then.
const FIRST_LETTER_ORDER: [u8; 26] = *b"bghjklqtvwxyzsaefcmpndriou";

/// What the encoder knows about the tree. The decoder knows nothing.
pub(crate) trait TreeOracle {
    /// Whether the node at a place in the true graph equals this closed node.
    fn node_matches(&self, place: u32, node: NodeId) -> bool;
    /// Returns the letters and word end of the node at a place, as a mask.
    fn node_mask(&self, place: u32) -> u32;
    /// Returns the place that the letter with this bit leads to.
    fn child_place(&self, place: u32, bit: u32) -> u32;
    /// Records the number of the closed node at a place.
    fn record_closed(&mut self, place: u32, node: NodeId);
}

/// The decoder, which ignores every answer.
impl TreeOracle for () {
    fn node_matches(&self, _: u32, _: NodeId) -> bool {
        false
    }
    fn node_mask(&self, _: u32) -> u32 {
        0
    }
    fn child_place(&self, _: u32, _: u32) -> u32 {
        0
    }
    fn record_closed(&mut self, _: u32, _: NodeId) {}
}

/// An open node on the path.
#[derive(Clone, Copy)]
struct TreeFrame {
    /// The node's place in the true graph.
    place: u32,
    /// The node's letters and word end.
    mask: u32,
    /// The letters whose children are closed.
    done: u32,
    last: Option<NodeId>,
    children: [NodeId; 26],
    /// The known nodes at the end of the path without its first 1, 2, ... letters.
    drops: [Option<NodeId>; MAX_DROPS],
    endings: [usize; ENDING_COUNT],
}

const EMPTY_FRAME: TreeFrame = TreeFrame {
    place: 0,
    mask: 0,
    done: 0,
    last: None,
    children: [NodeId(0); 26],
    drops: [None; MAX_DROPS],
    endings: [0; ENDING_COUNT],
};

/// Error: the input can't be decoded any further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DecodeError;

impl From<GraphTooLarge> for DecodeError {
    fn from(_: GraphTooLarge) -> Self {
        DecodeError
    }
}

pub(super) struct TreeCoder {
    builder: Builder,
    guesses: GuessModel,
    shapes: ShapeModel,
    frames: [TreeFrame; PATH_LEN],
    path: [u8; PATH_LEN],
    depth: usize,
    /// The closed children of the root.
    roots: [Option<NodeId>; 26],
    root: Option<NodeId>,
    /// The number of words that may still come.
    room: u32,
}

impl TreeCoder {
    /// Starts a walk over at most `words` words. `place` is the root in the encoder's graph.
    pub(super) fn new(words: u32, place: u32) -> TreeCoder {
        TreeCoder {
            builder: Builder::new(),
            guesses: GuessModel::new(),
            shapes: ShapeModel::new(),
            frames: [TreeFrame {
                place,
                ..EMPTY_FRAME
            }; PATH_LEN],
            path: [0; PATH_LEN],
            depth: 0,
            roots: [None; 26],
            root: None,
            room: words,
        }
    }

    /// Returns the finished graph.
    pub(super) fn finish(self) -> Result<(Builder, NodeId), DecodeError> {
        match self.root {
            Some(root) if self.room == 0 => Ok((self.builder, root)),
            _ => Err(DecodeError),
        }
    }

    pub(super) const fn is_done(&self) -> bool {
        self.root.is_some()
    }

    /// Codes the letters of the root without prediction. It's called once, before any step.
    pub(super) fn code_root(&mut self, coder: &mut impl BitCoder, truth: &mut impl TreeOracle) {
        let frame = &mut self.frames[0];
        let mask = truth.node_mask(frame.place);
        for letter in Letter::all() {
            if coder.code_bit(1 << 15, mask & letter.bit() != 0) {
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
        coder: &mut impl BitCoder,
        truth: &mut impl TreeOracle,
    ) -> Result<(), DecodeError> {
        let depth = self.depth;
        let frame = &self.frames[depth];
        let mut rest = frame.mask & LETTER_MASK & !frame.done;
        if rest != 0 {
            let rank = if depth == 0 {
                let mut next = FIRST_LETTER_ORDER.iter().map(|l| l - b'a');
                next.find(|&l| rest >> l & 1 == 1).unwrap_or(0)
            } else {
                rest.trailing_zeros() as u8
            };
            return self.visit_child(rank, mixer, coder, truth);
        }
        let mut children = [NodeId(0); 26];
        let mut count = 0;
        rest = frame.mask & LETTER_MASK;
        while rest != 0 {
            children[count] = frame.children[rest.trailing_zeros() as usize];
            rest &= rest - 1;
            count += 1;
        }
        let (letters, ends) = (frame.mask & LETTER_MASK, frame.mask & WORD_END != 0);
        let (place, endings) = (frame.place, frame.endings);
        let node = self.builder.close(letters, ends, &children[..count])?;
        truth.record_closed(place, node);
        if depth == 0 {
            self.root = Some(node);
            return Ok(());
        }
        self.guesses.learn(&endings, node);
        self.depth = depth - 1;
        self.attach_child(node);
        Ok(())
    }

    /// Passes a closed node to the frame above it.
    fn attach_child(&mut self, node: NodeId) {
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

    fn visit_child<const SIMD: bool>(
        &mut self,
        rank: u8,
        mixer: &mut Mixer<SIMD>,
        coder: &mut impl BitCoder,
        truth: &mut impl TreeOracle,
    ) -> Result<(), DecodeError> {
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
        let endings = core::array::from_fn(|k| GuessModel::ending_slot(k, last[k + 2]));
        let seen = self.guesses.frequent_nodes(&endings);
        let mut drops = [None; MAX_DROPS];
        for (k, drop) in drops.iter_mut().enumerate() {
            *drop = if depth == k + 1 {
                self.roots[usize::from(rank)]
            } else {
                parent.drops[k].and_then(|node| self.builder.child(node, bit))
            };
        }
        let place = truth.child_place(parent.place, bit);
        let mut known = drops
            .iter()
            .enumerate()
            .filter_map(|(k, d)| Some((k + 1, (*d)?)));
        let dropped = known.next();
        let hints = GuessHints {
            dropped: dropped.map(|(_, node)| node),
            drops: dropped.map_or(0, |(k, _)| k),
            dropped_more: known
                .map(|(_, node)| node)
                .find(|&n| Some(n) != dropped.map(|d| d.1)),
            sibling: parent.last,
            seen,
        };
        let site = NodeContext {
            last,
            len: len as u32,
            parent: parent.mask,
            grandparent: depth.checked_sub(1).map_or(0, |at| self.frames[at].mask),
            left: (parent.mask & LETTER_MASK & !parent.done).count_ones(),
            dropped: self.shape_of(hints.dropped),
            dropped_more: self.shape_of(hints.dropped_more),
            sibling: self.shape_of(hints.sibling),
        };
        let looked = self.shapes.look_up(&site);
        if let Some(node) = self.code_guess(&site, &hints, place, mixer, coder, truth) {
            let words = self.builder.word_count(node);
            self.room = self.room.checked_sub(words).ok_or(DecodeError)?;
            self.guesses.learn(&endings, node);
            self.attach_child(node);
            return Ok(());
        }
        let mask = if len == Word::MAX_LEN {
            WORD_END
        } else {
            self.shapes
                .code_shape(&site, &looked, mixer, coder, truth.node_mask(place))
        };
        if mask & WORD_END != 0 {
            self.room = self.room.checked_sub(1).ok_or(DecodeError)?;
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
    fn code_guess<const SIMD: bool>(
        &mut self,
        site: &NodeContext,
        hints: &GuessHints,
        place: u32,
        mixer: &mut Mixer<SIMD>,
        coder: &mut impl BitCoder,
        truth: &impl TreeOracle,
    ) -> Option<NodeId> {
        let [_, l1, _, l3, ..] = site.last;
        let kind = DecisionKind::Known;
        let mut tries = 0_u32;
        for guess in self.guesses.rank(hints).into_best() {
            let node = guess.node;
            // A copy must not make the path longer than a word.
            if site.len + self.builder.node(node).depth() > Word::MAX_LEN as u32 {
                continue;
            }
            let id = node.0 * 4 + tries;
            let direct = u32::from(hints.dropped == Some(node));
            let mut agree = direct;
            agree |= u32::from(hints.dropped_more == Some(node)) << 1;
            agree |= u32::from(hints.sibling == Some(node)) << 2;
            for seen in hints.seen {
                agree = agree << 1 | u32::from(seen.most_frequent() == Some(node));
            }
            let sibling = hints.sibling.map_or(0, |node| node.0 + 1);
            let places = kind.counter_indices([
                hash(site.parent, id),
                hash(id, l3),
                hash(sibling, node.0),
                hash(agree * 4 + tries, site.len),
            ]);
            let sets = WeightSets {
                weights: [(l1 * 2 + direct) as usize, guess.record.into()],
                known: (tries * 2 + direct) as usize,
            };
            let right = mixer.code_bit(coder, kind, sets, &places, truth.node_matches(place, node));
            self.guesses.record_outcome(guess, right);
            if right {
                return Some(node);
            }
            tries += 1;
        }
        None
    }

    fn shape_of(&self, node: Option<NodeId>) -> u32 {
        node.map_or(0, |node| self.builder.node(node).shape())
    }
}
