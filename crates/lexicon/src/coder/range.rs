//! Binary arithmetic coding: bits and their probabilities to bytes and back.

/// Either end of the wire. The model runs the same on both: at the writing
/// end it is told the truth and passes it on, at the reading end it is given
/// the truth.
pub(super) trait Side {
    /// Codes one decision; `one` is the probability of true in 65536ths, 1 to
    /// 65535. The reading end does not look at `truth`.
    fn bit(&mut self, one: u32, truth: bool) -> bool;
}

/// The writing end.
pub(super) struct Writer {
    low: u32,
    high: u32,
    pub(super) bytes: Vec<u8>,
}

/// The value between low and high that parts true (below) from false.
#[inline]
const fn part(low: u32, high: u32, one: u32) -> u32 {
    low + (((high - low) as u64 * one as u64) >> 16) as u32
}

impl Writer {
    pub(super) const fn new() -> Writer {
        Writer {
            low: 0,
            high: !0,
            bytes: Vec::new(),
        }
    }

    /// Writes what tells the last decisions apart; zeros follow in thought.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // Low and high differ in their first byte, so the first byte of high
        // and zeros behind it lie between them.
        if self.low > 0 {
            self.bytes.push((self.high >> 24) as u8);
        }
        self.bytes
    }
}

impl Side for Writer {
    fn bit(&mut self, one: u32, truth: bool) -> bool {
        let mid = part(self.low, self.high, one);
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

/// The reading end. Behind the last byte it reads zeros.
#[derive(Default)]
pub(super) struct Reader {
    low: u32,
    high: u32,
    value: u32,
    started: bool,
    at: usize,
    bytes: Vec<u8>,
}

impl Reader {
    pub(super) fn push(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// How many bytes have arrived that are not read.
    pub(super) const fn waiting(&self) -> usize {
        self.bytes.len().saturating_sub(self.at)
    }

    fn byte(&mut self) -> u32 {
        self.at += 1;
        self.bytes.get(self.at - 1).copied().unwrap_or(0).into()
    }

    /// Takes the first bytes; there must be some.
    pub(super) fn start(&mut self) {
        if !self.started {
            self.started = true;
            self.high = !0;
            for _ in 0..4 {
                self.value = self.value << 8 | self.byte();
            }
        }
    }
}

impl Side for Reader {
    #[inline]
    fn bit(&mut self, one: u32, _: bool) -> bool {
        let mid = part(self.low, self.high, one);
        let truth = self.value <= mid;
        if truth {
            self.high = mid;
        } else {
            self.low = mid + 1;
        }
        while (self.low ^ self.high) >> 24 == 0 {
            self.low <<= 8;
            self.high = self.high << 8 | 0xFF;
            self.value = self.value << 8 | self.byte();
        }
        truth
    }
}
