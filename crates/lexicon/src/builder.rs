//! Builds the minimal graph, node by node from the leaves up.
//!
//! A reader of words in order (a packed file or a plain list) closes each node of the tree
//! when all words below it are known. The builder keeps one copy of equal nodes, so the
//! result is the minimal graph.

use super::graph::{Graph, MAX_NODES, MAX_WORDS_BEFORE, Node, pack_edge};

/// The number of a closed node, below which no more words can come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(super) struct NodeId(pub(super) u32);

/// Error: the list doesn't fit the graph's packed edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GraphTooLarge;

/// The graph built so far.
pub(super) struct Builder {
    nodes: Vec<Node>,
    targets: Vec<u32>,
    /// The number of words below each node; only needed while building.
    words: Vec<u32>,
    /// A hash table with open addressing: the node's number plus one, or 0 for a free slot.
    table: Vec<u32>,
}

/// Twice the maximum number of nodes, so that probing stays short and there is always a free slot.
const SLOTS: usize = 2 * MAX_NODES;

impl Builder {
    /// Starts a graph that has only the leaf: the node from which no word goes on.
    pub(super) fn new() -> Builder {
        let mut builder = Builder {
            nodes: Vec::with_capacity(1 << 16),
            targets: Vec::with_capacity(1 << 17),
            words: Vec::with_capacity(1 << 16),
            table: vec![0; SLOTS],
        };
        let leaf = builder.close(0, true, &[]);
        debug_assert_eq!(leaf, Ok(Builder::LEAF));
        builder
    }

    /// The leaf: the node from which no word goes on.
    pub(super) const LEAF: NodeId = NodeId(0);

    fn slot(letters: u32, end: bool, children: &[NodeId]) -> usize {
        let mut hash = (letters ^ u32::from(end) << 26).wrapping_mul(0x9E37_79B1);
        for child in children {
            hash = (hash.rotate_left(7) ^ child.0).wrapping_mul(0x85EB_CA6B);
        }
        (hash ^ hash >> 15) as usize
    }

    /// Returns the node with these letters, adding it if it's new. `children`
    /// are in the letters' order.
    pub(super) fn close(
        &mut self,
        letters: u32,
        end: bool,
        children: &[NodeId],
    ) -> Result<NodeId, GraphTooLarge> {
        let shape = Node::new(letters, end, 0, 0, 0).shape();
        let mut slot = Self::slot(letters, end, children) & (SLOTS - 1);
        let taken = |builder: &Builder, slot: usize| {
            let entry = builder.table.get(slot).copied();
            entry.filter(|&entry| entry != 0)
        };
        while let Some(entry) = taken(self, slot) {
            let id = NodeId(entry - 1);
            if self.node(id).shape() == shape && self.children(id).eq(children.iter().copied()) {
                return Ok(id);
            }
            slot = (slot + 1) & (SLOTS - 1);
        }
        let id = self.nodes.len() as u32;
        if self.nodes.len() == MAX_NODES {
            return Err(GraphTooLarge);
        }
        let (mut depth, mut reach, mut words) = (0, letters, u32::from(end));
        for &child in children {
            let below = self.node(child);
            depth = depth.max(below.depth() + 1);
            reach |= below.reachable_letters();
            words += self.word_count(child);
        }
        let first = self.targets.len() as u32;
        self.targets.extend(children.iter().map(|c| c.0));
        self.nodes
            .push(Node::new(letters, end, depth, first, reach));
        self.words.push(words);
        if let Some(free) = self.table.get_mut(slot) {
            *free = id + 1;
        }
        Ok(NodeId(id))
    }

    /// Returns a closed node.
    #[inline]
    pub(super) fn node(&self, id: NodeId) -> Node {
        self.nodes.get(id.0 as usize).copied().unwrap_or_default()
    }

    /// Returns the number of words below a closed node.
    #[inline]
    pub(super) fn word_count(&self, id: NodeId) -> u32 {
        self.words.get(id.0 as usize).copied().unwrap_or(0)
    }

    /// Returns the children of a closed node, in the order of their letters.
    pub(super) fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let targets = self.targets.get(self.node(id).edge_range());
        targets.unwrap_or_default().iter().map(|&t| NodeId(t))
    }

    /// Returns the child that a letter leads to, if the node has it.
    #[inline]
    pub(super) fn child(&self, id: NodeId, bit: u32) -> Option<NodeId> {
        let node = self.node(id);
        if node.letters() & bit == 0 {
            return None;
        }
        let rank = (node.letters() & (bit - 1)).count_ones() as usize;
        self.targets
            .get(node.edge_range().start + rank)
            .map(|&t| NodeId(t))
    }

    /// Returns the graph below `root`. `levels` has two bits per word.
    pub(super) fn finish(self, root: NodeId, levels: Vec<u8>) -> Result<Graph, GraphTooLarge> {
        let mut edges = Vec::with_capacity(self.targets.len());
        let mut root_before = Vec::new();
        for (id, node) in self.nodes.iter().enumerate() {
            let is_root = id as u32 == root.0;
            let mut before = u32::from(node.is_word_end());
            for &target in self.targets.get(node.edge_range()).unwrap_or_default() {
                if is_root {
                    root_before.push(before);
                    edges.push(pack_edge(target, 0));
                } else if before > MAX_WORDS_BEFORE {
                    return Err(GraphTooLarge);
                } else {
                    edges.push(pack_edge(target, before));
                }
                before += self.word_count(NodeId(target));
            }
        }
        let (root_node, words) = (self.node(root), self.word_count(root));
        let mut nodes = self.nodes;
        nodes.shrink_to_fit();
        Ok(Graph::new(
            nodes,
            edges,
            root_node,
            root_before,
            words,
            levels,
        ))
    }
}
