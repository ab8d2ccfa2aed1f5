//! How well known a word is.

/// How well known a word is, based on the sizes of SCOWL. The list of each level
/// includes the levels before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Level {
    /// SCOWL sizes up to 35: for children and easy bots.
    Common = 0,
    /// SCOWL sizes up to 50.
    Familiar = 1,
    /// SCOWL sizes up to 60: what a well-read adult knows. The *Everyday* list ends here.
    Known = 2,
    /// SCOWL sizes up to 80: the strange and unusual words that people like to use in word games.
    /// The *Full* list includes all of them.
    Rare = 3,
}

impl Level {
    /// The hardest level of the Everyday list.
    pub const EVERYDAY: Level = Level::Known;
    /// The hardest level of the Full list.
    pub const FULL: Level = Level::Rare;

    /// Returns the level for two bits; higher bits are ignored.
    pub(crate) const fn from_bits(bits: u8) -> Level {
        match bits & 3 {
            0 => Level::Common,
            1 => Level::Familiar,
            2 => Level::Known,
            _ => Level::Rare,
        }
    }

    /// Returns the level of a SCOWL size, or `None` above 80.
    #[must_use]
    pub const fn from_scowl_size(size: u8) -> Option<Level> {
        match size {
            0..=35 => Some(Level::Common),
            36..=50 => Some(Level::Familiar),
            51..=60 => Some(Level::Known),
            61..=80 => Some(Level::Rare),
            _ => None,
        }
    }

    /// Returns the largest SCOWL size in the level.
    #[must_use]
    pub const fn scowl_size(self) -> u8 {
        match self {
            Level::Common => 35,
            Level::Familiar => 50,
            Level::Known => 60,
            Level::Rare => 80,
        }
    }
}
