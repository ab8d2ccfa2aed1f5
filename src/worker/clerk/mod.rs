//! What needs no thought: files to draw. Its program is built small.

#[cfg(any(target_family = "wasm", test))]
mod drawing;
#[cfg(target_family = "wasm")]
mod serve;

#[cfg(target_family = "wasm")]
pub use serve::serve;

use serde::{Deserialize, Serialize};

use super::Work;
use crate::shop::Order;

/// What the page's head calls the clerk.
const CLERK: &str = "lettercase-clerk";

/// Draw what is ordered.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Print {
    /// What it is, and on which sheets.
    pub order: Order,
    /// What is wanted of it.
    pub wanted: Wanted,
}

/// As what an order is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wanted {
    /// All of it, in one PDF file.
    File,
    /// All of it, each page as a picture.
    Pages,
    /// The first of these pages, at once.
    FirstPage,
    /// The same, and what is missing on any of them.
    Overview,
    /// All of it in SVG: a file for one page, an archive of files for several.
    Svg,
}

impl Wanted {
    /// Whether a file comes of it, which brings its letters along.
    pub const fn is_file(self) -> bool {
        matches!(self, Wanted::File | Wanted::Svg)
    }
}

impl Work for Print {
    type Report = Printed;
    const PROGRAM: &'static str = CLERK;
    const KIND: Option<&'static str> = None;
}

/// What is said of an order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Printed {
    /// So many pages are drawn, of so many.
    Drawn(usize, usize),
    /// The file, or an archive of one for each page, and what is missing in it; the bytes travel
    /// beside this.
    File(bool, Vec<String>),
    /// The pages as SVG, and what is missing on them.
    Pages(Vec<String>, Vec<String>),
    /// It does not fit on this paper.
    TooSmall,
    /// There is no such thing, and why.
    Refused(String),
    /// The letters of a file did not come.
    NoLetters,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::{AWAKE, read, write};

    #[test]
    fn messages_arrive_as_they_were_sent() {
        let pages = Printed::Pages(vec!["<svg/>".into()], vec!["No room.".into()]);
        for report in [Printed::Drawn(4, 9), pages] {
            assert_eq!(read(&write(&report)), Some(report));
        }
        for other in ["\"Unheard\"", AWAKE] {
            assert_eq!(read::<Printed>(other), None);
        }
    }
}
