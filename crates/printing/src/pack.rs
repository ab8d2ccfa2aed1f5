//! The cover of a class pack, and the teacher's index of boards.

use drawing::{
    Align, FontFace, Ink, Page, PageSize, Path, Pen, Phrase, QrCode, Rect, Tag, Text, at,
};

use super::look::SOFT_INK;

/// The texts of a class pack.
pub struct PackText {
    /// The cover's subtitle.
    pub title: &'static str,
    /// Formats the number of boards.
    pub boards: fn(usize) -> String,
    /// The label before the class.
    pub class: &'static str,
    /// The label before the date.
    pub date: &'static str,
    /// The label before the seed.
    pub seed: &'static str,
    /// The heading of the list of contents.
    pub contents: &'static str,
    /// The index's title.
    pub index: &'static str,
    /// The note that explains the index.
    pub index_note: &'static str,
}

/// The data of a cover.
pub struct Cover {
    /// The game's name.
    pub game: &'static str,
    /// The number of boards.
    pub boards: usize,
    /// The name of the class to print on the cover.
    pub class: Option<Phrase>,
    /// The date to print on the cover.
    pub date: Option<Phrase>,
    /// The seed of all boards.
    pub seed: Option<String>,
    /// The parts of the pack.
    pub contents: Vec<String>,
}

/// A board in the index.
pub struct IndexEntry {
    /// The board's number.
    pub number: usize,
    /// The owner's name.
    pub name: Option<Phrase>,
    /// The board's seed.
    pub seed: Option<String>,
    /// The link that opens the board.
    pub link: Option<String>,
}

/// Draws the cover.
pub fn draw_cover(words: &PackText, cover: &Cover, size: PageSize, margin: f32) -> Page {
    let mut page = Page::new(size);
    let unit = size.width.min(size.height) / 210.0;
    let frame = size.rect().inset(margin);
    page.stroke(Path::rect(frame), Pen::new(0.8, Ink::BLACK));
    page.stroke(Path::rect(frame.inset(1.6)), Pen::new(0.25, SOFT_INK));
    let x = frame.x + 16.0 * unit;
    let wide = frame.width - 32.0 * unit;
    let mut y = frame.y + frame.height * 0.16;
    let line = |page: &mut Page, y: &mut f32, text: Text, after: f32| {
        page.text(text.fit_width(wide));
        *y += after * unit;
    };
    page.draw_tagged(Tag::Title, |page| {
        let title = Text::new(at(x, y), 16.0 * unit, cover.game).display();
        line(page, &mut y, title, 11.0);
        let title = Text::new(at(x, y), 8.0 * unit, words.title).display();
        line(page, &mut y, title.inked(SOFT_INK), 22.0);
    });
    let count = Text::new(at(x, y), 6.0 * unit, (words.boards)(cover.boards)).bold();
    line(&mut page, &mut y, count, 10.0);
    let facts = [
        (words.class, cover.class.clone()),
        (words.date, cover.date.clone()),
        (words.seed, cover.seed.clone().map(Phrase::from)),
    ];
    for (label, fact) in facts {
        let Some(fact) = fact else {
            continue;
        };
        let size = 5.0 * unit;
        page.draw_tagged(Tag::Paragraph, |page| {
            page.text(Text::new(at(x, y), size, label).inked(SOFT_INK));
            let tab = 22.0 * unit;
            page.text(Text::new(at(x + tab, y), size, fact).fit_width(wide - tab));
        });
        y += 8.0 * unit;
    }
    y += 14.0 * unit;
    page.draw_tagged(Tag::Heading, |page| {
        page.text(Text::new(at(x, y), 5.0 * unit, words.contents).bold());
    });
    for part in &cover.contents {
        y += 7.4 * unit;
        let text = Text::new(at(x, y), 4.4 * unit, part.as_str());
        page.text(text.fit_width(wide));
    }
    page
}

const GAP: f32 = 6.0;
const ENTRY_HEIGHT: f32 = 24.0;
const HEAD_HEIGHT: f32 = 20.0;

/// Returns the number of boards on a page of the index.
pub fn boards_per_index_page(size: PageSize, margin: f32) -> usize {
    let room = size.rect().inset(margin);
    column_count(room) * row_count(room)
}

fn column_count(room: Rect) -> usize {
    ((room.width / 62.0) as usize).max(1)
}

fn row_count(room: Rect) -> usize {
    (((room.height - HEAD_HEIGHT) / ENTRY_HEIGHT) as usize).max(1)
}

/// Draws a page of the index: each board with its number, name, seed and QR code. Also returns
/// whether every link fitted into a code.
pub fn draw_index(
    words: &PackText,
    entries: &[IndexEntry],
    size: PageSize,
    margin: f32,
) -> (Page, bool) {
    let mut page = Page::new(size);
    let room = size.rect().inset(margin);
    page.draw_tagged(Tag::Title, |page| {
        let baseline = at(room.x, room.y + 7.0 * FontFace::Display.cap_height());
        page.text(
            Text::new(baseline, 7.0, words.index)
                .display()
                .fit_width(room.width),
        );
    });
    let note = Text::new(at(room.x, room.y + 11.0), 3.2, words.index_note);
    page.text(note.inked(SOFT_INK).fit_width(room.width));
    let columns = column_count(room);
    let wide = (room.width - GAP * (columns - 1) as f32) / columns as f32;
    let mut coded = true;
    for (n, entry) in entries.iter().enumerate() {
        let (row, column) = (n / columns, n % columns);
        let x = room.x + column as f32 * (wide + GAP);
        let y = room.y + HEAD_HEIGHT + row as f32 * ENTRY_HEIGHT;
        let place = Rect::new(x, y, wide, ENTRY_HEIGHT - 3.0);
        page.line(
            at(x, y - 1.5),
            at(place.right(), y - 1.5),
            Pen::new(0.2, SOFT_INK),
        );
        coded &= draw_entry(&mut page, entry, place);
    }
    (page, coded)
}

fn draw_entry(page: &mut Page, entry: &IndexEntry, place: Rect) -> bool {
    let side = place.height - 2.0;
    let code = entry.link.as_deref().map(QrCode::new);
    let mut right = place.right();
    let coded = !matches!(code, Some(Err(_)));
    if let Some(Ok(code)) = code {
        let rect = Rect::new(right - side, place.y, side, side);
        let quiet = QrCode::QUIET_ZONE as f32 * side / code.squares() as f32;
        page.draw_tagged(
            Tag::Figure(entry.link.clone().unwrap_or_default()),
            |page| {
                page.fill(code.path(rect.inset(-quiet * 0.6)), Ink::BLACK);
            },
        );
        right -= side + 2.0;
    }
    let number = Text::new(
        at(place.x + 7.0, place.y + 5.0),
        5.0,
        entry.number.to_string(),
    );
    page.text(number.display().aligned(Align::Right));
    let x = place.x + 9.5;
    if let Some(name) = &entry.name {
        page.text(
            Text::new(at(x, place.y + 4.6), 3.6, name)
                .bold()
                .fit_width(right - x),
        );
    }
    if let Some(seed) = &entry.seed {
        let lines = Phrase::from(seed.as_str()).wrap(FontFace::Regular, 2.8, right - x);
        let top = if entry.name.is_some() { 9.2 } else { 4.6 };
        for (n, line) in lines.into_iter().take(3).enumerate() {
            let y = place.y + top + n as f32 * 3.6;
            page.text(Text::new(at(x, y), 2.8, line).inked(SOFT_INK));
        }
    }
    coded
}
