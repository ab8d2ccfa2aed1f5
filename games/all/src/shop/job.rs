//! Requests to the print worker, and its reports.

use serde::{Deserialize, Serialize};

use super::Order;
use base::work::Work;

/// The name by which the page's head refers to the clerk program.
const CLERK: &str = "lettercase-clerk";

/// An errand for the clerk: draw this order.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Print {
    /// What to print, and on which sheets.
    pub order: Order,
    /// The output format.
    pub wanted: Wanted,
}

/// The form in which an order is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wanted {
    /// All pages, in one PDF file.
    File,
    /// All pages, each as a picture.
    Pages,
    /// Only the first page, as soon as possible.
    FirstPage,
    /// The first page, and what is missing on any page.
    Overview,
    /// All pages as SVG: one file for one page, an archive for several.
    Svg,
}

impl Wanted {
    /// Whether the output is a file, which needs the fonts embedded.
    pub const fn is_file(self) -> bool {
        matches!(self, Wanted::File | Wanted::Svg)
    }
}

impl Work for Print {
    type Report = Printed;
    const PROGRAM: &'static str = CLERK;
    const KIND: Option<&'static str> = None;
}

/// A report on an order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Printed {
    /// Progress: pages drawn, and pages in all.
    Drawn(usize, usize),
    /// The file (`true`: an archive with one file for each page), and what is missing in it; the
    /// bytes travel beside the report.
    File(bool, Vec<String>),
    /// The pages as SVG, and what is missing on them.
    Pages(Vec<String>, Vec<String>),
    /// The order doesn't fit on this paper.
    TooSmall,
    /// The order was refused, for this reason.
    Refused(String),
    /// The fonts that the file needs could not be fetched.
    NoLetters,
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::work::{AWAKE, read, write};

    #[test]
    fn messages_are_read_back_as_they_were_sent() {
        let pages = Printed::Pages(vec!["<svg/>".into()], vec!["No room.".into()]);
        for report in [Printed::Drawn(4, 9), pages] {
            assert_eq!(read(&write(&report)), Some(report));
        }
        for other in ["\"Unheard\"", AWAKE] {
            assert_eq!(read::<Printed>(other), None);
        }
    }
}
