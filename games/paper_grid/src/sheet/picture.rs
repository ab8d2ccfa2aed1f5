//! A board alone as a picture for the screen, small or large, whole or in part.

use std::ops::Range;

use drawing::{Ink, Page, PageSize, Path, Rect, Text, at};
use paper_grid_rules::{Board, CellId, Cells, EdgeId};

use super::{SpecialMarks, cells};
use printing::SheetOptions;
use printing::cell_grid::CellGrid;
use printing::icons::rounded_rect;
use printing::look::SheetLook;

/// Room for half the thickness of a wall and of the frame.
const MARGIN: f32 = 1.0;

/// Which part of a board a picture shows, and what is highlighted as new.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardDetail {
    /// The columns to show.
    pub columns: Range<usize>,
    /// The rows to show.
    pub rows: Range<usize>,
    /// New letters, drawn white on black.
    pub fresh: Cells,
    /// A new wall; the cells on both sides are grey.
    pub wall: Option<EdgeId>,
}

impl BoardDetail {
    /// The whole board, with nothing highlighted.
    pub fn whole(board: &Board) -> BoardDetail {
        BoardDetail {
            columns: 0..board.size().columns(),
            rows: 0..board.size().rows(),
            fresh: Cells::default(),
            wall: None,
        }
    }
}

/// Draws a board alone with cells of this size in millimetres, as on a printed sheet, with these
/// marks for special cells.
pub fn draw_picture(mark: SpecialMarks, board: &Board, cell: f32) -> Page {
    draw_detail(mark, board, &BoardDetail::whole(board), cell)
}

/// Draws a part of a board like [`draw_picture`], with new letters and walls highlighted. The rest of
/// the board is outside the page.
pub fn draw_detail(mark: SpecialMarks, board: &Board, shown: &BoardDetail, cell: f32) -> Page {
    let size = board.size();
    let mut page = Page::new(PageSize {
        width: shown.columns.len() as f32 * cell + 2.0 * MARGIN,
        height: shown.rows.len() as f32 * cell + 2.0 * MARGIN,
    });
    let frame = CellGrid {
        corner: at(
            MARGIN - shown.columns.start as f32 * cell,
            MARGIN - shown.rows.start as f32 * cell,
        ),
        cell,
        columns: size.columns(),
        rows: size.rows(),
    };
    let rect = |id: CellId| frame.cell(size.column(id), size.row(id));
    if let Some((one, other)) = shown.wall.and_then(|wall| size.cells_beside_edge(wall)) {
        for side in [one, other] {
            page.fill(Path::rect(rect(side)), BESIDE_WALL_INK);
        }
    }
    // A screen is viewed from a greater distance.
    let large_print = true;
    let look = SheetLook::from_options(&SheetOptions {
        large_print,
        ..SheetOptions::default()
    });
    cells::draw_board(&mut page, &frame, board, mark, &[], look);
    for id in shown.fresh.iter() {
        draw_new_letter(&mut page, rect(id), board, mark, id);
    }
    page
}

const BESIDE_WALL_INK: Ink = Ink::Grey(16);

/// Draws a new letter over its cell; the mark of a special cell stays visible.
fn draw_new_letter(page: &mut Page, cell: Rect, board: &Board, mark: SpecialMarks, id: CellId) {
    let Some(letter) = board.letter(id) else {
        return;
    };
    let side = cell.width;
    let block = rounded_rect(cell.inset(side * 0.08), side * 0.12);
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
    let alone = CellGrid {
        corner: at(room.x, room.y),
        cell: room.width,
        columns: 1,
        rows: 1,
    };
    alone.draw_letter(page, 0, 0, letter, Ink::WHITE);
}
