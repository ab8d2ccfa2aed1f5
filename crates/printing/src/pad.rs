//! Score pads: for each game, for two to six seats, several on a page.

use drawing::{Align, FontFace, Orientation, Page, PageSize, Paper, Pen, Rect, Tag, Text, at};

use super::look::SOFT_INK;
use super::{Ink, Style};

/// The texts of a game's pad.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScorePad {
    /// The game's name.
    pub name: &'static str,
    /// The note beside the game's name.
    pub note: &'static str,
    /// The labels of the rows.
    pub rows: Vec<String>,
    /// The label of the last row.
    pub total: &'static str,
    /// The heading of the label column.
    pub names: &'static str,
}

impl ScorePad {
    /// Builds a pad with numbered rows, optionally an extra named row, and a total.
    pub fn numbered(
        name: &'static str,
        note: &'static str,
        names: &'static str,
        rows: usize,
        last: Option<&str>,
    ) -> ScorePad {
        let rows = (1..=rows).map(|row| row.to_string());
        ScorePad {
            name,
            note,
            rows: rows.chain(last.map(str::to_owned)).collect(),
            total: "Total",
            names,
        }
    }
}

/// How many seats a pad may have.
pub const PAD_SEATS: std::ops::RangeInclusive<usize> = 2..=6;

const GAP: f32 = 10.0;
const ROW_HEIGHT: f32 = 6.6;
const NAMES_HEIGHT: f32 = 9.0;
const HEAD_HEIGHT: f32 = 10.0;
const LABEL_WIDTH: f32 = 20.0;
/// The narrowest column that takes a name and a sum, and the widest useful one.
const COLUMN_WIDTHS: (f32, f32) = (20.0, 34.0);

/// Returns the positions of pads on a page. If no orientation is given, the page is landscape when
/// more pads fit on it.
pub fn pad_places(
    pad: &ScorePad,
    seats: usize,
    paper: Paper,
    orientation: Option<Orientation>,
    margin: f32,
) -> (PageSize, Vec<Rect>) {
    if let Some(orientation) = orientation {
        return places_on(pad, seats, PageSize::new(paper, orientation), margin);
    }
    let ways = [Orientation::Portrait, Orientation::Landscape];
    let ways =
        ways.map(|orientation| places_on(pad, seats, PageSize::new(paper, orientation), margin));
    let [upright, lying] = ways;
    if lying.1.len() > upright.1.len() {
        lying
    } else {
        upright
    }
}

fn places_on(pad: &ScorePad, seats: usize, size: PageSize, margin: f32) -> (PageSize, Vec<Rect>) {
    let room = size.rect().inset(margin);
    let tall = HEAD_HEIGHT + NAMES_HEIGHT + (pad.rows.len() + 1) as f32 * ROW_HEIGHT;
    let least = LABEL_WIDTH + seats as f32 * COLUMN_WIDTHS.0;
    let many = |long: f32, each: f32| ((long + GAP) / (each + GAP)) as usize;
    let (columns, rows) = (many(room.width, least), many(room.height, tall));
    // Every sheet gets at least one pad, reduced if necessary.
    let (columns, rows) = (columns.max(1), rows.max(1));
    let share = |long: f32, count: usize| (long - GAP * (count - 1) as f32) / count as f32;
    let wide = share(room.width, columns).min(LABEL_WIDTH + seats as f32 * COLUMN_WIDTHS.1);
    let tall = share(room.height, rows).min(tall * 1.2);
    let place = |n: usize| {
        let (column, row) = ((n % columns) as f32, (n / columns) as f32);
        let left = (room.width - columns as f32 * wide - (columns - 1) as f32 * GAP) / 2.0;
        let x = room.x + left + column * (wide + GAP);
        Rect::new(x, room.y + row * (tall + GAP), wide, tall)
    };
    (size, (0..columns * rows).map(place).collect())
}

/// Draws a page of pads.
pub fn draw_pads(
    pad: &ScorePad,
    seats: usize,
    size: PageSize,
    places: &[Rect],
    style: Style,
) -> Page {
    let mut page = Page::new(size);
    for place in places {
        draw_pad(&mut page, pad, seats, *place, style);
    }
    page
}

fn draw_pad(page: &mut Page, pad: &ScorePad, seats: usize, place: Rect, style: Style) {
    let (thin, thick) = match style {
        Style::Full => (Pen::new(0.25, SOFT_INK), Pen::new(0.5, Ink::BLACK)),
        Style::InkFriendly => (Pen::new(0.18, SOFT_INK), Pen::new(0.35, Ink::BLACK)),
    };
    let baseline = at(place.x, place.y + 5.0);
    page.draw_tagged(Tag::Title, |page| {
        let name = Text::new(baseline, 5.0, pad.name).display();
        page.text(name.fit_width(place.width));
    });
    let end = Text::new(baseline, 5.0, pad.name).display();
    let left = end.fit_width(place.width).bounds().right() + 4.0;
    let note = Text::new(at(place.right(), baseline.y), 2.9, pad.note);
    let room = place.right() - left;
    if room > 12.0 {
        page.text(note.aligned(Align::Right).inked(SOFT_INK).fit_width(room));
    }
    let top = place.y + HEAD_HEIGHT;
    let rows = pad.rows.len() + 1;
    let row = (place.bottom() - top - NAMES_HEIGHT) / rows as f32;
    let line = |n: usize| top + NAMES_HEIGHT + n as f32 * row;
    let bottom = place.bottom();
    let column = (place.width - LABEL_WIDTH) / seats as f32;
    page.line(at(place.x, top), at(place.right(), top), thick);
    for n in 0..=rows {
        let heavy = n == 0 || n + 1 >= rows;
        let pen = if heavy { thick } else { thin };
        page.line(at(place.x, line(n)), at(place.right(), line(n)), pen);
    }
    for n in 0..=seats {
        let x = place.x + LABEL_WIDTH + n as f32 * column;
        page.line(at(x, top), at(x, bottom), thin);
    }
    for x in [place.x, place.right()] {
        page.line(at(x, top), at(x, bottom), thick);
    }
    let size = 2.9;
    let middle = |y: f32| y + size * FontFace::Bold.cap_height() / 2.0;
    let x = place.x + 2.0;
    let names = Text::new(at(x, middle(top + NAMES_HEIGHT / 2.0)), size, pad.names);
    page.text(names.inked(SOFT_INK).fit_width(LABEL_WIDTH - 3.0));
    let labels = pad.rows.iter().map(String::as_str).chain([pad.total]);
    for (n, label) in labels.enumerate() {
        let at = at(x, middle(line(n) + row / 2.0));
        let text = Text::new(at, size, label);
        let last = n + 1 == rows;
        let text = if last { text.bold() } else { text };
        page.text(text.fit_width(LABEL_WIDTH - 3.0));
    }
}
