//! Packs numbers into five-bit symbols, and reads them back.

/// A writer of numbers as consecutive bits.
#[derive(Debug, Default)]
pub(super) struct BitWriter {
    symbols: Vec<u8>,
    /// Number of free bits in the last symbol.
    free: usize,
}

impl BitWriter {
    /// Writes the lowest `bits` bits of a number, the highest first.
    pub fn write(&mut self, number: usize, bits: usize) {
        for bit in (0..bits).rev() {
            if self.free == 0 {
                self.symbols.push(0);
                self.free = 5;
            }
            self.free -= 1;
            if let Some(last) = self.symbols.last_mut() {
                *last |= ((number >> bit & 1) as u8) << self.free;
            }
        }
    }

    /// Writes ascending places below `of`: their count, then the gap before each, in a Rice code
    /// with the parameter that makes the result shortest.
    pub(crate) fn write_places(&mut self, places: &[usize], of: usize) {
        let before = std::iter::once(None).chain(places.iter().copied().map(Some));
        let gaps = places.iter().zip(before);
        let gaps = gaps.map(|(place, before)| before.map_or(*place, |before| place - before - 1));
        let gaps: Vec<usize> = gaps.collect();
        let length = |low: &usize| -> usize { gaps.iter().map(|gap| (gap >> low) + 1 + low).sum() };
        let low = (0..8).min_by_key(length).unwrap_or(0);
        self.write(places.len(), bit_width(of));
        self.write(low, 3);
        for gap in gaps {
            (0..gap >> low).for_each(|_| self.write(1, 1));
            self.write(0, 1);
            self.write(gap, low);
        }
    }

    /// Returns the symbols, the last one padded with zero bits.
    pub fn finish(self) -> Vec<u8> {
        self.symbols
    }
}

/// A reader of what [`BitWriter`] wrote. `None` means damage: an invalid value, or the
/// end of the symbols.
#[derive(Debug)]
pub(super) struct BitReader<'a> {
    symbols: &'a [u8],
    read: usize,
}

impl<'a> BitReader<'a> {
    pub fn new(symbols: &'a [u8]) -> Self {
        BitReader { symbols, read: 0 }
    }

    pub fn read(&mut self, bits: usize) -> Option<usize> {
        let mut number = 0;
        for _ in 0..bits {
            let symbol = self.symbols.get(self.read / 5)?;
            number = number << 1 | usize::from(symbol >> (4 - self.read % 5) & 1);
            self.read += 1;
        }
        Some(number)
    }

    pub(crate) fn read_places(&mut self, of: usize) -> Option<Vec<usize>> {
        let count = self.read(bit_width(of))?;
        let low = self.read(3)?;
        let (mut places, mut next) = (Vec::new(), 0);
        for _ in 0..count {
            let mut gap = 0;
            while self.read(1)? == 1 {
                gap += 1;
            }
            let place = next + (gap << low | self.read(low)?);
            if place >= of {
                return None;
            }
            places.push(place);
            next = place + 1;
        }
        Some(places)
    }

    /// Ends the reading; `None` if more is left than the zero bits that pad the last symbol.
    pub fn finish(mut self) -> Option<()> {
        let left = self.symbols.len() * 5 - self.read;
        (left < 5 && self.read(left)? == 0).then_some(())
    }
}

/// Number of bits that hold any number from 0 to `most`.
const fn bit_width(most: usize) -> usize {
    (usize::BITS - most.leading_zeros()) as usize
}
