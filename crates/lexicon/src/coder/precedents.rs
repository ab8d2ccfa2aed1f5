//! Remembers nodes at similar places: the last ones that were coded letter by letter after the
//! same letters, or below a similar parent.

use super::mixer::hash;

/// A node's letters and word end as a bit mask; 0 means no node.
pub(super) type NodeMask = u32;

/// How two places in the tree of words are alike.
#[derive(Clone, Copy)]
enum Similarity {
    /// The last two letters of the path are equal; the next variants are for three, four and five
    /// letters.
    Two = 0,
    Three = 1,
    Four = 2,
    Five = 3,
    /// The last letter of the path and the parent's letters are equal.
    Parent = 4,
}

const SIMILARITY_COUNT: usize = 5;
/// Number of places remembered for each kind of similarity, as a power of two.
const TABLE_BITS: [u32; SIMILARITY_COUNT] = [10, 13, 15, 16, 14];

/// The last three nodes that were coded at one place, newest first.
#[derive(Clone, Copy, Default)]
struct PrecedentEntry {
    check: u32,
    masks: [NodeMask; 3],
}

pub(super) struct Precedents {
    ways: [Vec<PrecedentEntry>; SIMILARITY_COUNT],
}

/// Hashes of a place, one for each kind of similarity.
#[derive(Clone, Copy)]
pub(super) struct PlaceHashes([u32; SIMILARITY_COUNT]);

impl PlaceHashes {
    /// Hashes a place. `last[n]` holds its last `n` letters as one number.
    pub(super) fn new(last: &[u32; 6], parent: NodeMask) -> PlaceHashes {
        let [_, l1, l2, l3, l4, l5] = *last;
        PlaceHashes([
            hash(l2, 1),
            hash(l3, 2),
            hash(l4, 3),
            hash(l5, 4),
            hash(hash(parent, l1), 5),
        ])
    }
}

/// Number of precedents of a place: nodes coded at similar places, and the hint from the shorter
/// path.
pub(super) const PRECEDENT_COUNT: usize = 12;

impl Precedents {
    pub(super) fn new() -> Precedents {
        Precedents {
            ways: TABLE_BITS.map(|bits| vec![PrecedentEntry::default(); 1 << bits]),
        }
    }

    fn look_up(&self, here: &PlaceHashes, similarity: Similarity) -> [NodeMask; 3] {
        let way = similarity as usize;
        let (Some(entries), Some(&hash), Some(bits)) =
            (self.ways.get(way), here.0.get(way), TABLE_BITS.get(way))
        else {
            return [0; 3];
        };
        match entries.get((hash >> (32 - bits)) as usize) {
            Some(entry) if entry.check == hash => entry.masks,
            _ => [0; 3],
        }
    }

    /// Returns the precedents of a place, the most significant first. `dropped` is the node at the
    /// end of the same path without its first letters.
    pub(super) fn for_place(
        &self,
        here: &PlaceHashes,
        dropped: NodeMask,
    ) -> [NodeMask; PRECEDENT_COUNT] {
        let look_up = |similarity| self.look_up(here, similarity);
        let five = look_up(Similarity::Five);
        let four = look_up(Similarity::Four);
        let three = look_up(Similarity::Three);
        let parent = look_up(Similarity::Parent);
        [
            dropped,
            five[0],
            four[0],
            five[1],
            parent[0],
            four[1],
            five[2],
            four[2],
            three[0],
            parent[1],
            three[1],
            look_up(Similarity::Two)[0],
        ]
    }

    /// Records the node that was coded at a place.
    pub(super) fn learn(&mut self, here: &PlaceHashes, mask: NodeMask) {
        for ((entries, &hash), bits) in self.ways.iter_mut().zip(&here.0).zip(TABLE_BITS) {
            if let Some(entry) = entries.get_mut((hash >> (32 - bits)) as usize) {
                let [one, two, _] = entry.masks;
                let older = if entry.check == hash {
                    [one, two]
                } else {
                    [0; 2]
                };
                *entry = PrecedentEntry {
                    check: hash,
                    masks: [mask, older[0], older[1]],
                };
            }
        }
    }
}
