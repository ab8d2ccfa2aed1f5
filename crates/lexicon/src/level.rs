//! How well known a word is.

/// How well known a word is, after the sizes of SCOWL: each level holds the
/// ones before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Level {
    /// SCOWL up to 35: for children and easy opponents.
    Common = 0,
    /// Up to 50.
    Familiar = 1,
    /// Up to 60: what a well-read adult knows. The *Everyday* list ends here.
    Known = 2,
    /// Up to 80: the strange and unusual words people like to use in word
    /// games. The *Full* list is all of them.
    Rare = 3,
}

impl Level {
    /// The last level of the Everyday list.
    pub const EVERYDAY: Level = Level::Known;
    /// The last level of the Full list.
    pub const FULL: Level = Level::Rare;

    /// From two bits; higher bits do not count.
    pub(crate) const fn from_bits(bits: u8) -> Level {
        match bits & 3 {
            0 => Level::Common,
            1 => Level::Familiar,
            2 => Level::Known,
            _ => Level::Rare,
        }
    }

    /// The level of a SCOWL size; `None` beyond 80.
    #[must_use]
    pub const fn of_size(size: u8) -> Option<Level> {
        match size {
            0..=35 => Some(Level::Common),
            36..=50 => Some(Level::Familiar),
            51..=60 => Some(Level::Known),
            61..=80 => Some(Level::Rare),
            _ => None,
        }
    }

    /// The SCOWL size at which the level ends.
    #[must_use]
    pub const fn size(self) -> u8 {
        match self {
            Level::Common => 35,
            Level::Familiar => 50,
            Level::Known => 60,
            Level::Rare => 80,
        }
    }
}
