//! What a form may choose for a starting board.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Seed, Symmetry};
use crate::games::paper_grid::rules::{Size, Special, Values};

/// How many of something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    /// None.
    Off,
    /// Fewer than usual, if there is room.
    Few,
    /// As many as usual (G2), if there is room.
    Some,
    /// More than usual, if there is room.
    Many,
    /// So many and no other number.
    Exactly(usize),
}

/// Which special types may be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Special>", from = "Vec<Special>")]
pub struct Types(u16);

impl Types {
    /// None at all.
    pub const NONE: Types = Types(0);
    /// The four of Supercells (K32, K33).
    pub const SUPERCELLS: Types = Types(0b1111);
    /// Those and the seven of Celldance, which needs Supercells (K34).
    pub const CELLDANCE: Types = Types(0b111_1111_1111);

    /// Whether a type may be drawn.
    pub const fn contains(self, special: Special) -> bool {
        self.0 & (1 << special.index()) != 0
    }

    /// These types and this one.
    #[must_use]
    pub const fn with(self, special: Special) -> Types {
        Types(self.0 | (1 << special.index()))
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, special: Special) -> Types {
        Types(self.0 & !(1 << special.index()))
    }

    /// How many types there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether one of Celldance is among them.
    pub const fn has_celldance(self) -> bool {
        self.0 & !Self::SUPERCELLS.0 != 0
    }

    /// All of them, in the order of the rules.
    pub fn iter(self) -> impl Iterator<Item = Special> + Clone {
        Special::ALL
            .into_iter()
            .filter(move |&special| self.contains(special))
    }
}

impl FromIterator<Special> for Types {
    fn from_iter<I: IntoIterator<Item = Special>>(types: I) -> Self {
        types.into_iter().fold(Self::NONE, Types::with)
    }
}

impl From<Vec<Special>> for Types {
    fn from(types: Vec<Special>) -> Self {
        types.into_iter().collect()
    }
}

impl From<Types> for Vec<Special> {
    fn from(types: Types) -> Self {
        types.iter().collect()
    }
}

impl fmt::Debug for Types {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Everything a starting board is made from (G1). Any value can be held; whether a board
/// can be made of it, [`Settings::check`] says.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How large.
    pub size: Size,
    /// How many seats have an area: 0 to 6.
    pub seats: usize,
    /// What it grows from.
    pub seed: Seed,
    /// How many walls.
    pub walls: Amount,
    /// How many stray letters.
    pub letters: Amount,
    /// How many letters in each starting hand, 0 to 5; else one number from 1 to 3 (G2).
    pub hand: Option<usize>,
    /// How many special cells: Supercells are off where this is.
    pub specials: Amount,
    /// Which types they may have: Celldance, or a choice of one's own.
    pub types: Types,
    /// What letters are worth.
    pub values: Values,
    /// Whether areas have write-once slots (K30).
    pub backpacks: bool,
    /// How the halves answer each other (G8).
    pub symmetry: Symmetry,
    /// Whether stray letters keep off the edge of the paper.
    pub letters_off_rim: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            size: Size::Medium,
            seats: 4,
            seed: Seed::default(),
            walls: Amount::Some,
            letters: Amount::Some,
            hand: None,
            specials: Amount::Off,
            types: Types::SUPERCELLS,
            values: Values::Classic,
            backpacks: false,
            symmetry: Symmetry::None,
            letters_off_rim: true,
        }
    }
}
