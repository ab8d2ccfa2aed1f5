//! What needs no thought: files to draw. Its program is built small.

#[cfg(any(target_family = "wasm", test))]
mod drawing;
#[cfg(target_family = "wasm")]
mod serve;

#[cfg(target_family = "wasm")]
pub use serve::serve;

use serde::{Deserialize, Serialize};

use super::Work;
use crate::print::{LeftOut, Series};

/// What the page's head calls the clerk.
const CLERK: &str = "lettercase-clerk";

/// Draw sheets of these boards.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Print {
    /// The boards, and how they are printed.
    pub series: Series,
    /// What is wanted of them.
    pub wanted: Wanted,
}

/// What sheets are wanted, and as what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wanted {
    /// All boards, in one PDF file.
    File,
    /// All boards, each page as a picture.
    Pages,
    /// The first of these pages.
    FirstPage,
    /// An empty board as large as the first.
    Blank,
    /// The rules of the game.
    Rules,
}

impl Work for Print {
    type Report = Printed;
    const PROGRAM: &'static str = CLERK;
    const KIND: Option<&'static str> = None;
}

/// What is said of sheets that are drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Printed {
    /// So many boards are drawn.
    Drawn(usize),
    /// The file; its bytes travel beside this.
    File,
    /// The pages as SVG, and what is missing on them.
    Pages(Vec<String>, Vec<LeftOut>),
    /// The cells would be too small.
    TooSmall,
    /// There are no such boards.
    Nothing,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::{AWAKE, read, write};

    #[test]
    fn messages_arrive_as_they_were_sent() {
        let pages = Printed::Pages(vec!["<svg/>".into()], vec![LeftOut::Qr]);
        for report in [Printed::Drawn(4), pages] {
            assert_eq!(read(&write(&report)), Some(report));
        }
        for other in ["\"Unheard\"", AWAKE] {
            assert_eq!(read::<Printed>(other), None);
        }
    }
}
