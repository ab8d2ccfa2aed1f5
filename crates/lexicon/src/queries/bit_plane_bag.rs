//! A bag of letters for walks: small, and fast to take letters from.

use crate::{Letter, LetterCounts};

/// The number of each letter, with the four bits of every count spread over four masks. Taking a
/// letter out is a handful of operations on 32-bit words, and the same operations do nothing if
/// there is no letter to take.
#[derive(Clone, Copy, Default)]
pub(super) struct BitPlaneBag {
    ones: u32,
    twos: u32,
    fours: u32,
    eights: u32,
}

impl BitPlaneBag {
    /// Returns the letters that the bag holds, as a mask.
    #[inline]
    pub(super) const fn letter_mask(self) -> u32 {
        self.ones | self.twos | self.fours | self.eights
    }

    /// Returns the bag without one letter that it holds, given by its bit. A bit of 0 takes
    /// nothing.
    #[inline]
    pub(super) const fn without(self, bit: u32) -> BitPlaneBag {
        let ones = self.ones ^ bit;
        let borrow = bit & ones;
        let twos = self.twos ^ borrow;
        let borrow = borrow & twos;
        let fours = self.fours ^ borrow;
        let borrow = borrow & fours;
        let eights = self.eights ^ borrow;
        BitPlaneBag {
            ones,
            twos,
            fours,
            eights,
        }
    }
}

impl From<LetterCounts> for BitPlaneBag {
    fn from(letters: LetterCounts) -> BitPlaneBag {
        let plane = |value: u8| {
            let there = Letter::all().filter(|&l| letters.count(l) & value != 0);
            there.fold(0, |mask, letter| mask | letter.bit())
        };
        BitPlaneBag {
            ones: plane(1),
            twos: plane(2),
            fours: plane(4),
            eights: plane(8),
        }
    }
}
