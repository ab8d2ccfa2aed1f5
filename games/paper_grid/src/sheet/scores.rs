//! The score table: a column for each seat, a row for each turn.

use drawing::{Align, Face, Page, Pen, Phrase, Rect, Text, at};
use paper_grid_rules::Area;

use super::{Words, cells};
use printing::look::{Look, SOFT};

/// A score table.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    pub words: &'a Words,
    /// Number of columns.
    pub seats: usize,
    /// The names above the columns; an empty name is left blank for a pen.
    pub names: &'a [Phrase],
    pub look: Look,
}

impl Table<'_> {
    /// Fewest rows for turns: as many as most games need.
    const LEAST_ROWS: usize = 10;
    /// The smallest row height for handwritten numbers.
    const LEAST_ROW: f32 = 4.5;
    const MOST_ROWS: usize = 16;
    /// A long name doesn't widen a column beyond this; it is set smaller instead.
    const LEAST_NAME: f32 = 16.0;

    /// The minimum width and height of the table.
    pub fn least(self) -> (f32, f32) {
        let scale = self.look.scale;
        let name = |name: &Phrase| name.width(Face::Regular, cells::SMALLEST_NAME) + 2.0 * scale;
        let longest = self.names.iter().map(name).fold(8.0 * scale, f32::max);
        let width = self.turn() + self.seats as f32 * longest.min(Self::LEAST_NAME * scale);
        let rows = (Self::LEAST_ROWS + self.heads() + 1) as f32;
        (
            width,
            self.heading() + rows * Self::LEAST_ROW * self.look.scale,
        )
    }

    /// The number of heading rows: the seats' marks, and their names if there are any.
    fn heads(self) -> usize {
        if self.names.is_empty() { 1 } else { 2 }
    }

    fn row(self) -> f32 {
        5.6 * self.look.scale
    }

    fn turn(self) -> f32 {
        10.0 * self.look.scale
    }

    fn heading(self) -> f32 {
        self.look.leading(self.look.heading()) + 0.8 * self.look.scale
    }

    /// Draws the table with as many rows as fit. If there is room for more than the maximum, the
    /// rows become taller.
    pub fn draw(self, page: &mut Page, room: Rect) {
        let look = self.look;
        let lines = room.height - self.heading();
        let more = (lines / self.row()) as usize;
        let heads = self.heads();
        let rows = more.saturating_sub(heads + 1);
        let rows = rows.clamp(Self::LEAST_ROWS, Self::MOST_ROWS);
        // The last row is the total.
        let last = heads + rows;
        let row = (lines / (last + 1) as f32).min(self.row() * 1.35);
        let baseline = at(room.x, room.y + look.heading() * Face::Bold.capital());
        page.text(Text::new(baseline, look.heading(), self.words.scores).bold());
        let column = (room.width - self.turn()) / self.seats as f32;
        let column = column.min(26.0 * look.scale);
        let left = room.x + self.turn();
        let right = left + column * self.seats as f32;
        let top = room.y + self.heading();
        let line = |n: usize| top + n as f32 * row;
        let bottom = line(last + 1);
        for n in (0..=last + 1).filter(|&n| n == 0 || n >= heads) {
            let heavy = n == heads || n == last;
            let pen = if heavy { look.frame() } else { look.thin() };
            let width = pen.width.min(0.5);
            page.line(
                at(room.x, line(n)),
                at(right, line(n)),
                Pen { width, ..pen },
            );
        }
        for n in 0..=self.seats {
            let x = left + n as f32 * column;
            page.line(at(x, top), at(x, bottom), look.thin());
        }
        let middle = |n: usize| line(n) + row / 2.0;
        let base = |n: usize| middle(n) + look.text() * Face::Bold.capital() / 2.0;
        for n in heads..last {
            let baseline = at(left - 2.0 * look.scale, base(n));
            let number = Text::new(baseline, look.text(), (n + 1 - heads).to_string());
            page.text(number.aligned(Align::Right).inked(SOFT));
        }
        let total = Text::new(at(room.x, base(last)), look.text(), self.words.total);
        page.text(total.bold());
        for area in Area::all().take(self.seats) {
            let x = left + area.index() as f32 * column + 1.0 * look.scale;
            cells::seat(page, x, middle(0), 2.2 * look.scale, area);
            if let Some(name) = self.names.get(area.index()) {
                let name = Text::new(at(x, base(1)), look.text(), name);
                page.text(name.within(column - 1.8 * look.scale));
            }
        }
    }
}
