//! The choices that a form offers for a sheet, and the boards to print.

use serde::{Deserialize, Serialize};

use drawing::{Orientation, Paper, Phrase};
use game::PlayerName;
use paper_grid_rules::Board;

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
    /// The number of boards on a page.
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
    /// Only outlines, and thinner ones.
    InkFriendly,
}

/// The score table of a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Scores {
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
    pub scores: Scores,
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
    /// No boxes.
    Off,
    /// The number for the board's size.
    #[default]
    BySize,
    /// The number that the players agreed on.
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
            // No printer reaches the edge of the paper; 10 mm is more than any needs.
            margin: 10,
        }
    }
}

/// What reproduces a board, as far as it is known.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Origin {
    /// The seed and the generator's version.
    pub seed: Option<(String, u32)>,
    /// The link that opens the board.
    pub link: Option<String>,
    /// The board's code.
    pub code: Option<String>,
}

impl Origin {
    /// The link, if it works from anywhere. A link that begins with `#` lacks the site's address,
    /// so only a reader with the page open can use it.
    pub fn address(&self) -> Option<&str> {
        self.link.as_deref().filter(|link| !link.starts_with('#'))
    }
}

/// Whose board it is in a class. Unknown parts are left blank for a pen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Label {
    /// The board's number in the pack.
    pub number: usize,
    /// The owner's name.
    pub name: Option<Phrase>,
    /// The name of the class.
    pub class: Option<Phrase>,
    /// The date.
    pub date: Option<Phrase>,
}

/// A board to print.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrintedBoard {
    pub board: Board,
    /// The board's origin.
    pub origin: Origin,
    /// The board's owner, in a class pack.
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
