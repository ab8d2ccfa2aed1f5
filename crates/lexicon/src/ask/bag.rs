//! A bag of letters for a walk: small, and quick to take from.

use crate::{Letter, Letters};

/// How often each letter is there, as the four bits of a count in four
/// masks. Taking a letter out is a handful of steps on words of 32 bits, and
/// the same steps do nothing when no letter is to be taken.
#[derive(Clone, Copy, Default)]
pub(super) struct Bag {
    ones: u32,
    twos: u32,
    fours: u32,
    eights: u32,
}

impl Bag {
    /// Which letters are there at all.
    #[inline]
    pub(super) const fn set(self) -> u32 {
        self.ones | self.twos | self.fours | self.eights
    }

    /// One less of a letter that is there, at its bit; the bit may be none.
    #[inline]
    pub(super) const fn less(self, bit: u32) -> Bag {
        let ones = self.ones ^ bit;
        let borrow = bit & ones;
        let twos = self.twos ^ borrow;
        let borrow = borrow & twos;
        let fours = self.fours ^ borrow;
        let borrow = borrow & fours;
        let eights = self.eights ^ borrow;
        Bag {
            ones,
            twos,
            fours,
            eights,
        }
    }
}

impl From<Letters> for Bag {
    fn from(letters: Letters) -> Bag {
        let plane = |value: u8| {
            let there = Letter::all().filter(|&l| letters.count(l) & value != 0);
            there.fold(0, |mask, letter| mask | letter.bit())
        };
        Bag {
            ones: plane(1),
            twos: plane(2),
            fours: plane(4),
            eights: plane(8),
        }
    }
}
