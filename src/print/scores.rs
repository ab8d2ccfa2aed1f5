//! The score table: a column a seat, a row a turn.

use crate::games::paper_grid::Area;
use crate::screen::text::paper_grid_sheet as text;
use crate::sheet::{Align, Face, Page, Phrase, Rect, Text, at};

use super::cells;
use super::look::Look;

/// A score table for so many seats.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    /// How many columns.
    pub seats: usize,
    /// What stands over them; an empty name is left to a pen.
    pub names: &'a [Phrase],
    /// Sizes and inks.
    pub look: Look,
}

impl Table<'_> {
    const LEAST_ROWS: usize = 4;
    const MOST_ROWS: usize = 16;

    /// The least room it can do with.
    pub fn least(self) -> (f32, f32) {
        let scale = self.look.scale;
        let width = self.turn() + self.seats as f32 * 8.0 * scale;
        (width, self.height(Self::LEAST_ROWS))
    }

    fn row(self) -> f32 {
        6.2 * self.look.scale
    }

    fn turn(self) -> f32 {
        10.0 * self.look.scale
    }

    fn heading(self) -> f32 {
        self.look.leading(self.look.heading()) + 0.8 * self.look.scale
    }

    /// Heading, names, rows, total.
    fn height(self, rows: usize) -> f32 {
        self.heading() + (rows + 2) as f32 * self.row()
    }

    /// Draws it with as many rows as there is room for; where there is more room than
    /// rows, they are taller.
    pub fn draw(self, page: &mut Page, room: Rect) {
        let look = self.look;
        let lines = room.height - self.heading();
        let more = (lines / self.row()) as usize;
        let rows = more
            .saturating_sub(2)
            .clamp(Self::LEAST_ROWS, Self::MOST_ROWS);
        let row = (lines / (rows + 2) as f32).min(self.row() * 1.35);
        let baseline = at(room.x, room.y + look.heading() * Face::CAPITAL);
        page.text(Text::new(baseline, look.heading(), text::SCORES).bold());
        let column = (room.width - self.turn()) / self.seats as f32;
        let column = column.min(26.0 * look.scale);
        let left = room.x + self.turn();
        let right = left + column * self.seats as f32;
        let top = room.y + self.heading();
        let line = |n: usize| top + n as f32 * row;
        let bottom = line(rows + 2);
        for n in 0..=rows + 2 {
            let heavy = n == 1 || n == rows + 1;
            let pen = if heavy { look.frame() } else { look.thin() };
            let pen = crate::sheet::Pen {
                width: pen.width.min(0.5),
                ..pen
            };
            page.line(at(room.x, line(n)), at(right, line(n)), pen);
        }
        for n in 0..=self.seats {
            let x = left + n as f32 * column;
            page.line(at(x, top), at(x, bottom), look.thin());
        }
        let middle = |n: usize| line(n) + row / 2.0;
        for n in 1..=rows {
            let baseline = at(left - 2.0 * look.scale, middle(n) + look.text() * 0.36);
            let number = Text::new(baseline, look.text(), n.to_string());
            page.text(number.aligned(Align::Right).inked(super::look::SOFT));
        }
        let baseline = at(room.x, middle(rows + 1) + look.text() * 0.36);
        page.text(Text::new(baseline, look.text(), text::TOTAL).bold());
        for area in Area::all().take(self.seats) {
            let x = left + area.index() as f32 * column + 1.0 * look.scale;
            let mark = 2.2 * look.scale;
            let end = cells::seat(page, x, middle(0), mark, area) + 0.8 * look.scale;
            if let Some(name) = self.names.get(area.index()) {
                let room = left + (area.index() + 1) as f32 * column - 0.8 * look.scale - end;
                let baseline = at(end, middle(0) + look.text() * 0.36);
                page.text(Text::new(baseline, look.text(), name).within(room));
            }
        }
    }
}
