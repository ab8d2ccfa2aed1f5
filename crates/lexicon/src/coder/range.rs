//! Binary arithmetic coding: turns bits and their probabilities into bytes and back.

/// Encoder or decoder. The model runs the same way on both: an encoder is given the truth and
/// passes it on, and a decoder returns the truth.
pub(super) trait BitCoder {
    /// Codes one decision. `one` is the probability of true in 65536ths, from 1 to 65535. A
    /// decoder ignores `truth`.
    fn code_bit(&mut self, one: u32, truth: bool) -> bool;
}

/// The encoder.
pub(super) struct RangeEncoder {
    low: u32,
    high: u32,
    pub(super) bytes: Vec<u8>,
}

/// Returns the value between `low` and `high` that separates true (below) from false.
#[inline]
const fn split_point(low: u32, high: u32, one: u32) -> u32 {
    low + (((high - low) as u64 * one as u64) >> 16) as u32
}

impl RangeEncoder {
    pub(super) const fn new() -> RangeEncoder {
        RangeEncoder {
            low: 0,
            high: !0,
            bytes: Vec::new(),
        }
    }

    /// Writes what the last decisions still need, and returns all bytes. Zeros are implied after
    /// them.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // Low and high differ in their first byte, so the first byte of high followed
        // by zeros is between them.
        if self.low > 0 {
            self.bytes.push((self.high >> 24) as u8);
        }
        self.bytes
    }
}

impl BitCoder for RangeEncoder {
    fn code_bit(&mut self, one: u32, truth: bool) -> bool {
        let mid = split_point(self.low, self.high, one);
        if truth {
            self.high = mid;
        } else {
            self.low = mid + 1;
        }
        while (self.low ^ self.high) >> 24 == 0 {
            self.bytes.push((self.high >> 24) as u8);
            self.low <<= 8;
            self.high = self.high << 8 | 0xFF;
        }
        truth
    }
}

/// The decoder. After the last byte it reads zeros.
#[derive(Default)]
pub(super) struct RangeDecoder {
    low: u32,
    high: u32,
    value: u32,
    started: bool,
    at: usize,
    bytes: Vec<u8>,
}

impl RangeDecoder {
    pub(super) fn push(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// Returns the number of bytes that have arrived but haven't been read.
    pub(super) const fn unread_len(&self) -> usize {
        self.bytes.len().saturating_sub(self.at)
    }

    fn next_byte(&mut self) -> u32 {
        self.at += 1;
        self.bytes.get(self.at - 1).copied().unwrap_or(0).into()
    }

    /// Reads the first bytes, some of which must have arrived.
    pub(super) fn start(&mut self) {
        if !self.started {
            self.started = true;
            self.high = !0;
            for _ in 0..4 {
                self.value = self.value << 8 | self.next_byte();
            }
        }
    }
}

impl BitCoder for RangeDecoder {
    #[inline]
    fn code_bit(&mut self, one: u32, _: bool) -> bool {
        let mid = split_point(self.low, self.high, one);
        let truth = self.value <= mid;
        if truth {
            self.high = mid;
        } else {
            self.low = mid + 1;
        }
        while (self.low ^ self.high) >> 24 == 0 {
            self.low <<= 8;
            self.high = self.high << 8 | 0xFF;
            self.value = self.value << 8 | self.next_byte();
        }
        truth
    }
}
