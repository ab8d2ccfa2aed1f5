//! The two checks of a file: one over its bytes, one over what they say.

use super::ListId;
use super::graph::Graph;

/// CRC-32 (the one of gzip and PNG), a nibble at a time: a table of sixteen
/// entries is enough for 200 kB, and any change within four bytes shows.
#[derive(Clone, Copy)]
pub(super) struct Crc(u32);

const CRC_TABLE: [u32; 16] = {
    let mut table = [0; 16];
    let mut i = 0;
    while i < 16 {
        let mut crc = i as u32;
        let mut bit = 0;
        while bit < 4 {
            crc = if crc & 1 == 1 {
                crc >> 1 ^ 0xEDB8_8320
            } else {
                crc >> 1
            };
            bit += 1;
        }
        // The loop's own bound is the table's.
        #[allow(clippy::indexing_slicing)]
        {
            table[i] = crc;
        }
        i += 1;
    }
    table
};

impl Crc {
    pub(super) const fn new() -> Crc {
        Crc(!0)
    }

    pub(super) fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 ^= u32::from(byte);
            self.nibble();
            self.nibble();
        }
    }

    // Masked to the table's sixteen entries.
    #[allow(clippy::indexing_slicing)]
    fn nibble(&mut self) {
        self.0 = self.0 >> 4 ^ CRC_TABLE[(self.0 & 15) as usize];
    }

    pub(super) const fn value(self) -> u32 {
        !self.0
    }
}

/// Stirs a number into a hash.
pub(super) const fn stir(hash: u64, value: u64) -> u64 {
    let mixed = (hash ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ mixed >> 29
}

impl Graph {
    /// A hash of the words and levels, whatever order the nodes stand in.
    pub(super) fn hash(&self) -> ListId {
        let mut below: Vec<u64> = Vec::with_capacity(self.node_count());
        // Children stand before their parents, the root last of all.
        self.for_each_node(|shape, children| {
            let hash = children.fold(stir(1, u64::from(shape)), |hash, child| {
                stir(hash, below.get(child).copied().unwrap_or(0))
            });
            below.push(hash);
        });
        let words = below.last().copied().unwrap_or(0);
        let levels = self.level_bytes().chunks(8).fold(2, |hash, chunk| {
            let value = chunk.iter().fold(0, |v, &b| v << 8 | u64::from(b));
            stir(hash, value)
        });
        ListId(stir(words, levels))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crc_is_the_usual_one() {
        let mut crc = Crc::new();
        crc.add(b"123456789");
        assert_eq!(crc.value(), 0xCBF4_3926);
    }
}
