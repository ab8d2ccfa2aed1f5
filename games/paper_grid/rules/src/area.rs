//! Areas: the seats' claimed edge cells, by number.

use serde::{Deserialize, Serialize};

/// An area's number; the first seat's is 0. A board only knows areas: the match decides which
/// player sits at which.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Area(u8);

impl Area {
    /// Most areas on a board: one for each seat (K9).
    pub const MAX_COUNT: usize = 6;

    /// Returns the area of a seat, counted from 0; `None` beyond the last seat.
    pub const fn new(seat: usize) -> Option<Area> {
        if seat < Self::MAX_COUNT {
            Some(Area(seat as u8))
        } else {
            None
        }
    }

    /// The area's number, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns all six areas, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Area> + ExactSizeIterator + Clone {
        (0..Self::MAX_COUNT as u8).map(Area)
    }
}

impl From<Area> for u8 {
    fn from(area: Area) -> u8 {
        area.0
    }
}

impl TryFrom<u8> for Area {
    type Error = String;

    fn try_from(seat: u8) -> Result<Self, String> {
        Area::new(seat.into()).ok_or_else(|| format!("no area has the number {seat}"))
    }
}
