//! The content stream of a page, with the pieces of it that are tagged for screen readers.

use std::fmt::Write as _;
use std::ops::Range;

use crate::decimal::Decimal;
use crate::{
    Cap, FontFaces, Ink, Page, PageMark, PageSize, Path, PathStep, Pen, Point, Rect, Tag, Text, at,
};

use super::fonts::{self, EmbeddedFonts};

/// Converts a point to PDF's coordinates: in points, counted from the lower left corner.
pub(crate) fn to_pdf_point(size: PageSize, point: Point) -> Point {
    at(to_points(point.x), to_points(size.height - point.y))
}

/// Converts millimetres to points.
fn to_points(millimetres: f32) -> f32 {
    millimetres * 72.0 / 25.4
}

/// A tagged piece of a page. Decoration isn't a piece.
#[derive(Debug, Clone, PartialEq)]
pub struct TaggedPiece {
    /// Role of the piece. The pieces of a page are numbered from 0 in drawing order.
    pub tag: Tag,
    /// Rectangle that holds the piece.
    pub bounds: Rect,
}

/// Returns the content stream of a page, and the page's tagged pieces.
pub(crate) fn write_content(
    page: &Page,
    faces: &FontFaces,
    fonts: &mut EmbeddedFonts,
) -> (String, Vec<TaggedPiece>) {
    let mut hand = ContentWriter {
        content: String::new(),
        size: page.size,
        filling: None,
        pen: None,
        faces,
        fonts,
    };
    let mut pieces = Vec::new();
    for (range, tag) in split_into_runs(page) {
        let marks = page.marks.get(range).unwrap_or_default();
        match tag {
            None => hand.content.push_str("/Artifact BMC\n"),
            Some(tag) => {
                let number = pieces.len();
                let bounds = marks.iter().map(PageMark::bounds).reduce(Rect::union);
                // Writing to a string can't fail.
                let name = role_name(&tag);
                let _ = writeln!(hand.content, "/{name} <</MCID {number}>> BDC");
                let bounds = bounds.unwrap_or_default();
                pieces.push(TaggedPiece { tag, bounds });
            }
        }
        hand.draw(marks);
        hand.content.push_str("EMC\n");
    }
    (hand.content, pieces)
}

/// Returns the name of a tag in PDF.
pub(crate) const fn role_name(tag: &Tag) -> &'static str {
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
fn split_into_runs(page: &Page) -> Vec<(Range<usize>, Option<Tag>)> {
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
        let is_text = |mark: &PageMark| matches!(mark, PageMark::Text(_));
        let words = run.first().is_some_and(is_text);
        let same = run.windows(2).take_while(|pair| match pair {
            [PageMark::Text(one), PageMark::Text(next)] => continues_paragraph(one, next),
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
fn continues_paragraph(one: &Text, next: &Text) -> bool {
    let below = next.at.y - one.at.y;
    let under = below > 0.0 && below < one.size * 1.6 && next.size == one.size;
    let beside = below == 0.0 && next.at.x > one.at.x;
    (under && (next.align, next.ink) == (one.align, one.ink)) || beside
}

/// Writer of a content stream. It keeps the current ink and pen, to set them only when they change.
struct ContentWriter<'a> {
    content: String,
    size: PageSize,
    filling: Option<Ink>,
    pen: Option<Pen>,
    faces: &'a FontFaces,
    fonts: &'a mut EmbeddedFonts,
}

impl ContentWriter<'_> {
    fn draw(&mut self, marks: &[PageMark]) {
        for mark in marks {
            match mark {
                PageMark::Line(from, to, pen) => self.stroke(&Path::through(&[*from, *to]), *pen),
                PageMark::Stroke(path, pen) => self.stroke(path, *pen),
                PageMark::Fill(path, ink) => {
                    self.set_fill_ink(*ink);
                    self.add_path(path);
                    self.write_operation(&[], "f*");
                }
                PageMark::Text(text) => self.write_text(text),
                PageMark::Clip(window) => {
                    self.write_operation(&[], "q");
                    self.add_path(&Path::rect(window.visible));
                    self.write_operation(&[], "W n");
                    self.draw(&window.marks);
                    self.write_operation(&[], "Q");
                    (self.filling, self.pen) = (None, None);
                }
            }
        }
    }

    /// Writes one operation: its operands, then its operator.
    fn write_operation(&mut self, numbers: &[f32], operation: &str) {
        for number in numbers {
            // Writing to a string can't fail.
            let _ = write!(self.content, "{} ", Decimal(*number));
        }
        self.content.push_str(operation);
        self.content.push('\n');
    }

    /// Writes one operation whose operands are points of the page.
    fn write_operation_at(&mut self, places: &[Point], operation: &str) {
        for place in places {
            let place = to_pdf_point(self.size, *place);
            let _ = write!(self.content, "{} {} ", Decimal(place.x), Decimal(place.y));
        }
        self.write_operation(&[], operation);
    }

    /// Sets the ink, by the operators for greys and for colours.
    fn set_ink(&mut self, ink: Ink, grey: &str, colour: &str) {
        let light = ink.rgb();
        match ink {
            Ink::Grey(_) => self.write_operation(light.get(..1).unwrap_or_default(), grey),
            Ink::Colour(..) => self.write_operation(&light, colour),
        }
    }

    fn set_fill_ink(&mut self, ink: Ink) {
        if self.filling != Some(ink) {
            self.set_ink(ink, "g", "rg");
            self.filling = Some(ink);
        }
    }

    fn set_pen(&mut self, pen: Pen) {
        if self.pen == Some(pen) {
            return;
        }
        self.set_ink(pen.ink, "G", "RG");
        self.write_operation(&[to_points(pen.width)], "w");
        // Line cap and line join: butt and mitre, round and round, or square and mitre.
        self.write_operation(
            &[],
            match pen.cap {
                Cap::Butt => "0 J 0 j",
                Cap::Round => "1 J 1 j",
                Cap::Square => "2 J 0 j",
            },
        );
        self.content.push('[');
        if let Some((dash, gap)) = pen.dash {
            self.write_operation(&[to_points(dash), to_points(gap)], "");
        }
        self.write_operation(&[], "] 0 d");
        self.pen = Some(pen);
    }

    fn stroke(&mut self, path: &Path, pen: Pen) {
        self.set_pen(pen);
        self.add_path(path);
        self.write_operation(&[], "S");
    }

    fn add_path(&mut self, path: &Path) {
        for step in path.steps() {
            match *step {
                PathStep::Move(p) => self.write_operation_at(&[p], "m"),
                PathStep::Line(p) => self.write_operation_at(&[p], "l"),
                PathStep::Curve(a, b, c) => self.write_operation_at(&[a, b, c], "c"),
                PathStep::Close => self.write_operation(&[], "h"),
            }
        }
    }

    /// Writes a line of text, in one run for each face it needs.
    fn write_text(&mut self, text: &Text) {
        let letters: Vec<char> = text.words.as_str().chars().collect();
        if letters.is_empty() {
            return;
        }
        self.set_fill_ink(text.ink);
        let width = text.words.width(text.face, text.size);
        let before = width * text.align.fraction_before();
        self.write_operation(&[], "BT");
        if text.turned {
            self.content.push_str("-1 0 0 -1 ");
            self.write_operation_at(&[at(text.at.x + before, text.at.y)], "Tm");
        } else {
            self.write_operation_at(&[at(text.at.x - before, text.at.y)], "Td");
        }
        let held = |c: &char| text.face.face_for(*c);
        for run in letters.chunk_by(|one, next| held(one) == held(next)) {
            let Some(face) = run.first().and_then(held) else {
                continue;
            };
            self.content.extend(["/", fonts::resource_name(face), " "]);
            self.write_operation(&[to_points(text.size)], "Tf");
            self.content.push('<');
            for c in run {
                let number = self.fonts.glyph_number(self.faces, face, *c);
                let _ = write!(self.content, "{number:04X}");
            }
            self.write_operation(&[], "> Tj");
        }
        self.write_operation(&[], "ET");
    }
}
