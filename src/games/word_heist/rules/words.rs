//! Words on the table, and the life of each.

use serde::{Deserialize, Serialize};

use super::{Tile, spelled};
use game::{Moment, SeatId};
use lexicon::Word;

/// Which word of a game. Words are numbered as they are made, from 0, those that were
/// taken up in others included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableWordId(pub(in crate::games::word_heist) u16);

impl TableWordId {
    /// The word of a number.
    pub const fn numbered(number: u16) -> TableWordId {
        TableWordId(number)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A word that was made. It stands on the table until it is taken up in another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableWord {
    /// Its number.
    pub id: TableWordId,
    /// Who made it, and has it while it stands.
    pub owner: SeatId,
    /// Its letters in order, each the tile that it was in the centre or in an older word.
    pub tiles: Vec<Tile>,
    /// The words that were taken up in it, whole (A5, A7).
    pub from: Vec<TableWordId>,
    /// Whether the table agreed on it though it is in no list (A18).
    pub house: bool,
    /// When it was made.
    pub at: Moment,
    /// How many letters had been turned up by then.
    pub turned_up: u8,
    /// The word that it was taken up in.
    pub became: Option<TableWordId>,
}

impl TableWord {
    /// What it spells.
    pub fn word(&self) -> Word {
        spelled(&self.tiles)
    }

    /// Whether it is on the table.
    pub const fn stands(&self) -> bool {
        self.became.is_none()
    }
}
