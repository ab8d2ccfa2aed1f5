//! A board alone as a picture for the screen, small or large, whole or in part.

use std::ops::Range;

use drawing::{Ink, Page, PageSize, Path, Rect, Text, at};
use paper_grid_rules::{Board, CellId, Cells, EdgeId};

use super::{Marks, cells};
use printing::SheetOptions;
use printing::frame::Frame;
use printing::icons::rounded;
use printing::look::Look;

/// Room for half the thickness of a wall and of the frame.
const MARGIN: f32 = 1.0;

/// Which part of a board a picture shows, and what is highlighted as new.
#[derive(Debug, Clone, PartialEq)]
pub struct Detail {
    /// The columns to show.
    pub columns: Range<usize>,
    /// The rows to show.
    pub rows: Range<usize>,
    /// New letters, drawn white on black.
    pub fresh: Cells,
    /// A new wall; the cells on both sides are grey.
    pub wall: Option<EdgeId>,
}

impl Detail {
    /// The whole board, with nothing highlighted.
    pub fn whole(board: &Board) -> Detail {
        Detail {
            columns: 0..board.size().columns(),
            rows: 0..board.size().rows(),
            fresh: Cells::default(),
            wall: None,
        }
    }
}

/// Draws a board alone with cells of this size in millimetres, as on a printed sheet, with these
/// marks for special cells.
pub fn picture(mark: Marks, board: &Board, cell: f32) -> Page {
    detail(mark, board, &Detail::whole(board), cell)
}

/// Draws a part of a board like [`picture`], with new letters and walls highlighted. The rest of
/// the board is outside the page.
pub fn detail(mark: Marks, board: &Board, shown: &Detail, cell: f32) -> Page {
    let size = board.size();
    let mut page = Page::new(PageSize {
        width: shown.columns.len() as f32 * cell + 2.0 * MARGIN,
        height: shown.rows.len() as f32 * cell + 2.0 * MARGIN,
    });
    let frame = Frame {
        corner: at(
            MARGIN - shown.columns.start as f32 * cell,
            MARGIN - shown.rows.start as f32 * cell,
        ),
        cell,
        columns: size.columns(),
        rows: size.rows(),
    };
    let rect = |id: CellId| frame.cell(size.column(id), size.row(id));
    if let Some((one, other)) = shown.wall.and_then(|wall| size.beside_edge(wall)) {
        for side in [one, other] {
            page.fill(Path::rect(rect(side)), BESIDE_WALL);
        }
    }
    // A screen is viewed from a greater distance.
    let large_print = true;
    let look = Look::of(&SheetOptions {
        large_print,
        ..SheetOptions::default()
    });
    cells::board(&mut page, &frame, board, mark, &[], look);
    for id in shown.fresh.iter() {
        fresh(&mut page, rect(id), board, mark, id);
    }
    page
}

const BESIDE_WALL: Ink = Ink::Grey(16);

/// Draws a new letter over its cell; the mark of a special cell stays visible.
fn fresh(page: &mut Page, cell: Rect, board: &Board, mark: Marks, id: CellId) {
    let Some(letter) = board.letter(id) else {
        return;
    };
    let side = cell.width;
    let block = rounded(cell.inset(side * 0.08), side * 0.12);
    page.fill(block, Ink::BLACK);
    let mut room = cell;
    if let Some(special) = board.special(id) {
        let baseline = at(cell.x + side * 0.15, cell.y + side * 0.31);
        let mark = Text::new(baseline, side * 0.21, mark(special));
        page.text(mark.bold().inked(Ink::WHITE));
        room = Rect::new(
            cell.x + side * 0.1,
            cell.y + side * 0.21,
            side * 0.8,
            side * 0.8,
        );
    }
    let alone = Frame {
        corner: at(room.x, room.y),
        cell: room.width,
        columns: 1,
        rows: 1,
    };
    alone.letter(page, 0, 0, letter, Ink::WHITE);
}
