//! The content stream of a page, with the pieces of it that are tagged for screen readers.

use std::fmt::Write as _;
use std::ops::Range;

use crate::number::Number;
use crate::{Cap, Faces, Ink, Mark, Page, PageSize, Path, Pen, Point, Rect, Step, Tag, Text, at};

use super::fonts::{self, Fonts};

/// Converts a point to PDF's coordinates: in points, counted from the lower left corner.
pub fn points(size: PageSize, point: Point) -> Point {
    at(length(point.x), length(size.height - point.y))
}

/// Converts millimetres to points.
fn length(millimetres: f32) -> f32 {
    millimetres * 72.0 / 25.4
}

/// A tagged piece of a page. Decoration isn't a piece.
#[derive(Debug, Clone, PartialEq)]
pub struct Piece {
    /// Role of the piece. The pieces of a page are numbered from 0 in drawing order.
    pub tag: Tag,
    /// Rectangle that holds the piece.
    pub bounds: Rect,
}

/// Returns the content stream of a page, and its pieces.
pub fn drawn(page: &Page, faces: &Faces, fonts: &mut Fonts) -> (String, Vec<Piece>) {
    let mut hand = Hand {
        content: String::new(),
        size: page.size,
        filling: None,
        pen: None,
        faces,
        fonts,
    };
    let mut pieces = Vec::new();
    for (range, tag) in parts(page) {
        let marks = page.marks.get(range).unwrap_or_default();
        match tag {
            None => hand.content.push_str("/Artifact BMC\n"),
            Some(tag) => {
                let number = pieces.len();
                let bounds = marks.iter().map(Mark::bounds).reduce(Rect::with);
                // Writing to a string can't fail.
                let name = role(&tag);
                let _ = writeln!(hand.content, "/{name} <</MCID {number}>> BDC");
                let bounds = bounds.unwrap_or_default();
                pieces.push(Piece { tag, bounds });
            }
        }
        hand.draw(marks);
        hand.content.push_str("EMC\n");
    }
    (hand.content, pieces)
}

/// Returns the name of a tag in PDF.
pub const fn role(tag: &Tag) -> &'static str {
    match tag {
        Tag::Title => "H1",
        Tag::Heading => "H2",
        Tag::Paragraph => "P",
        Tag::Figure(_) => "Figure",
        Tag::Link(_) => "Link",
    }
}

/// Splits a page into runs of marks, each mark in one run: tagged runs, untagged lines of text
/// grouped into paragraphs, and decoration.
fn parts(page: &Page) -> Vec<(Range<usize>, Option<Tag>)> {
    let mut parts: Vec<(Range<usize>, Option<Tag>)> = Vec::new();
    let mut at = 0;
    let mut tags = page.tags.iter().peekable();
    while at < page.marks.len() {
        if let Some(tagged) = tags.next_if(|tagged| tagged.marks.start <= at) {
            parts.push((at..tagged.marks.end, Some(tagged.tag.clone())));
            at = tagged.marks.end;
            continue;
        }
        let end = tags
            .peek()
            .map_or(page.marks.len(), |next| next.marks.start);
        let run = page.marks.get(at..end).unwrap_or_default();
        let is_text = |mark: &Mark| matches!(mark, Mark::Text(_));
        let words = run.first().is_some_and(is_text);
        let same = run.windows(2).take_while(|pair| match pair {
            [Mark::Text(one), Mark::Text(next)] => reads_on(one, next),
            [one, next] => !is_text(one) && !is_text(next),
            _ => false,
        });
        let long = 1 + same.count();
        parts.push((at..at + long, words.then_some(Tag::Paragraph)));
        at += long;
    }
    parts
}

/// Whether a line of text continues the paragraph of the line before it.
fn reads_on(one: &Text, next: &Text) -> bool {
    let below = next.at.y - one.at.y;
    let under = below > 0.0 && below < one.size * 1.6 && next.size == one.size;
    let beside = below == 0.0 && next.at.x > one.at.x;
    (under && (next.align, next.ink) == (one.align, one.ink)) || beside
}

/// Writer of a content stream. It keeps the current ink and pen, to set them only when they change.
struct Hand<'a> {
    content: String,
    size: PageSize,
    filling: Option<Ink>,
    pen: Option<Pen>,
    faces: &'a Faces,
    fonts: &'a mut Fonts,
}

impl Hand<'_> {
    fn draw(&mut self, marks: &[Mark]) {
        for mark in marks {
            match mark {
                Mark::Line(from, to, pen) => self.stroke(&Path::through(&[*from, *to]), *pen),
                Mark::Stroke(path, pen) => self.stroke(path, *pen),
                Mark::Fill(path, ink) => {
                    self.dip(*ink);
                    self.trace(path);
                    self.does(&[], "f*");
                }
                Mark::Text(text) => self.write(text),
                Mark::Window(window) => {
                    self.does(&[], "q");
                    self.trace(&Path::rect(window.seen));
                    self.does(&[], "W n");
                    self.draw(&window.marks);
                    self.does(&[], "Q");
                    (self.filling, self.pen) = (None, None);
                }
            }
        }
    }

    /// Writes one operation: its operands, then its operator.
    fn does(&mut self, numbers: &[f32], operation: &str) {
        for number in numbers {
            // Writing to a string can't fail.
            let _ = write!(self.content, "{} ", Number(*number));
        }
        self.content.push_str(operation);
        self.content.push('\n');
    }

    /// Writes one operation whose operands are points of the page.
    fn does_at(&mut self, places: &[Point], operation: &str) {
        for place in places {
            let place = points(self.size, *place);
            let _ = write!(self.content, "{} {} ", Number(place.x), Number(place.y));
        }
        self.does(&[], operation);
    }

    /// Sets the ink, by the operators for greys and for colours.
    fn ink(&mut self, ink: Ink, grey: &str, colour: &str) {
        let light = ink.light();
        match ink {
            Ink::Grey(_) => self.does(light.get(..1).unwrap_or_default(), grey),
            Ink::Colour(..) => self.does(&light, colour),
        }
    }

    fn dip(&mut self, ink: Ink) {
        if self.filling != Some(ink) {
            self.ink(ink, "g", "rg");
            self.filling = Some(ink);
        }
    }

    fn take(&mut self, pen: Pen) {
        if self.pen == Some(pen) {
            return;
        }
        self.ink(pen.ink, "G", "RG");
        self.does(&[length(pen.width)], "w");
        // Line cap and line join: butt and mitre, round and round, or square and mitre.
        self.does(
            &[],
            match pen.cap {
                Cap::Butt => "0 J 0 j",
                Cap::Round => "1 J 1 j",
                Cap::Square => "2 J 0 j",
            },
        );
        self.content.push('[');
        if let Some((dash, gap)) = pen.dash {
            self.does(&[length(dash), length(gap)], "");
        }
        self.does(&[], "] 0 d");
        self.pen = Some(pen);
    }

    fn stroke(&mut self, path: &Path, pen: Pen) {
        self.take(pen);
        self.trace(path);
        self.does(&[], "S");
    }

    fn trace(&mut self, path: &Path) {
        for step in path.steps() {
            match *step {
                Step::Move(p) => self.does_at(&[p], "m"),
                Step::Line(p) => self.does_at(&[p], "l"),
                Step::Curve(a, b, c) => self.does_at(&[a, b, c], "c"),
                Step::Close => self.does(&[], "h"),
            }
        }
    }

    /// Writes a line of text, in one run for each face it needs.
    fn write(&mut self, text: &Text) {
        let letters: Vec<char> = text.words.as_str().chars().collect();
        if letters.is_empty() {
            return;
        }
        self.dip(text.ink);
        let width = text.words.width(text.face, text.size);
        let before = width * text.align.share();
        self.does(&[], "BT");
        if text.turned {
            self.content.push_str("-1 0 0 -1 ");
            self.does_at(&[at(text.at.x + before, text.at.y)], "Tm");
        } else {
            self.does_at(&[at(text.at.x - before, text.at.y)], "Td");
        }
        let held = |c: &char| text.face.holding(*c);
        for run in letters.chunk_by(|one, next| held(one) == held(next)) {
            let Some(face) = run.first().and_then(held) else {
                continue;
            };
            self.content.extend(["/", fonts::name(face), " "]);
            self.does(&[length(text.size)], "Tf");
            self.content.push('<');
            for c in run {
                let number = self.fonts.number(self.faces, face, *c);
                let _ = write!(self.content, "{number:04X}");
            }
            self.does(&[], "> Tj");
        }
        self.does(&[], "ET");
    }
}
