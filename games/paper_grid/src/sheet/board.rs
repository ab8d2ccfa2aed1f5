//! A board to print, with the details printed beside it.

use drawing::Phrase;
use paper_grid_rules::Board;

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
    /// The date to print above the board.
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
