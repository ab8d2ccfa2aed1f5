//! The choices that a form offers for a sheet of boards.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use drawing::{Orientation, Paper};
use game::PlayerName;

/// The number of boards on a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum PerPage {
    /// One board, as large as possible.
    #[default]
    One,
    /// Two boards, to be cut apart.
    Two,
    /// Four boards, to be cut apart.
    Four,
}

impl PerPage {
    /// Returns the number of boards on a page.
    pub fn count(self) -> usize {
        match self {
            PerPage::One => 1,
            PerPage::Two => 2,
            PerPage::Four => 4,
        }
    }
}

/// How much ink to use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Style {
    /// With tints and filled shapes.
    #[default]
    Full,
    /// With outlines only, drawn thinner to save ink.
    InkFriendly,
}

/// The score table of a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum ScoreTable {
    /// No score table.
    #[default]
    Off,
    /// One column for each seat, numbered.
    Numbered,
    /// One column for each player, named.
    Named(Vec<PlayerName>),
}

/// The choices that a form offers for a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SheetOptions {
    /// The paper size.
    pub paper: Paper,
    pub orientation: Orientation,
    /// Boards on a page.
    pub per_page: PerPage,
    /// Full or ink-friendly.
    pub style: Style,
    /// Whether to use larger letters and symbols, for readers with poor sight.
    pub large_print: bool,
    /// Whether to explain the symbols in use.
    pub legend: bool,
    /// Whether to list letter values.
    pub values: bool,
    /// Boxes to tick for the endgame (K24).
    pub counter: Counter,
    /// The score table.
    pub scores: ScoreTable,
    /// Whether to print the seed, link and code under the board, as far as they are known.
    pub origin: bool,
    /// Whether to print the link as a QR code.
    pub qr: bool,
    /// The distance that everything keeps from the edge of the paper, in millimetres.
    pub margin: u8,
}

/// The allowed margins, in millimetres.
pub const MARGINS: std::ops::RangeInclusive<u8> = 5..=30;

/// The boxes that count letters on the edge (K24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Counter {
    /// No boxes to tick.
    Off,
    /// The usual number of boxes for the board's size.
    #[default]
    BySize,
    /// The number of boxes that the players agreed on.
    Agreed(usize),
}

impl Default for SheetOptions {
    fn default() -> SheetOptions {
        SheetOptions {
            paper: Paper::default(),
            orientation: Orientation::default(),
            per_page: PerPage::default(),
            style: Style::default(),
            large_print: false,
            legend: true,
            values: true,
            counter: Counter::default(),
            scores: ScoreTable::default(),
            origin: true,
            qr: false,
            // No printer reaches the edge of the paper; 10 mm is more than any printer needs.
            margin: 10,
        }
    }
}

/// Error: the cells would be too small to write in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("with this many boards per page the cells are too small to write in")]
pub struct TooSmall;
