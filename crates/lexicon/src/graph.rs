//! The minimal graph of a word list: small, immutable, and fast to walk.
//!
//! A node is a mask of the letters that may follow. The child for a letter is found by counting
//! the mask's bits below it. Nodes with the same words below them are one node. Each edge also
//! holds how many words of its node come before it, so a walk adds up to the word's index. That is
//! a perfect hash at no extra cost, which levels (and any other data of words) are looked up by.

use super::raw_bytes::{RawReader, RawWriter};
use super::{Letter, Level, Word};

/// The bit of `Node::mask` for a word end, just above the letters. The depth follows above it.
const END: u32 = 1 << 26;
const DEPTH_SHIFT: u32 = 27;

/// The lower bits of an edge are the target node, and the upper bits the number of words before
/// it.
const TARGET_BITS: u32 = 17;
/// Maximum number of nodes that edges can address.
pub(super) const MAX_NODES: usize = 1 << TARGET_BITS;
/// Maximum number of words that an edge can have before it. (The root's counts are stored
/// separately, without this limit.)
pub(super) const MAX_WORDS_BEFORE: u32 = (1 << (32 - TARGET_BITS)) - 1;

/// A node of the graph, in twelve bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Node {
    /// The letters that may follow (26 bits), whether a word ends here (1), and the length of the
    /// longest continuation (4).
    mask: u32,
    /// The index of the node's first edge.
    first: u32,
    /// Every letter that occurs anywhere below this node.
    reach: u32,
}

impl Node {
    pub(super) fn new(letters: u32, end: bool, depth: u32, first: u32, reach: u32) -> Node {
        let end = if end { END } else { 0 };
        let mask = letters | end | depth.min(15) << DEPTH_SHIFT;
        Node { mask, first, reach }
    }

    /// Returns the letters that may follow.
    #[inline]
    pub(super) const fn letters(self) -> u32 {
        self.mask & (END - 1)
    }

    /// Whether a word ends at this node.
    #[inline]
    pub(super) const fn is_word_end(self) -> bool {
        self.mask & END != 0
    }

    /// Returns the number of letters of the longest continuation.
    #[inline]
    pub(super) const fn depth(self) -> u32 {
        self.mask >> DEPTH_SHIFT
    }

    /// Returns every letter that occurs anywhere below this node.
    #[inline]
    pub(super) const fn reachable_letters(self) -> u32 {
        self.reach
    }

    /// Returns the letters that may follow and the word end in one mask. Nodes with different
    /// shapes can't be equal.
    pub(super) const fn shape(self) -> u32 {
        self.mask & (END | (END - 1))
    }

    #[inline]
    const fn edge_index(self, bit: u32) -> usize {
        (self.first + (self.letters() & (bit - 1)).count_ones()) as usize
    }

    pub(super) const fn edge_range(self) -> core::ops::Range<usize> {
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
    /// The number of words before each of the root's letters. These are too large to fit into
    /// edges.
    root_before: Vec<u32>,
    words: u32,
    /// The levels, with two bits per word, in the order of the words.
    levels: Vec<u8>,
}

/// Packs an edge. `before` is at most [`MAX_WORDS_BEFORE`], except at the root.
pub(super) const fn pack_edge(target: u32, before: u32) -> u32 {
    target | before << TARGET_BITS
}

const fn edge_target(edge: u32) -> u32 {
    edge & (MAX_NODES as u32 - 1)
}

const fn words_before_edge(edge: u32) -> u32 {
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

    /// Writes the whole graph for [`Graph::read`].
    pub(super) fn write(&self, out: &mut RawWriter) {
        let flat = self.nodes.iter().chain([&self.root]);
        let flat = flat.flat_map(|node| [node.mask, node.first, node.reach]);
        out.write_u32s(3 * (self.nodes.len() + 1), flat);
        out.write_u32s(self.edges.len(), self.edges.iter().copied());
        out.write_u32s(self.root_before.len(), self.root_before.iter().copied());
        out.write_u32(self.words);
        out.write_bytes(&self.levels);
    }

    /// Reads what [`Graph::write`] wrote; `None` if something is missing.
    pub(super) fn read(from: &mut RawReader) -> Option<Graph> {
        let mut flat = from.read_u32s()?;
        let mut nodes = Vec::with_capacity(flat.len() / 3);
        while let Some(mask) = flat.next() {
            let (first, reach) = (flat.next()?, flat.next()?);
            nodes.push(Node { mask, first, reach });
        }
        let root = nodes.pop()?;
        Some(Graph {
            nodes,
            edges: from.read_u32s()?.collect(),
            root,
            root_before: from.read_u32s()?.collect(),
            words: from.read_u32()?,
            levels: from.read_bytes()?.to_vec(),
        })
    }

    pub(super) const fn word_count(&self) -> u32 {
        self.words
    }

    pub(super) fn node_count(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn edge_count(&self) -> usize {
        self.edges.len()
    }

    /// Visits all nodes in the order in which they were closed, each with its shape and its
    /// children.
    pub(super) fn for_each_node(
        &self,
        mut visit: impl FnMut(u32, &mut dyn Iterator<Item = usize>),
    ) {
        for node in &self.nodes {
            let edges = self.edges.get(node.edge_range()).unwrap_or_default();
            visit(
                node.shape(),
                &mut edges.iter().map(|&e| edge_target(e) as usize),
            );
        }
    }

    /// Returns a node by its number; the root is the last.
    pub(super) fn node_at(&self, at: u32) -> Node {
        self.nodes.get(at as usize).copied().unwrap_or_default()
    }

    /// Returns the number of the node that the letter with this bit leads to from node `at`.
    pub(super) fn child_at(&self, at: u32, bit: u32) -> u32 {
        let edge = self.edges.get(self.node_at(at).edge_index(bit));
        edge.map_or(0, |&edge| edge_target(edge))
    }

    pub(super) fn set_levels(&mut self, levels: Vec<u8>) {
        self.levels = levels;
    }

    pub(super) fn level_bytes(&self) -> &[u8] {
        &self.levels
    }

    /// Returns the number of bytes on the heap.
    pub(super) fn memory_bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node>()
            + self.edges.capacity() * size_of::<u32>()
            + self.root_before.capacity() * size_of::<u32>()
            + self.levels.capacity()
    }

    /// Returns the start of every walk: the root, with no words passed.
    #[inline]
    pub(super) const fn root(&self) -> GraphPosition {
        GraphPosition {
            node: self.root,
            passed: 0,
        }
    }

    /// Follows the edge for the letter with this bit, which must be in `node.letters()`. Returns
    /// the node it leads to, and the number of words before it.
    ///
    /// The number is wrong for edges of the root, where it doesn't fit; walks that count must
    /// begin with [`Graph::enter_from_root`].
    #[inline]
    pub(super) fn child(&self, node: Node, bit: u32) -> (Node, u32) {
        let edge = self.edges.get(node.edge_index(bit)).copied().unwrap_or(0);
        let child = self.nodes.get(edge_target(edge) as usize).copied();
        (child.unwrap_or_default(), words_before_edge(edge))
    }

    /// Returns the position that the letter with this bit leads to from the root.
    #[inline]
    fn enter_from_root(&self, bit: u32) -> GraphPosition {
        let (node, _) = self.child(self.root, bit);
        let rank = (self.root.letters() & (bit - 1)).count_ones();
        let passed = self.root_before.get(rank as usize).copied();
        GraphPosition {
            node,
            passed: passed.unwrap_or(0),
        }
    }

    /// Follows the edge for the letter with this bit, which must be in the mask of the position's
    /// node.
    #[inline]
    pub(super) fn follow(&self, position: GraphPosition, bit: u32, at_root: bool) -> GraphPosition {
        super::steps::count_step();
        if at_root {
            return self.enter_from_root(bit);
        }
        let (node, before) = self.child(position.node, bit);
        GraphPosition {
            node,
            passed: position.passed + before,
        }
    }

    /// Returns the level of a word by its index.
    #[inline]
    pub(super) fn level(&self, index: u32) -> Level {
        let bits = self.levels.get(index as usize / 4).copied().unwrap_or(!0);
        Level::from_bits(bits >> (2 * (index % 4)))
    }

    /// Returns the word at an index below [`Graph::word_count`].
    pub(super) fn word_at(&self, index: u32) -> Option<Word> {
        if index >= self.words {
            return None;
        }
        let mut position = self.root();
        let mut word = Word::EMPTY;
        while word.is_empty() || !position.node.is_word_end() || position.passed != index {
            // Find the last letter whose edge doesn't pass the index.
            let mut rest = position.node.letters();
            let mut next = None;
            while rest != 0 {
                let bit = rest & rest.wrapping_neg();
                rest ^= bit;
                let there = self.follow(position, bit, word.is_empty());
                if there.passed > index {
                    break;
                }
                next = Some((bit, there));
            }
            let (bit, there) = next?;
            word = word.push(Letter::lowest_in_mask(bit))?;
            position = there;
        }
        Some(word)
    }
}

/// A place in the graph: the node, and the number of words passed on the way, which is the index
/// of the word if one ends here.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct GraphPosition {
    pub(super) node: Node,
    pub(super) passed: u32,
}
