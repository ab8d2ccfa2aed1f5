//! What a form may choose for a starting board.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{BoardSeed, Symmetry};
use crate::{Size, SpecialType, ValueSystem};

/// An amount of something on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    /// Nothing of this kind on the board.
    Off,
    /// Fewer than usual, if there is room.
    Few,
    /// The usual number (G2), if there is room.
    Some,
    /// More than usual, if there is room.
    Many,
    /// Exactly this number on the board.
    Exactly(usize),
}

/// A set of special types that may be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<SpecialType>", from = "Vec<SpecialType>")]
pub struct SpecialTypes(u16);

impl SpecialTypes {
    /// The empty set.
    pub const NONE: SpecialTypes = SpecialTypes(0);
    /// The four types of Supercells (K32, K33).
    pub const SUPERCELLS: SpecialTypes = SpecialTypes(0b1111);
    /// The four types of Supercells, which Celldance needs, and its own seven (K34).
    pub const CELLDANCE: SpecialTypes = SpecialTypes(0b111_1111_1111);

    /// Whether a type may be drawn.
    pub const fn contains(self, special: SpecialType) -> bool {
        self.0 & (1 << special.index()) != 0
    }

    /// Returns the set with a type added.
    #[must_use]
    pub const fn with(self, special: SpecialType) -> SpecialTypes {
        SpecialTypes(self.0 | (1 << special.index()))
    }

    /// Returns the set with a type removed.
    #[must_use]
    pub const fn without(self, special: SpecialType) -> SpecialTypes {
        SpecialTypes(self.0 & !(1 << special.index()))
    }

    /// Number of types in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the types in the order of the rules.
    pub fn iter(self) -> impl Iterator<Item = SpecialType> + Clone {
        SpecialType::ALL
            .into_iter()
            .filter(move |&special| self.contains(special))
    }
}

impl FromIterator<SpecialType> for SpecialTypes {
    fn from_iter<I: IntoIterator<Item = SpecialType>>(types: I) -> Self {
        types.into_iter().fold(Self::NONE, SpecialTypes::with)
    }
}

impl From<Vec<SpecialType>> for SpecialTypes {
    fn from(types: Vec<SpecialType>) -> Self {
        types.into_iter().collect()
    }
}

impl From<SpecialTypes> for Vec<SpecialType> {
    fn from(types: SpecialTypes) -> Self {
        types.iter().collect()
    }
}

impl fmt::Debug for SpecialTypes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Everything that a starting board is made from (G1). It can hold any values;
/// [`BoardSettings::check`] says whether a board can be made of them.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct BoardSettings {
    pub size: Size,
    /// Number of seats with an area: 0 to 6.
    pub seats: usize,
    /// The text that the board is generated from.
    pub seed: BoardSeed,
    /// Amount of walls.
    pub walls: Amount,
    /// Amount of stray letters.
    pub letters: Amount,
    /// Number of letters in each starting hand, 0 to 5. `None`: drawn from 1 to 3, the
    /// same for all (G2).
    pub hand: Option<usize>,
    /// Amount of special cells; off means no Supercells.
    pub specials: Amount,
    /// Special types that may be drawn: Supercells, Celldance, or the player's own selection.
    pub types: SpecialTypes,
    pub values: ValueSystem,
    pub backpacks: bool,
    /// The symmetry of the board's halves (G8).
    pub symmetry: Symmetry,
    /// Whether stray letters keep off the edge cells.
    pub letters_off_rim: bool,
}

impl Default for BoardSettings {
    fn default() -> Self {
        BoardSettings {
            size: Size::Medium,
            seats: 4,
            seed: BoardSeed::default(),
            walls: Amount::Some,
            letters: Amount::Some,
            hand: None,
            specials: Amount::Off,
            types: SpecialTypes::SUPERCELLS,
            values: ValueSystem::Classic,
            backpacks: false,
            symmetry: Symmetry::None,
            letters_off_rim: true,
        }
    }
}
