//! Many boards in one file, page by page.

use thiserror::Error;

use crate::sheet::pdf::PdfFile;

use super::page::TooSmall;
use super::{LeftOut, PrintedBoard, SheetOptions, Words, sheet};

/// Boards on their way into one PDF file.
///
/// Each [`Batch::step`] draws a page, so a caller can show how far it is, let others work
/// between two steps, and cancel by dropping it.
///
/// ```
/// use lettercase::games::paper_grid::words::sheet::SHEET;
/// use lettercase::games::paper_grid::{Board, Size};
/// use lettercase::print::{Batch, PerPage, PrintedBoard, SheetOptions};
///
/// let options = SheetOptions { per_page: PerPage::Four, ..SheetOptions::default() };
/// let boards = std::iter::repeat_with(|| PrintedBoard::from(Board::blank(Size::Small)));
/// let mut batch = Batch::new(&SHEET, boards, 10, options)?;
/// assert_eq!(batch.pages(), 3);
/// while batch.step()? {}
/// assert!(batch.finish().starts_with(b"%PDF"));
/// # Ok::<(), lettercase::print::BatchError>(())
/// ```
pub struct Batch<I> {
    words: &'static Words,
    boards: I,
    count: usize,
    done: usize,
    options: SheetOptions,
    file: PdfFile,
    left_out: Vec<LeftOut>,
}

/// Why there is no such file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BatchError {
    /// None, or more than [`MOST_BOARDS`].
    #[error("{0} boards are not between 1 and 60")]
    Count(usize),
    /// The cells would be too small.
    #[error(transparent)]
    TooSmall(#[from] TooSmall),
}

/// The most boards of a batch.
pub const MOST_BOARDS: usize = 60;

impl<I: Iterator<Item = PrintedBoard>> Batch<I> {
    /// The first `count` of these boards, to be printed so and with these words.
    pub fn new(
        words: &'static Words,
        boards: I,
        count: usize,
        options: SheetOptions,
    ) -> Result<Batch<I>, BatchError> {
        if count == 0 || count > MOST_BOARDS {
            return Err(BatchError::Count(count));
        }
        Ok(Batch {
            words,
            boards,
            count,
            done: 0,
            options,
            file: PdfFile::new(&(words.boards_title)(count)),
            left_out: Vec::new(),
        })
    }

    /// How many pages it will have.
    pub fn pages(&self) -> usize {
        self.count.div_ceil(self.options.per_page.count())
    }

    /// How many boards are drawn.
    pub fn done(&self) -> usize {
        self.done
    }

    /// What could not be printed as asked, on any page so far.
    pub fn left_out(&self) -> &[LeftOut] {
        &self.left_out
    }

    /// Draws the next page; false if there is none left.
    pub fn step(&mut self) -> Result<bool, BatchError> {
        let next = self.options.per_page.count().min(self.count - self.done);
        let boards: Vec<PrintedBoard> = self.boards.by_ref().take(next).collect();
        if boards.is_empty() {
            return Ok(false);
        }
        let sheet = sheet(self.words, &boards, &self.options)?;
        self.file.add(&sheet.page);
        self.done += boards.len();
        for missing in sheet.left_out {
            if !self.left_out.contains(&missing) {
                self.left_out.push(missing);
            }
        }
        Ok(true)
    }

    /// The file, with the pages drawn so far.
    pub fn finish(self) -> Vec<u8> {
        self.file.finish()
    }
}
