//! The rules of a game in columns, on one page or in a booklet.

use drawing::{
    Align, FontFace, Ink, Orientation, Page, PageSize, Paper, Path, Phrase, Rect, Tag, Text, at,
};
use lexicon::Letter;

use super::cell_grid::CellGrid;
use super::look::{SOFT_INK, SheetLook};
use super::{
    ExplainedSign, RulesExample, RulesPiece, RulesText, SheetOptions, Style, TooSmall, icons,
};

/// Draws the rules on one page, in two columns in portrait and three in landscape. Fails if the
/// text would be too small to read.
pub fn draw_rules(
    words: &'static RulesText,
    paper: Paper,
    orientation: Orientation,
    margin: f32,
    style: Style,
) -> Result<Page, TooSmall> {
    let size = PageSize::new(paper, orientation);
    let columns = match orientation {
        Orientation::Portrait => 2,
        Orientation::Landscape => 3,
    };
    // The sizes are meant for A4, and are scaled with the paper.
    let scale = size.width.min(size.height) / 210.0;
    let look = rules_look(style);
    let mut page = Page::new(size);
    let room = size.rect().inset(margin);
    let body = draw_head(&mut page, words, room, look, scale);
    let gap = 8.0 * scale;
    let width = (body.width - gap * (columns - 1) as f32) / columns as f32;
    let column = |n: usize| Rect {
        x: body.x + n as f32 * (width + gap),
        width,
        ..body
    };
    let columns: Vec<Rect> = (0..columns).map(column).collect();
    let pieces = (words.pieces)();
    let found = TextSetting::with_largest_text(&pieces, &columns, scale, look);
    let (setting, places) = found.ok_or(TooSmall)?;
    for (piece, (_, place)) in pieces.iter().zip(places) {
        setting.draw(&mut page, piece, place);
    }
    Ok(page)
}

/// Whether two consecutive pieces must stay together.
pub type KeepTogether = fn(&RulesPiece, &RulesPiece) -> bool;

/// Keeps everything under one heading together.
fn same_section(_: &RulesPiece, after: &RulesPiece) -> bool {
    !matches!(after, RulesPiece::Heading(_))
}

/// Keeps a heading with what follows it, and an example or tiles with the sentence before.
fn belong_together(before: &RulesPiece, after: &RulesPiece) -> bool {
    use RulesPiece::{Example, Heading, Point, Sign, Tiles};
    matches!(
        (before, after),
        (Heading(_), _) | (_, Example(..) | Tiles(..)) | (Point(..), Sign(_))
    )
}

/// Returns the look of printed rules.
pub(crate) fn rules_look(style: Style) -> SheetLook {
    SheetLook::from_options(&SheetOptions {
        style,
        ..SheetOptions::default()
    })
}

const MAX_TEXT_SIZE: f32 = 4.4;
/// Smallest legible text size, in millimetres.
pub(crate) const MIN_TEXT_SIZE: f32 = 2.0;

/// Draws the title, the subtitle and the credit. Returns the room between them.
fn draw_head(page: &mut Page, words: &RulesText, room: Rect, look: SheetLook, scale: f32) -> Rect {
    let size = look.title_size() * 1.15 * scale;
    let baseline = room.y + size * FontFace::Display.cap_height();
    let title = Text::new(at(room.x, baseline), size, words.title);
    let title = title.display().fit_width(room.width);
    let left = title.bounds().right() + 5.0;
    page.draw_tagged(Tag::Title, |page| page.text(title));
    let subtitle = Text::new(
        at(room.right(), baseline),
        look.heading_size() * scale,
        words.subtitle,
    );
    let subtitle = subtitle.aligned(Align::Right).inked(SOFT_INK);
    page.text(subtitle.fit_width(room.right() - left));
    let y = baseline + 3.2 * scale;
    page.line(at(room.x, y), at(room.right(), y), look.frame_pen());
    let credit = Text::new(at(room.x, room.bottom()), 2.5 * scale, words.credit);
    page.text(credit.inked(SOFT_INK).fit_width(room.width));
    let top = y + 4.0 * scale;
    Rect::new(room.x, top, room.width, room.bottom() - 5.0 * scale - top)
}

/// A text size and line width for setting rules.
pub struct TextSetting {
    text: f32,
    width: f32,
    look: SheetLook,
}

/// For each piece: its column, and its place in that column.
pub type PiecePlaces = Vec<(usize, Rect)>;

impl TextSetting {
    /// Finds the largest text size at which everything fits into these columns.
    fn with_largest_text(
        pieces: &[RulesPiece],
        columns: &[Rect],
        scale: f32,
        look: SheetLook,
    ) -> Option<(TextSetting, PiecePlaces)> {
        let sizes = (MAX_TEXT_SIZE * scale, MIN_TEXT_SIZE * scale);
        let found = TextSetting::between_sizes(pieces, columns, sizes, look)?;
        let (setting, together, mut places) = found;
        // Make the columns even: one that ends halfway down looks as if something were missing.
        let (mut low, mut high) = (0.0, columns.first()?.height);
        while high - low > 1.0 {
            let height = (low + high) / 2.0;
            let even = columns.iter().map(|column| Rect { height, ..*column });
            let even: Vec<Rect> = even.collect();
            match setting.place_pieces(pieces, &even, together) {
                Some(found) => (places, high) = (found, height),
                None => low = height,
            }
        }
        Some((setting, places))
    }

    /// Finds the largest text size between two limits. Sections stay undivided where there is room
    /// for that.
    pub(crate) fn between_sizes(
        pieces: &[RulesPiece],
        columns: &[Rect],
        (largest, smallest): (f32, f32),
        look: SheetLook,
    ) -> Option<(TextSetting, KeepTogether, PiecePlaces)> {
        let width = columns.first()?.width;
        let mut text = largest;
        while text >= smallest {
            let setting = TextSetting { text, width, look };
            for together in [same_section as KeepTogether, belong_together] {
                if let Some(places) = setting.place_pieces(pieces, columns, together) {
                    return Some((setting, together, places));
                }
            }
            text -= 0.02;
        }
        None
    }

    fn line_spacing(&self) -> f32 {
        self.text * 1.27
    }

    /// Returns the indentation of a piece's lines from the column's edge.
    fn indent(&self, piece: &RulesPiece) -> f32 {
        match piece {
            RulesPiece::Sign(_) => self.text * 4.9,
            _ => self.text * 1.15,
        }
    }

    /// Returns the name and text of a point or a sign.
    fn name_and_text<'a>(&self, piece: &'a RulesPiece) -> (&'static str, &'a str) {
        match piece {
            RulesPiece::Point(name, text) => (*name, text),
            RulesPiece::Sign(sign) => (sign.name, sign.effect),
            RulesPiece::Heading(_) | RulesPiece::Example(..) | RulesPiece::Tiles(..) => ("", ""),
        }
    }

    fn wrapped_lines(&self, piece: &RulesPiece) -> Vec<Phrase> {
        let (name, text) = self.name_and_text(piece);
        let before = self.name_width(name);
        let width = self.width - self.indent(piece);
        Phrase::from(text).wrap_after(FontFace::Regular, self.text, width, before)
    }

    fn name_width(&self, name: &str) -> f32 {
        match name {
            "" => 0.0,
            name => Phrase::from(name).width(FontFace::Bold, self.text) + self.text * 0.3,
        }
    }

    fn caption_lines(&self, words: &str, picture: f32) -> Vec<Phrase> {
        let width = self.width - self.caption_indent(picture);
        Phrase::from(words).wrap(FontFace::Regular, self.text * 0.92, width)
    }

    /// Returns the indentation of a caption: next to its picture, or zero below a picture that is
    /// too wide.
    fn caption_indent(&self, picture: f32) -> f32 {
        if picture > self.width * 0.6 {
            0.0
        } else {
            picture + self.text
        }
    }

    fn picture_width(&self) -> f32 {
        self.text * 8.4
    }

    fn picture_cell(&self) -> f32 {
        self.picture_width() / 4.0
    }

    /// Returns the width of rows of tiles.
    fn tiles_width(&self, rows: &[&str]) -> f32 {
        let most = rows.iter().map(|row| row.chars().count()).max();
        most.unwrap_or(0) as f32 * self.picture_cell()
    }

    fn height(&self, piece: &RulesPiece) -> f32 {
        let leading = self.line_spacing();
        let picture = |rows: usize, wide: f32, words: &str| {
            let caption = self.caption_lines(words, wide).len() as f32 * leading * 0.92;
            let picture = rows as f32 * self.picture_cell() + self.text * 0.3;
            if self.caption_indent(wide) > 0.0 {
                caption.max(picture)
            } else {
                picture + self.text * 0.3 + caption
            }
        };
        match piece {
            RulesPiece::Heading(_) => self.text * 1.25 * 1.3,
            RulesPiece::Point(..) => self.wrapped_lines(piece).len() as f32 * leading,
            RulesPiece::Sign(_) => {
                (self.wrapped_lines(piece).len() as f32 * leading).max(self.text * 1.9)
            }
            RulesPiece::Example(example, words) => {
                picture(example_rows(*example).len(), self.picture_width(), words)
            }
            RulesPiece::Tiles(rows, words) => picture(rows.len(), self.tiles_width(rows), words),
        }
    }

    fn space_above(&self, piece: &RulesPiece) -> f32 {
        match piece {
            RulesPiece::Heading(_) => self.text * 0.95,
            RulesPiece::Point(..) => self.text * 0.32,
            RulesPiece::Sign(_) => self.text * 0.25,
            RulesPiece::Example(..) | RulesPiece::Tiles(..) => self.text * 0.8,
        }
    }

    /// Returns the place of each piece; `None` if they don't fit. Pieces that belong together are
    /// in one column: a heading with its text, an example with the sentence before it.
    fn place_pieces(
        &self,
        pieces: &[RulesPiece],
        columns: &[Rect],
        together: KeepTogether,
    ) -> Option<PiecePlaces> {
        let (mut column, mut y) = (0, 0.0);
        let mut places = Vec::with_capacity(pieces.len());
        for together in pieces.chunk_by(together) {
            let tall = together.iter().enumerate().map(|(n, piece)| {
                let above = if n == 0 { 0.0 } else { self.space_above(piece) };
                above + self.height(piece)
            });
            let tall: f32 = tall.sum();
            let above = together
                .first()
                .map_or(0.0, |first| self.space_above(first));
            if y > 0.0 && y + above + tall > columns.get(column)?.height {
                column += 1;
                y = 0.0;
            }
            let room = columns.get(column)?;
            for piece in together {
                let top = if y == 0.0 {
                    0.0
                } else {
                    y + self.space_above(piece)
                };
                let height = self.height(piece);
                if top + height > room.height {
                    return None;
                }
                places.push((column, Rect::new(room.x, room.y + top, self.width, height)));
                y = top + height;
            }
        }
        Some(places)
    }

    pub fn draw(&self, page: &mut Page, piece: &RulesPiece, place: Rect) {
        match piece {
            RulesPiece::Heading(heading) => {
                let size = self.text * 1.25;
                let baseline = at(place.x, place.y + size * 0.9);
                page.draw_tagged(Tag::Heading, |page| {
                    page.text(Text::new(baseline, size, *heading).bold());
                });
            }
            RulesPiece::Example(example, words) => {
                let shown = Tag::Figure((*words).to_owned());
                page.draw_tagged(shown, |page| self.draw_example(page, *example, place));
                self.draw_caption(page, words, self.picture_width(), place);
            }
            RulesPiece::Tiles(rows, words) => {
                let shown = Tag::Figure((*words).to_owned());
                page.draw_tagged(shown, |page| self.draw_tiles(page, rows, place));
                self.draw_caption(page, words, self.tiles_width(rows), place);
            }
            RulesPiece::Point(..) => {
                let dot = at(place.x + self.text * 0.4, place.y + self.text * 0.56);
                page.fill(Path::circle(dot, self.text * 0.15), Ink::BLACK);
                self.draw_point(page, piece, place);
            }
            RulesPiece::Sign(ExplainedSign {
                mark, icon, number, ..
            }) => {
                let side = self.text * 1.75;
                let sample = Rect::new(place.x + self.text * 1.15, place.y, side * 1.85, side);
                page.stroke(Path::rect(sample), self.look.thin_pen());
                let (words, mark) = (*mark, self.text * 0.9);
                let middle = sample.centre().y;
                let baseline = at(
                    sample.x + side * 0.14,
                    middle + mark * FontFace::Bold.cap_height() / 2.0,
                );
                page.text(Text::new(baseline, mark, words).bold());
                let size = side * 0.6;
                let corner = at(sample.right() - side * 0.16 - size, middle - size / 2.0);
                page.fill(icon(*number).placed(size, corner), Ink::BLACK);
                self.draw_point(page, piece, place);
            }
        }
    }

    fn draw_point(&self, page: &mut Page, piece: &RulesPiece, place: Rect) {
        let (name, _) = self.name_and_text(piece);
        let x = place.x + self.indent(piece);
        let lines = self.wrapped_lines(piece);
        // A single line is vertically centred on its icon.
        let spare = place.height - lines.len() as f32 * self.line_spacing();
        let mut y = place.y + self.text * 0.86 + spare * 0.5;
        let mut before = self.name_width(name);
        page.draw_tagged(Tag::Paragraph, |page| {
            if !name.is_empty() {
                page.text(Text::new(at(x, y), self.text, name).bold());
            }
            for line in lines {
                page.text(Text::new(at(x + before, y), self.text, line));
                (before, y) = (0.0, y + self.line_spacing());
            }
        });
    }

    /// Draws a few cells with letters, the new ones white on black.
    fn draw_example(&self, page: &mut Page, example: RulesExample, place: Rect) {
        let rows = example_rows(example);
        let frame = CellGrid {
            corner: at(place.x, place.y),
            cell: self.picture_cell(),
            columns: 4,
            rows: rows.len(),
        };
        for (row, letters) in rows.iter().enumerate() {
            for (column, sign) in letters.chars().enumerate() {
                if sign.is_ascii_lowercase() {
                    let cell = frame.cell(column, row).inset(frame.cell * 0.08);
                    page.fill(icons::rounded_rect(cell, frame.cell * 0.12), Ink::BLACK);
                }
            }
        }
        frame.draw_lines(page, self.look, self.look.thin_pen());
        draw_letters(page, &frame, rows);
        if example == RulesExample::Cut {
            frame.draw_wall_right(page, 2, 0);
        }
    }

    /// Draws rows of tiles, the new ones white on black.
    fn draw_tiles(&self, page: &mut Page, rows: &[&str], place: Rect) {
        let frame = CellGrid {
            corner: at(place.x, place.y),
            cell: self.picture_cell(),
            columns: rows
                .iter()
                .map(|row| row.chars().count())
                .max()
                .unwrap_or(0),
            rows: rows.len(),
        };
        for (row, letters) in rows.iter().enumerate() {
            for (column, sign) in letters.chars().enumerate() {
                let tile = frame.cell(column, row).inset(frame.cell * 0.06);
                let tile = icons::rounded_rect(tile, frame.cell * 0.14);
                match sign {
                    'a'..='z' => page.fill(tile, Ink::BLACK),
                    'A'..='Z' => page.stroke(tile, self.look.thin_pen()),
                    _ => {}
                }
            }
        }
        draw_letters(page, &frame, rows);
    }

    /// Draws a picture's caption beside or below it.
    fn draw_caption(&self, page: &mut Page, words: &str, picture: f32, place: Rect) {
        let size = self.text * 0.92;
        let x = place.x + self.caption_indent(picture);
        let lines = self.caption_lines(words, picture);
        let tall = lines.len() as f32 * self.line_spacing() * 0.92;
        let mut y = if self.caption_indent(picture) > 0.0 {
            place.y + size * 0.8
        } else {
            place.bottom() - tall + size * 0.8
        };
        for line in lines {
            page.text(Text::new(at(x, y), size, line).inked(SOFT_INK));
            y += self.line_spacing() * 0.92;
        }
    }
}

/// Draws letters in the cells of a frame; lowercase ones are white.
fn draw_letters(page: &mut Page, frame: &CellGrid, rows: &[&str]) {
    for (row, letters) in rows.iter().enumerate() {
        for (column, sign) in letters.chars().enumerate() {
            let Some(letter) = Letter::new(sign) else {
                continue;
            };
            let ink = if sign.is_ascii_lowercase() {
                Ink::WHITE
            } else {
                Ink::BLACK
            };
            frame.draw_letter(page, column, row, letter, ink);
        }
    }
}

/// Returns the cells of an example; lowercase letters are new.
fn example_rows(example: RulesExample) -> &'static [&'static str] {
    match example {
        RulesExample::Beside => &["..ho", ".TEN"],
        RulesExample::Cut => &["aDOG"],
    }
}
