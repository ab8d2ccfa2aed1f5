//! The checksum of all files and records: it detects any short damage.

/// A running CRC-32 (the one of gzip and PNG), computed four bits at a time. A table of sixteen
/// entries is fast enough for 200 kB, and any change within four bytes is detected.
#[derive(Debug, Clone, Copy)]
pub struct Crc(u32);

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
        // The loop's bound is the table's size.
        #[allow(clippy::indexing_slicing)]
        {
            table[i] = crc;
        }
        i += 1;
    }
    table
};

impl Default for Crc {
    fn default() -> Self {
        Crc::new()
    }
}

impl Crc {
    /// Starts a checksum without any bytes.
    #[must_use]
    pub const fn new() -> Crc {
        Crc(!0)
    }

    /// Adds bytes to the checksum.
    pub fn update(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 ^= u32::from(byte);
            self.shift_nibble();
            self.shift_nibble();
        }
    }

    // The index is masked to the table's sixteen entries.
    #[allow(clippy::indexing_slicing)]
    fn shift_nibble(&mut self) {
        self.0 = self.0 >> 4 ^ CRC_TABLE[(self.0 & 15) as usize];
    }

    /// Returns the checksum of all bytes so far.
    #[must_use]
    pub const fn value(self) -> u32 {
        !self.0
    }
}

/// Returns the CRC-32 of `bytes`.
///
/// ```
/// assert_eq!(lexicon::checksum::crc32(b"123456789"), 0xcbf4_3926);
/// ```
#[must_use]
pub fn crc32(bytes: &[u8]) -> u32 {
    let mut crc = Crc::new();
    crc.update(bytes);
    crc.value()
}
