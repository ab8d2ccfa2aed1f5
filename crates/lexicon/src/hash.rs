//! The hash of a list's content; that of a file's bytes is [`crate::checksum`].

use super::ListId;
use super::graph::Graph;

/// Mixes a number into a hash.
pub(super) const fn mix(hash: u64, value: u64) -> u64 {
    let mixed = (hash ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ mixed >> 29
}

impl Graph {
    /// Returns a hash of the words and levels that doesn't depend on the order of the nodes.
    pub(super) fn content_hash(&self) -> ListId {
        let mut below: Vec<u64> = Vec::with_capacity(self.node_count());
        // Children come before their parents, and the root is last.
        self.for_each_node(|shape, children| {
            let hash = children.fold(mix(1, u64::from(shape)), |hash, child| {
                mix(hash, below.get(child).copied().unwrap_or(0))
            });
            below.push(hash);
        });
        let words = below.last().copied().unwrap_or(0);
        let levels = self.level_bytes().chunks(8).fold(2, |hash, chunk| {
            let value = chunk.iter().fold(0, |v, &b| v << 8 | u64::from(b));
            mix(hash, value)
        });
        ListId(mix(words, levels))
    }
}
