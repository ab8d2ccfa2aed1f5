//! A grid on paper: the positions of its cells, and how lines, walls and letters are drawn.

use drawing::{Align, FontFace, Ink, Page, Path, Pen, Point, Rect, Text, at};
use lexicon::Letter;

use super::icons;
use super::look::SheetLook;

/// A grid of square cells.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CellGrid {
    /// The upper left corner.
    pub corner: Point,
    /// The side length of a cell.
    pub cell: f32,
    /// Number of columns.
    pub columns: usize,
    /// Number of rows.
    pub rows: usize,
}

impl CellGrid {
    /// Returns the rectangle of the whole grid.
    pub fn rect(&self) -> Rect {
        let (width, height) = (self.columns as f32, self.rows as f32);
        let Point { x, y } = self.corner;
        Rect::new(x, y, width * self.cell, height * self.cell)
    }

    /// Returns the rectangle of one cell.
    pub fn cell(&self, column: usize, row: usize) -> Rect {
        let x = self.corner.x + column as f32 * self.cell;
        let y = self.corner.y + row as f32 * self.cell;
        Rect::new(x, y, self.cell, self.cell)
    }

    /// Draws each line once: the inner lines from end to end, then the frame.
    pub fn draw_lines(&self, page: &mut Page, look: SheetLook, frame: Pen) {
        let rect = self.rect();
        for column in 1..self.columns {
            let x = self.cell(column, 0).x;
            page.line(at(x, rect.y), at(x, rect.bottom()), look.inner_pen());
        }
        for row in 1..self.rows {
            let y = self.cell(0, row).y;
            page.line(at(rect.x, y), at(rect.right(), y), look.inner_pen());
        }
        page.stroke(Path::rect(rect), frame);
    }

    /// Draws a wall on the right side of a cell.
    pub fn draw_wall_right(&self, page: &mut Page, column: usize, row: usize) {
        let cell = self.cell(column, row);
        self.draw_wall(
            page,
            at(cell.right(), cell.y),
            at(cell.right(), cell.bottom()),
        );
    }

    /// Draws a wall below a cell.
    pub fn draw_wall_below(&self, page: &mut Page, column: usize, row: usize) {
        let cell = self.cell(column, row);
        self.draw_wall(
            page,
            at(cell.x, cell.bottom()),
            at(cell.right(), cell.bottom()),
        );
    }

    /// Draws a wall: a bar between two posts, which can't be mistaken for a grid line in a copy,
    /// nor for a letter.
    fn draw_wall(&self, page: &mut Page, start: Point, end: Point) {
        let bar = (self.cell * 0.035).max(0.45);
        let post = (self.cell * 0.055).max(0.75);
        let wall = Rect::spanning(start, end).inset(-bar);
        page.fill(Path::rect(wall), Ink::BLACK);
        for point in [start, end] {
            let post = Rect::new(point.x, point.y, 0.0, 0.0).inset(-post);
            page.fill(Path::rect(post), Ink::BLACK);
        }
    }

    /// Prints a letter in the middle of a cell.
    pub fn draw_letter(
        &self,
        page: &mut Page,
        column: usize,
        row: usize,
        letter: Letter,
        ink: Ink,
    ) {
        let size = self.cell * 0.6;
        let centre = self.cell(column, row).centre();
        let baseline = at(
            centre.x,
            centre.y + size * FontFace::Display.cap_height() / 2.0,
        );
        let words = letter.uppercase().to_string();
        page.text(
            Text::new(baseline, size, words)
                .display()
                .aligned(Align::Middle)
                .inked(ink),
        );
    }

    /// Draws the outline of a star in the middle of a cell, to be written over.
    pub fn draw_star(
        &self,
        page: &mut Page,
        column: usize,
        row: usize,
        share: f32,
        look: SheetLook,
    ) {
        let rect = self.cell(column, row);
        let centre = at(rect.centre().x, rect.centre().y + share * self.cell * 0.05);
        let star = icons::star(centre, self.cell * share);
        if let Some(tint) = look.tint() {
            page.fill(star.clone(), tint);
        }
        page.stroke(star, Pen::new(look.inner_pen().width, Ink::Grey(60)));
    }
}
