//! The minimal graph of a word list: small, still, and quick to walk.
//!
//! A node is a mask of the letters that lead on; the child for a letter is
//! found by counting the mask's bits below it. Nodes with the same words
//! below them are one node. Each edge also carries how many words come
//! before it in its node, so a walk adds up to the word's index: a perfect
//! hash for free, on which levels (and whatever else belongs to a word) hang.

use super::ready::{Reader, Writer};
use super::{Letter, Level, Word};

/// Bits of `Node::mask` above the letters.
const END: u32 = 1 << 26;
const DEPTH_SHIFT: u32 = 27;

/// An edge: the target node below, the count of words before it above.
const TARGET_BITS: u32 = 17;
/// The most nodes that an edge can name.
pub(super) const MAX_NODES: usize = 1 << TARGET_BITS;
/// The most words that an edge can have before it (the root's own edges are
/// kept apart, without this limit).
pub(super) const MAX_BEFORE: u32 = (1 << (32 - TARGET_BITS)) - 1;

/// One state of the graph, in twelve bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Node {
    /// Letters that lead on (26 bits), word end (1), longest way down (4).
    mask: u32,
    /// Where its edges begin.
    first: u32,
    /// Every letter that stands anywhere below.
    reach: u32,
}

impl Node {
    pub(super) fn new(letters: u32, end: bool, depth: u32, first: u32, reach: u32) -> Node {
        let end = if end { END } else { 0 };
        let mask = letters | end | depth.min(15) << DEPTH_SHIFT;
        Node { mask, first, reach }
    }

    /// The letters that lead on.
    #[inline]
    pub(super) const fn letters(self) -> u32 {
        self.mask & (END - 1)
    }

    /// Whether a word ends here.
    #[inline]
    pub(super) const fn ends(self) -> bool {
        self.mask & END != 0
    }

    /// How many letters the longest word below still has.
    #[inline]
    pub(super) const fn depth(self) -> u32 {
        self.mask >> DEPTH_SHIFT
    }

    /// Every letter that stands anywhere below.
    #[inline]
    pub(super) const fn reach(self) -> u32 {
        self.reach
    }

    /// Letters and word end together: two nodes that differ here differ.
    pub(super) const fn shape(self) -> u32 {
        self.mask & (END | (END - 1))
    }

    #[inline]
    const fn edge(self, bit: u32) -> usize {
        (self.first + (self.letters() & (bit - 1)).count_ones()) as usize
    }

    pub(super) const fn edges(self) -> core::ops::Range<usize> {
        let first = self.first as usize;
        first..first + self.letters().count_ones() as usize
    }
}

/// The graph of a list, with the level of each word.
#[derive(Clone, Debug)]
pub(super) struct Graph {
    nodes: Vec<Node>,
    edges: Vec<u32>,
    root: Node,
    /// Words before each of the root's letters: too many for an edge.
    root_before: Vec<u32>,
    words: u32,
    /// Two bits a word, in the order of the words.
    levels: Vec<u8>,
}

/// Packs an edge. `before` is within [`MAX_BEFORE`] except at the root.
pub(super) const fn pack_edge(target: u32, before: u32) -> u32 {
    target | before << TARGET_BITS
}

const fn target(edge: u32) -> u32 {
    edge & (MAX_NODES as u32 - 1)
}

const fn before(edge: u32) -> u32 {
    edge >> TARGET_BITS
}

impl Graph {
    pub(super) fn new(
        nodes: Vec<Node>,
        edges: Vec<u32>,
        root: Node,
        root_before: Vec<u32>,
        words: u32,
        levels: Vec<u8>,
    ) -> Graph {
        Graph {
            nodes,
            edges,
            root,
            root_before,
            words,
            levels,
        }
    }

    /// Everything, for [`Graph::read`].
    pub(super) fn write(&self, out: &mut Writer) {
        let flat = self.nodes.iter().chain([&self.root]);
        let flat = flat.flat_map(|node| [node.mask, node.first, node.reach]);
        out.numbers(3 * (self.nodes.len() + 1), flat);
        out.numbers(self.edges.len(), self.edges.iter().copied());
        out.numbers(self.root_before.len(), self.root_before.iter().copied());
        out.number(self.words);
        out.bytes(&self.levels);
    }

    /// What [`Graph::write`] wrote, unless something is missing.
    pub(super) fn read(from: &mut Reader) -> Option<Graph> {
        let mut flat = from.numbers()?;
        let mut nodes = Vec::with_capacity(flat.len() / 3);
        while let Some(mask) = flat.next() {
            let (first, reach) = (flat.next()?, flat.next()?);
            nodes.push(Node { mask, first, reach });
        }
        let root = nodes.pop()?;
        Some(Graph {
            nodes,
            edges: from.numbers()?.collect(),
            root,
            root_before: from.numbers()?.collect(),
            words: from.number()?,
            levels: from.bytes()?.to_vec(),
        })
    }

    pub(super) const fn words(&self) -> u32 {
        self.words
    }

    pub(super) fn node_count(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn edge_count(&self) -> usize {
        self.edges.len()
    }

    /// Every node in the order it was closed: its shape and its children.
    pub(super) fn for_each_node(&self, mut see: impl FnMut(u32, &mut dyn Iterator<Item = usize>)) {
        for node in &self.nodes {
            let edges = self.edges.get(node.edges()).unwrap_or_default();
            see(node.shape(), &mut edges.iter().map(|&e| target(e) as usize));
        }
    }

    /// A node by its number; the root is the last.
    pub(super) fn node_at(&self, at: u32) -> Node {
        self.nodes.get(at as usize).copied().unwrap_or_default()
    }

    /// The number of the node behind a letter of `at`, at its bit.
    pub(super) fn child_at(&self, at: u32, bit: u32) -> u32 {
        let edge = self.edges.get(self.node_at(at).edge(bit));
        edge.map_or(0, |&edge| target(edge))
    }

    pub(super) fn set_levels(&mut self, levels: Vec<u8>) {
        self.levels = levels;
    }

    pub(super) fn level_bytes(&self) -> &[u8] {
        &self.levels
    }

    /// Bytes held on the heap.
    pub(super) fn memory(&self) -> usize {
        self.nodes.capacity() * size_of::<Node>()
            + self.edges.capacity() * size_of::<u32>()
            + self.root_before.capacity() * size_of::<u32>()
            + self.levels.capacity()
    }

    /// The node before any letter, and its index: none passed.
    #[inline]
    pub(super) const fn root(&self) -> Spot {
        Spot {
            node: self.root,
            passed: 0,
        }
    }

    /// The node behind a letter of `node.letters()`, at its bit.
    ///
    /// `before` of a root edge is cut short; walks that count begin with
    /// [`Graph::enter`].
    #[inline]
    pub(super) fn child(&self, node: Node, bit: u32) -> (Node, u32) {
        let edge = self.edges.get(node.edge(bit)).copied().unwrap_or(0);
        let child = self.nodes.get(target(edge) as usize).copied();
        (child.unwrap_or_default(), before(edge))
    }

    /// The node behind a letter of the root, at its bit.
    #[inline]
    fn enter(&self, bit: u32) -> Spot {
        let (node, _) = self.child(self.root, bit);
        let rank = (self.root.letters() & (bit - 1)).count_ones();
        let passed = self.root_before.get(rank as usize).copied();
        Spot {
            node,
            passed: passed.unwrap_or(0),
        }
    }

    /// Goes on by a letter that is in the spot's mask.
    #[inline]
    pub(super) fn go(&self, spot: Spot, bit: u32, at_root: bool) -> Spot {
        super::steps::step();
        if at_root {
            return self.enter(bit);
        }
        let (node, before) = self.child(spot.node, bit);
        Spot {
            node,
            passed: spot.passed + before,
        }
    }

    /// The level of a word by index.
    #[inline]
    pub(super) fn level(&self, index: u32) -> Level {
        let bits = self.levels.get(index as usize / 4).copied().unwrap_or(!0);
        Level::from_bits(bits >> (2 * (index % 4)))
    }

    /// The word at an index below [`Graph::words`].
    pub(super) fn word_at(&self, index: u32) -> Option<Word> {
        if index >= self.words {
            return None;
        }
        let mut spot = self.root();
        let mut word = Word::EMPTY;
        while word.is_empty() || !spot.node.ends() || spot.passed != index {
            // The last letter whose edge does not pass the index.
            let mut rest = spot.node.letters();
            let mut next = None;
            while rest != 0 {
                let bit = rest & rest.wrapping_neg();
                rest ^= bit;
                let there = self.go(spot, bit, word.is_empty());
                if there.passed > index {
                    break;
                }
                next = Some((bit, there));
            }
            let (bit, there) = next?;
            word = word.push(Letter::lowest(bit))?;
            spot = there;
        }
        Some(word)
    }
}

/// A place in the graph: the node, and how many words were passed on the
/// way, which is the index of the word if one ends here.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spot {
    pub(super) node: Node,
    pub(super) passed: u32,
}
