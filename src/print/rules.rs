//! The rules on a page, in columns.

use crate::games::paper_grid::rules::Axis;
use crate::lexicon::Letter;
use crate::sheet::{
    Align, Face, Ink, Orientation, Page, PageSize, Paper, Path, Phrase, Rect, Text, at,
};

use super::frame::Frame;
use super::look::{Look, SOFT};
use super::page::MARGIN;
use super::{Example, Piece, RulesWords, SheetOptions, Specials, Style, icons};

/// The rules of Paper Grid on one page: two columns upright, three lying.
pub fn rules(
    words: &'static RulesWords,
    paper: Paper,
    orientation: Orientation,
    style: Style,
) -> Page {
    let size = PageSize::new(paper, orientation);
    let columns = match orientation {
        Orientation::Portrait => 2,
        Orientation::Landscape => 3,
    };
    let look = Look::of(&SheetOptions {
        style,
        ..SheetOptions::default()
    });
    let mut page = Page::new(size);
    let room = size.rect().inset(MARGIN + 2.0);
    let body = head(&mut page, words, room, look);
    let pieces = (words.pieces)();
    // The largest letters with which all of it fits.
    let mut text = LARGEST;
    let setting = loop {
        let setting = Setting {
            specials: words.specials,
            text,
            columns,
            body,
            look,
        };
        match setting.places(&pieces) {
            Some(places) => break Some((setting, places)),
            None if text > SMALLEST => text -= 0.02,
            None => break None,
        }
    };
    if let Some((setting, places)) = setting {
        for (piece, place) in pieces.iter().zip(places) {
            setting.draw(&mut page, piece, place);
        }
    }
    page
}

const LARGEST: f32 = 4.2;
const SMALLEST: f32 = 2.0;

/// The title, the line below it and the credit; the room between them is left.
fn head(page: &mut Page, words: &RulesWords, room: Rect, look: Look) -> Rect {
    let size = look.title() * 1.15;
    let baseline = room.y + size * Face::CAPITAL;
    let title = Text::new(at(room.x, baseline), size, words.title).bold();
    let left = title.bounds().right() + 5.0;
    page.text(title);
    let subtitle = Text::new(at(room.right(), baseline), look.heading(), words.subtitle);
    let subtitle = subtitle.aligned(Align::Right).inked(SOFT);
    page.text(subtitle.within(room.right() - left));
    let y = baseline + 3.2;
    page.line(at(room.x, y), at(room.right(), y), look.frame());
    let credit = Text::new(at(room.x, room.bottom()), 2.3, words.credit);
    page.text(credit.inked(SOFT));
    let top = y + 4.0;
    Rect::new(room.x, top, room.width, room.bottom() - 5.0 - top)
}

/// A size of letters, and the room they have.
struct Setting {
    specials: Specials,
    text: f32,
    columns: usize,
    body: Rect,
    look: Look,
}

impl Setting {
    fn gap(&self) -> f32 {
        8.0
    }

    fn width(&self) -> f32 {
        let gaps = self.gap() * (self.columns - 1) as f32;
        (self.body.width - gaps) / self.columns as f32
    }

    fn leading(&self) -> f32 {
        self.text * 1.27
    }

    /// What a point's lines are set in from the column's edge.
    fn indent(&self, piece: &Piece) -> f32 {
        match piece {
            Piece::Special(_) => self.text * 4.9,
            _ => self.text * 1.15,
        }
    }

    /// Name and text of a point or a special cell.
    fn words<'a>(&self, piece: &'a Piece) -> (&'static str, &'a str) {
        match piece {
            Piece::Point(name, text) => (*name, text),
            Piece::Special(special) => {
                let Specials { name, effect, .. } = self.specials;
                (name(*special), effect(*special))
            }
            Piece::Heading(_) | Piece::Example(..) => ("", ""),
        }
    }

    fn lines(&self, piece: &Piece) -> Vec<Phrase> {
        let (name, text) = self.words(piece);
        let before = self.name_width(name);
        let width = self.width() - self.indent(piece);
        Phrase::from(text).wrapped_after(Face::Regular, self.text, width, before)
    }

    fn name_width(&self, name: &str) -> f32 {
        match name {
            "" => 0.0,
            name => Phrase::from(name).width(Face::Bold, self.text) + self.text * 0.45,
        }
    }

    fn caption(&self, words: &str) -> Vec<Phrase> {
        let width = self.width() - self.picture_width() - self.text;
        Phrase::from(words).wrapped(Face::Regular, self.text * 0.92, width)
    }

    fn picture_width(&self) -> f32 {
        self.text * 8.4
    }

    fn picture_cell(&self) -> f32 {
        self.picture_width() / 4.0
    }

    fn height(&self, piece: &Piece) -> f32 {
        let leading = self.leading();
        match piece {
            Piece::Heading(_) => self.text * 1.25 * 1.3,
            Piece::Point(..) => self.lines(piece).len() as f32 * leading,
            Piece::Special(_) => (self.lines(piece).len() as f32 * leading).max(self.text * 1.9),
            Piece::Example(example, words) => {
                let rows = example_rows(*example).len() as f32;
                let caption = self.caption(words).len() as f32 * leading * 0.92;
                caption.max(rows * self.picture_cell() + self.text * 0.3)
            }
        }
    }

    fn above(&self, piece: &Piece) -> f32 {
        match piece {
            Piece::Heading(_) => self.text * 0.95,
            Piece::Point(..) => self.text * 0.32,
            Piece::Special(_) => self.text * 0.25,
            Piece::Example(..) => self.text * 0.8,
        }
    }

    /// A place for each piece, or none if they do not fit. A heading stays with what it
    /// heads.
    fn places(&self, pieces: &[Piece]) -> Option<Vec<Rect>> {
        let (mut column, mut y) = (0, 0.0);
        let mut places = Vec::with_capacity(pieces.len());
        for (n, piece) in pieces.iter().enumerate() {
            let height = self.height(piece);
            let heads = matches!(piece, Piece::Heading(_));
            let next = pieces.get(n + 1).filter(|_| heads);
            let held = next.map_or(0.0, |next| self.above(next) + self.height(next));
            let above = if y == 0.0 { 0.0 } else { self.above(piece) };
            let mut top = y + above;
            if top + height + held > self.body.height {
                column += 1;
                top = 0.0;
            }
            if column >= self.columns {
                return None;
            }
            let x = self.body.x + column as f32 * (self.width() + self.gap());
            places.push(Rect::new(x, self.body.y + top, self.width(), height));
            y = top + height;
        }
        Some(places)
    }

    fn draw(&self, page: &mut Page, piece: &Piece, place: Rect) {
        match piece {
            Piece::Heading(heading) => {
                let size = self.text * 1.25;
                let baseline = at(place.x, place.y + size * 0.9);
                page.text(Text::new(baseline, size, *heading).bold());
            }
            Piece::Example(example, words) => self.draw_example(page, *example, words, place),
            Piece::Point(..) => {
                let dot = at(place.x + self.text * 0.4, place.y + self.text * 0.56);
                page.fill(Path::circle(dot, self.text * 0.15), Ink::BLACK);
                self.draw_point(page, piece, place);
            }
            Piece::Special(special) => {
                let side = self.text * 1.75;
                let sample = Rect::new(place.x + self.text * 1.15, place.y, side * 1.85, side);
                page.stroke(Path::rect(sample), self.look.thin());
                let (words, mark) = ((self.specials.mark)(*special), self.text * 0.9);
                let middle = sample.centre().y;
                let baseline = at(sample.x + side * 0.14, middle + mark * Face::CAPITAL / 2.0);
                page.text(Text::new(baseline, mark, words).bold());
                let icon = side * 0.6;
                let corner = at(sample.right() - side * 0.16 - icon, middle - icon / 2.0);
                page.fill(icons::special(*special).placed(icon, corner), Ink::BLACK);
                self.draw_point(page, piece, place);
            }
        }
    }

    fn draw_point(&self, page: &mut Page, piece: &Piece, place: Rect) {
        let (name, _) = self.words(piece);
        let x = place.x + self.indent(piece);
        let lines = self.lines(piece);
        // A single line stands beside the middle of its sign.
        let spare = place.height - lines.len() as f32 * self.leading();
        let mut y = place.y + self.text * 0.86 + spare * 0.5;
        let mut before = self.name_width(name);
        if !name.is_empty() {
            page.text(Text::new(at(x, y), self.text, name).bold());
        }
        for line in lines {
            page.text(Text::new(at(x + before, y), self.text, line));
            (before, y) = (0.0, y + self.leading());
        }
    }

    /// A few cells with letters, the new ones white on black, and what they show.
    fn draw_example(&self, page: &mut Page, example: Example, words: &str, place: Rect) {
        let rows = example_rows(example);
        let frame = Frame {
            corner: at(place.x, place.y),
            cell: self.picture_cell(),
            columns: 4,
            rows: rows.len(),
        };
        for (row, letters) in rows.iter().enumerate() {
            for (column, sign) in letters.chars().enumerate() {
                if sign.is_ascii_lowercase() {
                    let cell = frame.cell(column, row).inset(frame.cell * 0.08);
                    page.fill(icons::rounded(cell, frame.cell * 0.12), Ink::BLACK);
                }
            }
        }
        frame.rule(page, self.look, self.look.thin());
        for (row, letters) in rows.iter().enumerate() {
            for (column, sign) in letters.chars().enumerate() {
                let Some(letter) = Letter::new(sign) else {
                    continue;
                };
                let ink = match sign.is_ascii_lowercase() {
                    true => Ink::WHITE,
                    false => Ink::BLACK,
                };
                frame.letter(page, column, row, letter, ink);
            }
        }
        if example == Example::Cut {
            frame.wall(page, 2, 0, Axis::Across);
        }
        let size = self.text * 0.92;
        let x = place.x + self.picture_width() + self.text;
        let mut y = place.y + size * 0.8;
        for line in self.caption(words) {
            page.text(Text::new(at(x, y), size, line).inked(SOFT));
            y += self.leading() * 0.92;
        }
    }
}

/// What stands in an example's cells; new letters are small.
fn example_rows(example: Example) -> &'static [&'static str] {
    match example {
        Example::Beside => &["..ho", ".TEN"],
        Example::Cut => &["aDOG"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::paper_grid::words::rules::RULES;

    #[test]
    fn the_rules_fit_on_a_page_of_either_paper() {
        for paper in [Paper::A4, Paper::Letter] {
            for orientation in [Orientation::Portrait, Orientation::Landscape] {
                let page = rules(&RULES, paper, orientation, Style::Full);
                let written: String = (page.marks.iter())
                    .filter_map(|mark| match mark {
                        crate::sheet::Mark::Text(text) => Some(text.words.as_str()),
                        _ => None,
                    })
                    .collect::<Vec<_>>()
                    .join(" ");
                for word in ["Walls", "Asking", "Upgrades", "10 for Q Z"] {
                    assert!(written.contains(word), "{paper:?} {orientation:?}: {word}");
                }
            }
        }
    }

    #[test]
    fn their_letters_are_large_enough_to_read() {
        let page = rules(&RULES, Paper::A4, Orientation::Portrait, Style::Full);
        for mark in &page.marks {
            if let crate::sheet::Mark::Text(text) = mark {
                // Six and a half points, for the credit; the rest has eight.
                assert!(text.size >= 2.29, "{text:?}");
            }
        }
    }
}
