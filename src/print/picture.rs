//! A board by itself, as a picture: for the screen, small or large.

use crate::games::paper_grid::Board;
use crate::sheet::{Page, PageSize, at};

use super::frame::Frame;
use super::look::Look;
use super::{SheetOptions, cells};

/// Room for half of a wall and of the frame.
const MARGIN: f32 = 1.0;

/// The board alone, with cells of this side in millimetres: drawn as it is on a sheet.
#[must_use]
pub fn picture(board: &Board, cell: f32) -> Page {
    let (columns, rows) = (board.size().columns(), board.size().rows());
    let mut page = Page::new(PageSize {
        width: columns as f32 * cell + 2.0 * MARGIN,
        height: rows as f32 * cell + 2.0 * MARGIN,
    });
    let corner = at(MARGIN, MARGIN);
    let frame = Frame {
        corner,
        cell,
        columns,
        rows,
    };
    // A screen is looked at from afar.
    let large_print = true;
    let look = Look::of(&SheetOptions {
        large_print,
        ..SheetOptions::default()
    });
    cells::board(&mut page, &frame, board, &[], look);
    page
}
