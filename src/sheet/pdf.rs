//! A drawing as PDF: vectors, and text that can be searched.
//!
//! The letters are those of the standard fonts, so that nothing is embedded. There is no
//! date in the file: the same drawing gives the same bytes.

use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Finish, Name, Pdf, Ref, Str, TextStr};

use super::face::{FURTHER_FIRST, Glyph, LetterSet, further};
use super::{Cap, Drawing, Face, Ink, Mark, Page, PageSize, Path, Pen, Point, Step, Text, at};

/// All pages of a drawing.
pub fn write(drawing: &Drawing) -> Vec<u8> {
    let mut file = PdfFile::new(&drawing.title);
    for page in &drawing.pages {
        file.add(page);
    }
    file.finish()
}

const CATALOG: Ref = Ref::new(1);
const PAGES: Ref = Ref::new(2);
const INFO: Ref = Ref::new(3);
/// The objects of the pages follow those of the fonts.
const FIRST_PAGE: i32 = 8;

/// A face and a set of letters: what PDF calls a font.
const FONTS: [(Face, LetterSet, Name, Ref); 4] = [
    (Face::Regular, LetterSet::Western, Name(b"R"), Ref::new(4)),
    (Face::Bold, LetterSet::Western, Name(b"B"), Ref::new(5)),
    (Face::Regular, LetterSet::Further, Name(b"Rx"), Ref::new(6)),
    (Face::Bold, LetterSet::Further, Name(b"Bx"), Ref::new(7)),
];

/// A file that grows page by page, so that a long one can show how far it is.
pub struct PdfFile {
    pdf: Pdf,
    pages: Vec<Ref>,
}

impl PdfFile {
    /// One without pages, under this title.
    pub fn new(title: &str) -> PdfFile {
        let mut pdf = Pdf::new();
        let mut info = pdf.document_info(INFO);
        info.title(TextStr(title));
        info.creator(TextStr("Lettercase"));
        info.producer(TextStr("Lettercase"));
        info.finish();
        for (face, set, _, id) in FONTS {
            let mut font = pdf.type1_font(id);
            font.base_font(match face {
                Face::Regular => Name(b"Helvetica"),
                Face::Bold => Name(b"Helvetica-Bold"),
            });
            match set {
                LetterSet::Western => {
                    font.encoding_predefined(Name(b"WinAnsiEncoding"));
                }
                LetterSet::Further => {
                    let names = further().map(|name| Name(name.as_bytes()));
                    let mut encoding = font.encoding_custom();
                    encoding.differences().consecutive(FURTHER_FIRST, names);
                }
            }
        }
        let pages = Vec::new();
        PdfFile { pdf, pages }
    }

    /// Adds a page at the end.
    pub fn add(&mut self, page: &Page) {
        let id = Ref::new(FIRST_PAGE + 2 * self.pages.len() as i32);
        let content = Ref::new(id.get() + 1);
        let corner = points(page.size, at(page.size.width, 0.0));
        let mut written = self.pdf.page(id);
        written
            .parent(PAGES)
            .media_box(pdf_writer::Rect::new(0.0, 0.0, corner.x, corner.y))
            .contents(content);
        let mut resources = written.resources();
        let mut fonts = resources.fonts();
        for (_, _, name, font) in FONTS {
            fonts.pair(name, font);
        }
        fonts.finish();
        resources.finish();
        written.finish();
        self.pdf.stream(content, &content_of(page));
        self.pages.push(id);
    }

    /// The file.
    pub fn finish(mut self) -> Vec<u8> {
        let mut catalog = self.pdf.catalog(CATALOG);
        catalog.pages(PAGES).lang(TextStr("en"));
        let mut preferences = catalog.viewer_preferences();
        preferences.display_doc_title(true);
        // A millimetre stays a millimetre.
        preferences.pair(Name(b"PrintScaling"), Name(b"None"));
        preferences.finish();
        catalog.finish();
        let count = self.pages.len() as i32;
        self.pdf.pages(PAGES).kids(self.pages).count(count);
        self.pdf.finish()
    }
}

/// PDF's place for ours: in points, counted from the lower left corner.
fn points(size: PageSize, point: Point) -> Point {
    at(length(point.x), length(size.height - point.y))
}

/// Millimetres in points, to the thousandth.
fn length(millimetres: f32) -> f32 {
    (millimetres * 72.0 / 25.4 * 1000.0).round() / 1000.0
}

fn content_of(page: &Page) -> Vec<u8> {
    let mut hand = Hand {
        content: Content::new(),
        size: page.size,
        filling: None,
        pen: None,
    };
    for mark in &page.marks {
        match mark {
            Mark::Line(from, to, pen) => hand.stroke(&Path::through(&[*from, *to]), *pen),
            Mark::Stroke(path, pen) => hand.stroke(path, *pen),
            Mark::Fill(path, ink) => {
                hand.dip(*ink);
                hand.trace(path);
                hand.content.fill_even_odd();
            }
            Mark::Text(text) => hand.write(text),
        }
    }
    hand.content.finish().into_vec()
}

/// Draws a page, and remembers the ink and pen it holds.
struct Hand {
    content: Content,
    size: PageSize,
    filling: Option<Ink>,
    pen: Option<Pen>,
}

impl Hand {
    fn dip(&mut self, ink: Ink) {
        if self.filling != Some(ink) {
            self.content.set_fill_gray(ink.lightness());
            self.filling = Some(ink);
        }
    }

    fn take(&mut self, pen: Pen) {
        if self.pen == Some(pen) {
            return;
        }
        self.content.set_stroke_gray(pen.ink.lightness());
        self.content.set_line_width(length(pen.width));
        let (cap, join) = match pen.cap {
            Cap::Butt => (LineCapStyle::ButtCap, LineJoinStyle::MiterJoin),
            Cap::Round => (LineCapStyle::RoundCap, LineJoinStyle::RoundJoin),
            Cap::Square => (LineCapStyle::ProjectingSquareCap, LineJoinStyle::MiterJoin),
        };
        self.content.set_line_cap(cap).set_line_join(join);
        match pen.dash {
            Some((dash, gap)) => self
                .content
                .set_dash_pattern([length(dash), length(gap)], 0.0),
            None => self.content.set_dash_pattern([], 0.0),
        };
        self.pen = Some(pen);
    }

    fn stroke(&mut self, path: &Path, pen: Pen) {
        self.take(pen);
        self.trace(path);
        self.content.stroke();
    }

    fn trace(&mut self, path: &Path) {
        let size = self.size;
        for step in path.steps() {
            match *step {
                Step::Move(p) => {
                    let p = points(size, p);
                    self.content.move_to(p.x, p.y);
                }
                Step::Line(p) => {
                    let p = points(size, p);
                    self.content.line_to(p.x, p.y);
                }
                Step::Curve(a, b, c) => {
                    let [a, b, c] = [a, b, c].map(|p| points(size, p));
                    self.content.cubic_to(a.x, a.y, b.x, b.y, c.x, c.y);
                }
                Step::Close => {
                    self.content.close_path();
                }
            }
        }
    }

    /// Writes runs of letters of one set, each in that set's font.
    fn write(&mut self, text: &Text) {
        self.dip(text.ink);
        let width = text.words.width(text.face, text.size);
        let left = at(text.at.x - width * text.align.share(), text.at.y);
        let start = points(self.size, left);
        self.content.begin_text().next_line(start.x, start.y);
        let glyphs: Vec<Glyph> = (text.words.as_str().chars())
            .filter_map(Glyph::of)
            .collect();
        for run in glyphs.chunk_by(|one, next| one.set == next.set) {
            let Some(set) = run.first().map(|glyph| glyph.set) else {
                continue;
            };
            if let Some((.., name, _)) = FONTS
                .into_iter()
                .find(|font| (font.0, font.1) == (text.face, set))
            {
                self.content.set_font(name, length(text.size));
            }
            let bytes: Vec<u8> = run.iter().map(|glyph| glyph.code).collect();
            self.content.show(Str(&bytes));
        }
        self.content.end_text();
    }
}
