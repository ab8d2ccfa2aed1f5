//! What a form may choose of a sheet, and what is printed on it.

use serde::{Deserialize, Serialize};

use crate::games::paper_grid::rules::Board;
use drawing::{Orientation, Paper, Phrase};
use game::PlayerName;

/// How many boards share a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum PerPage {
    /// One, as large as it can be.
    #[default]
    One,
    /// Two, to be cut apart.
    Two,
    /// Four, to be cut apart.
    Four,
}

impl PerPage {
    /// The number.
    pub fn count(self) -> usize {
        match self {
            PerPage::One => 1,
            PerPage::Two => 2,
            PerPage::Four => 4,
        }
    }
}

/// How much ink a sheet may cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Style {
    /// With tints and filled shapes.
    #[default]
    Full,
    /// Outlines only, and thinner ones.
    InkFriendly,
}

/// The score table.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Scores {
    /// None.
    #[default]
    Off,
    /// A column a seat, by number.
    Numbered,
    /// A column a player, by name.
    Named(Vec<PlayerName>),
}

/// What a form may choose of a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SheetOptions {
    /// The sheet of paper.
    pub paper: Paper,
    /// Which way round it lies.
    pub orientation: Orientation,
    /// Boards a page.
    pub per_page: PerPage,
    /// Full or ink-friendly.
    pub style: Style,
    /// Larger letters and signs, for eyes that want them.
    pub large_print: bool,
    /// The symbols in use, each with its effect.
    pub legend: bool,
    /// What letters are worth.
    pub values: bool,
    /// Boxes to tick for the endgame (K24).
    pub counter: Counter,
    /// A table for the scores.
    pub scores: Scores,
    /// The seed, link and code under the board, as far as they are known.
    pub origin: bool,
    /// The link as a QR code.
    pub qr: bool,
    /// How far from the edge of the paper everything stays, in millimetres.
    pub margin: u8,
}

/// The least and the most that a margin is, in millimetres.
pub const MARGINS: std::ops::RangeInclusive<u8> = 5..=30;

/// The boxes that count letters on the edge (K24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Counter {
    /// None.
    Off,
    /// As many as the board's size asks for.
    #[default]
    BySize,
    /// As many as the table agreed on.
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
            scores: Scores::default(),
            origin: true,
            qr: false,
            // No printer reaches the edge of the paper; this is more than any needs.
            margin: 10,
        }
    }
}

/// Where a board comes from, as far as it is known: what gives it again.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Origin {
    /// The seed and the generator's version.
    pub seed: Option<(String, u32)>,
    /// The address that opens it.
    pub link: Option<String>,
    /// Its code.
    pub code: Option<String>,
}

impl Origin {
    /// The link, if it leads there from anywhere: without the page's address before it it is for
    /// those who have the page.
    pub fn address(&self) -> Option<&str> {
        self.link.as_deref().filter(|link| !link.starts_with('#'))
    }
}

/// Whose a board of a class is. What is not known is left to a pen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Label {
    /// Its number in the pack.
    pub number: usize,
    /// Its owner.
    pub name: Option<Phrase>,
    /// The class.
    pub class: Option<Phrase>,
    /// The day.
    pub date: Option<Phrase>,
}

/// A board to be printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrintedBoard {
    /// The board.
    pub board: Board,
    /// Where it comes from.
    pub origin: Origin,
    /// Whose it is, in a class.
    pub label: Option<Label>,
}

impl From<Board> for PrintedBoard {
    fn from(board: Board) -> PrintedBoard {
        PrintedBoard {
            board,
            origin: Origin::default(),
            label: None,
        }
    }
}
