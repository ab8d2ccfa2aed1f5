//! The score table: a column for each seat, a row for each turn.

use drawing::{Align, FontFace, Page, Pen, Phrase, Rect, Text, at};
use paper_grid_rules::Area;

use super::{SheetTexts, cells};
use printing::look::{SOFT_INK, SheetLook};

/// A score table.
#[derive(Clone, Copy)]
pub(crate) struct ScoreGrid<'a> {
    pub words: &'a SheetTexts,
    /// Number of columns.
    pub seats: usize,
    /// The names above the columns; an empty name is left blank for a pen.
    pub names: &'a [Phrase],
    pub look: SheetLook,
}

impl ScoreGrid<'_> {
    /// Fewest rows for turns: as many as most games need.
    const MIN_ROWS: usize = 10;
    /// The smallest row height for handwritten numbers.
    const MIN_ROW_HEIGHT: f32 = 4.5;
    const MAX_ROWS: usize = 16;
    /// A long name doesn't widen a column beyond this; it is set smaller instead.
    const MAX_NAME_WIDTH: f32 = 16.0;

    /// The minimum width and height of the table.
    pub(crate) fn min_size(self) -> (f32, f32) {
        let scale = self.look.scale;
        let name =
            |name: &Phrase| name.width(FontFace::Regular, cells::MIN_NAME_SIZE) + 2.0 * scale;
        let longest = self.names.iter().map(name).fold(8.0 * scale, f32::max);
        let width = self.turn_column_width()
            + self.seats as f32 * longest.min(Self::MAX_NAME_WIDTH * scale);
        let rows = (Self::MIN_ROWS + self.heading_rows() + 1) as f32;
        (
            width,
            self.heading_height() + rows * Self::MIN_ROW_HEIGHT * self.look.scale,
        )
    }

    /// The number of heading rows: the seats' marks, and their names if there are any.
    fn heading_rows(self) -> usize {
        if self.names.is_empty() { 1 } else { 2 }
    }

    fn row_height(self) -> f32 {
        5.6 * self.look.scale
    }

    fn turn_column_width(self) -> f32 {
        10.0 * self.look.scale
    }

    fn heading_height(self) -> f32 {
        self.look.line_spacing(self.look.heading_size()) + 0.8 * self.look.scale
    }

    /// Draws the table with as many rows as fit. If there is room for more than the maximum, the
    /// rows become taller.
    pub fn draw(self, page: &mut Page, room: Rect) {
        let look = self.look;
        let lines = room.height - self.heading_height();
        let more = (lines / self.row_height()) as usize;
        let heads = self.heading_rows();
        let rows = more.saturating_sub(heads + 1);
        let rows = rows.clamp(Self::MIN_ROWS, Self::MAX_ROWS);
        // The last row is the total.
        let last = heads + rows;
        let row = (lines / (last + 1) as f32).min(self.row_height() * 1.35);
        let baseline = at(
            room.x,
            room.y + look.heading_size() * FontFace::Bold.cap_height(),
        );
        page.text(Text::new(baseline, look.heading_size(), self.words.scores).bold());
        let column = (room.width - self.turn_column_width()) / self.seats as f32;
        let column = column.min(26.0 * look.scale);
        let left = room.x + self.turn_column_width();
        let right = left + column * self.seats as f32;
        let top = room.y + self.heading_height();
        let line = |n: usize| top + n as f32 * row;
        let bottom = line(last + 1);
        for n in (0..=last + 1).filter(|&n| n == 0 || n >= heads) {
            let heavy = n == heads || n == last;
            let pen = if heavy {
                look.frame_pen()
            } else {
                look.thin_pen()
            };
            let width = pen.width.min(0.5);
            page.line(
                at(room.x, line(n)),
                at(right, line(n)),
                Pen { width, ..pen },
            );
        }
        for n in 0..=self.seats {
            let x = left + n as f32 * column;
            page.line(at(x, top), at(x, bottom), look.thin_pen());
        }
        let middle = |n: usize| line(n) + row / 2.0;
        let base = |n: usize| middle(n) + look.text_size() * FontFace::Bold.cap_height() / 2.0;
        for n in heads..last {
            let baseline = at(left - 2.0 * look.scale, base(n));
            let number = Text::new(baseline, look.text_size(), (n + 1 - heads).to_string());
            page.text(number.aligned(Align::Right).inked(SOFT_INK));
        }
        let total = Text::new(at(room.x, base(last)), look.text_size(), self.words.total);
        page.text(total.bold());
        for area in Area::all().take(self.seats) {
            let x = left + area.index() as f32 * column + 1.0 * look.scale;
            cells::draw_seat(page, x, middle(0), 2.2 * look.scale, area);
            if let Some(name) = self.names.get(area.index()) {
                let name = Text::new(at(x, base(1)), look.text_size(), name);
                page.text(name.fit_width(column - 1.8 * look.scale));
            }
        }
    }
}
