//! Requests to the print worker, and its reports.

use serde::{Deserialize, Serialize};

use super::PrintOrder;
use base::messages::WorkerRequest;

/// The name by which the page's head refers to the print worker.
const PRINT_WORKER: &str = "lettercase-print-worker";

/// A request to the print worker: draw this order.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PrintRequest {
    /// What to print, and on which sheets.
    pub order: PrintOrder,
    /// The output format.
    pub wanted: OutputFormat,
}

/// The output format of an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum OutputFormat {
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

impl OutputFormat {
    /// Whether the output is a file, which needs the fonts embedded.
    pub const fn is_file(self) -> bool {
        matches!(self, OutputFormat::File | OutputFormat::Svg)
    }
}

impl WorkerRequest for PrintRequest {
    type Report = PrintReport;
    const PROGRAM: &'static str = PRINT_WORKER;
    const KIND: Option<&'static str> = None;
}

/// A report on an order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum PrintReport {
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
    use base::messages::{READY, read, write};

    #[test]
    fn worker_messages_are_read_back_as_they_were_sent() {
        let pages = PrintReport::Pages(vec!["<svg/>".into()], vec!["No room.".into()]);
        for report in [PrintReport::Drawn(4, 9), pages] {
            assert_eq!(read(&write(&report)), Some(report));
        }
        for other in ["\"Unheard\"", READY] {
            assert_eq!(read::<PrintReport>(other), None);
        }
    }
}
