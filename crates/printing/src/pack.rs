//! The cover of a class pack, and the teacher's index of boards.

use drawing::{Align, Face, Ink, Page, PageSize, Path, Pen, Phrase, QrCode, Rect, Tag, Text, at};

use super::look::SOFT;

/// The texts of a class pack.
pub struct PackWords {
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
    /// The name of the class.
    pub class: Option<Phrase>,
    /// The date.
    pub date: Option<Phrase>,
    /// The seed of all boards.
    pub seed: Option<String>,
    /// The parts of the pack.
    pub contents: Vec<String>,
}

/// A board in the index.
pub struct Entry {
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
pub fn cover(words: &PackWords, cover: &Cover, size: PageSize, margin: f32) -> Page {
    let mut page = Page::new(size);
    let unit = size.width.min(size.height) / 210.0;
    let frame = size.rect().inset(margin);
    page.stroke(Path::rect(frame), Pen::new(0.8, Ink::BLACK));
    page.stroke(Path::rect(frame.inset(1.6)), Pen::new(0.25, SOFT));
    let x = frame.x + 16.0 * unit;
    let wide = frame.width - 32.0 * unit;
    let mut y = frame.y + frame.height * 0.16;
    let line = |page: &mut Page, y: &mut f32, text: Text, after: f32| {
        page.text(text.within(wide));
        *y += after * unit;
    };
    page.tagged(Tag::Title, |page| {
        let title = Text::new(at(x, y), 16.0 * unit, cover.game).display();
        line(page, &mut y, title, 11.0);
        let title = Text::new(at(x, y), 8.0 * unit, words.title).display();
        line(page, &mut y, title.inked(SOFT), 22.0);
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
        page.tagged(Tag::Paragraph, |page| {
            page.text(Text::new(at(x, y), size, label).inked(SOFT));
            let tab = 22.0 * unit;
            page.text(Text::new(at(x + tab, y), size, fact).within(wide - tab));
        });
        y += 8.0 * unit;
    }
    y += 14.0 * unit;
    page.tagged(Tag::Heading, |page| {
        page.text(Text::new(at(x, y), 5.0 * unit, words.contents).bold());
    });
    for part in &cover.contents {
        y += 7.4 * unit;
        let text = Text::new(at(x, y), 4.4 * unit, part.as_str());
        page.text(text.within(wide));
    }
    page
}

const GAP: f32 = 6.0;
const TALL: f32 = 24.0;
const HEAD: f32 = 20.0;

/// The number of boards on a page of the index.
pub fn per_index(size: PageSize, margin: f32) -> usize {
    let room = size.rect().inset(margin);
    columns(room) * rows(room)
}

fn columns(room: Rect) -> usize {
    ((room.width / 62.0) as usize).max(1)
}

fn rows(room: Rect) -> usize {
    (((room.height - HEAD) / TALL) as usize).max(1)
}

/// Draws a page of the index: each board with its number, name, seed and QR code. Also returns
/// whether every link fitted into a code.
pub fn index(words: &PackWords, entries: &[Entry], size: PageSize, margin: f32) -> (Page, bool) {
    let mut page = Page::new(size);
    let room = size.rect().inset(margin);
    page.tagged(Tag::Title, |page| {
        let baseline = at(room.x, room.y + 7.0 * Face::Display.capital());
        page.text(
            Text::new(baseline, 7.0, words.index)
                .display()
                .within(room.width),
        );
    });
    let note = Text::new(at(room.x, room.y + 11.0), 3.2, words.index_note);
    page.text(note.inked(SOFT).within(room.width));
    let columns = columns(room);
    let wide = (room.width - GAP * (columns - 1) as f32) / columns as f32;
    let mut coded = true;
    for (n, entry) in entries.iter().enumerate() {
        let (row, column) = (n / columns, n % columns);
        let x = room.x + column as f32 * (wide + GAP);
        let y = room.y + HEAD + row as f32 * TALL;
        let place = Rect::new(x, y, wide, TALL - 3.0);
        page.line(
            at(x, y - 1.5),
            at(place.right(), y - 1.5),
            Pen::new(0.2, SOFT),
        );
        coded &= one(&mut page, entry, place);
    }
    (page, coded)
}

fn one(page: &mut Page, entry: &Entry, place: Rect) -> bool {
    let side = place.height - 2.0;
    let code = entry.link.as_deref().map(QrCode::new);
    let mut right = place.right();
    let coded = !matches!(code, Some(Err(_)));
    if let Some(Ok(code)) = code {
        let rect = Rect::new(right - side, place.y, side, side);
        let quiet = QrCode::QUIET as f32 * side / code.squares() as f32;
        page.tagged(
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
                .within(right - x),
        );
    }
    if let Some(seed) = &entry.seed {
        let lines = Phrase::from(seed.as_str()).wrapped(Face::Regular, 2.8, right - x);
        let top = if entry.name.is_some() { 9.2 } else { 4.6 };
        for (n, line) in lines.into_iter().take(3).enumerate() {
            let y = place.y + top + n as f32 * 3.6;
            page.text(Text::new(at(x, y), 2.8, line).inked(SOFT));
        }
    }
    coded
}
