//! A drawing as PDF: vectors, and text that can be searched.
//!
//! The letters are those of the standard fonts, so that nothing is embedded. There is no
//! date in the file: the same drawing gives the same bytes.

mod objects;

use std::fmt::Write as _;

use self::objects::{Objects, quoted, words};
use super::face::{FURTHER_FIRST, Glyph, LetterSet, further};
use super::number::Number;
use super::{Cap, Drawing, Face, Ink, Mark, Page, PageSize, Path, Pen, Point, Step, Text, at};

/// All pages of a drawing.
pub fn write(drawing: &Drawing) -> Vec<u8> {
    let mut file = PdfFile::new(&drawing.title);
    for page in &drawing.pages {
        file.add(page);
    }
    file.finish()
}

const CATALOG: usize = 1;
const PAGES: usize = 2;
const INFO: usize = 3;
/// The objects of the pages follow those of the fonts.
const FIRST_PAGE: usize = 8;

/// A face and a set of letters: what PDF calls a font.
const FONTS: [(Face, LetterSet, &str, usize); 4] = [
    (Face::Regular, LetterSet::Western, "R", 4),
    (Face::Bold, LetterSet::Western, "B", 5),
    (Face::Regular, LetterSet::Further, "Rx", 6),
    (Face::Bold, LetterSet::Further, "Bx", 7),
];

/// A file that grows page by page, so that a long one can show how far it is.
pub struct PdfFile {
    objects: Objects,
    pages: Vec<usize>,
}

impl PdfFile {
    /// One without pages, under this title.
    pub fn new(title: &str) -> PdfFile {
        let mut objects = Objects::new();
        let (title, ours) = (words(title), words("Lettercase"));
        objects.add(
            INFO,
            &format!("<< /Title {title} /Creator {ours} /Producer {ours} >>"),
        );
        for (face, set, _, number) in FONTS {
            let name = match face {
                Face::Regular => "Helvetica",
                Face::Bold => "Helvetica-Bold",
            };
            let encoding = match set {
                LetterSet::Western => "/WinAnsiEncoding".to_owned(),
                LetterSet::Further => {
                    let mut names = format!("<< /Type /Encoding /Differences [{FURTHER_FIRST}");
                    for name in further() {
                        names.extend([" /", name]);
                    }
                    names + "] >>"
                }
            };
            objects.add(
                number,
                &format!(
                    "<< /Type /Font /Subtype /Type1 /BaseFont /{name} /Encoding {encoding} >>"
                ),
            );
        }
        let pages = Vec::new();
        PdfFile { objects, pages }
    }

    /// Adds a page at the end.
    pub fn add(&mut self, page: &Page) {
        let number = FIRST_PAGE + 2 * self.pages.len();
        let corner = points(page.size, at(page.size.width, 0.0));
        let (width, height) = (Number(corner.x), Number(corner.y));
        let mut fonts = String::new();
        for (_, _, name, font) in FONTS {
            // What is written into a text arrives.
            let _ = write!(fonts, "/{name} {font} 0 R ");
        }
        self.objects.add(
            number,
            &format!(
                "<< /Type /Page /Parent {PAGES} 0 R /MediaBox [0 0 {width} {height}] \
                 /Contents {} 0 R /Resources << /Font << {fonts}>> >> >>",
                number + 1
            ),
        );
        self.objects.add_stream(number + 1, &drawn(page));
        self.pages.push(number);
    }

    /// The file.
    pub fn finish(mut self) -> Vec<u8> {
        // A millimetre stays a millimetre.
        let preferences = "<< /DisplayDocTitle true /PrintScaling /None >>";
        self.objects.add(
            CATALOG,
            &format!(
                "<< /Type /Catalog /Pages {PAGES} 0 R /Lang (en) \
                 /ViewerPreferences {preferences} >>"
            ),
        );
        let mut kids = String::new();
        for page in &self.pages {
            let _ = write!(kids, "{page} 0 R ");
        }
        let count = self.pages.len();
        self.objects.add(
            PAGES,
            &format!("<< /Type /Pages /Count {count} /Kids [{kids}] >>"),
        );
        self.objects.finish(CATALOG, INFO)
    }
}

/// PDF's place for ours: in points, counted from the lower left corner.
fn points(size: PageSize, point: Point) -> Point {
    at(length(point.x), length(size.height - point.y))
}

/// Millimetres in points.
fn length(millimetres: f32) -> f32 {
    millimetres * 72.0 / 25.4
}

/// What a page draws, in PDF's language.
fn drawn(page: &Page) -> String {
    let mut hand = Hand {
        content: String::new(),
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
                hand.does(&[], "f*");
            }
            Mark::Text(text) => hand.write(text),
        }
    }
    hand.content
}

/// Draws a page, and remembers the ink and pen it holds.
struct Hand {
    content: String,
    size: PageSize,
    filling: Option<Ink>,
    pen: Option<Pen>,
}

impl Hand {
    /// One operation: numbers, and then what is done with them.
    fn does(&mut self, numbers: &[f32], operation: &str) {
        for number in numbers {
            // What is written into a text arrives.
            let _ = write!(self.content, "{} ", Number(*number));
        }
        self.content.push_str(operation);
        self.content.push('\n');
    }

    /// One operation at points of the page.
    fn does_at(&mut self, places: &[Point], operation: &str) {
        for place in places {
            let place = points(self.size, *place);
            let _ = write!(self.content, "{} {} ", Number(place.x), Number(place.y));
        }
        self.does(&[], operation);
    }

    fn dip(&mut self, ink: Ink) {
        if self.filling != Some(ink) {
            self.does(&[ink.lightness()], "g");
            self.filling = Some(ink);
        }
    }

    fn take(&mut self, pen: Pen) {
        if self.pen == Some(pen) {
            return;
        }
        self.does(&[pen.ink.lightness()], "G");
        self.does(&[length(pen.width)], "w");
        // How lines end, and how they meet: cut off, round, or a square beyond.
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

    /// Writes runs of letters of one set, each in that set's font.
    fn write(&mut self, text: &Text) {
        self.dip(text.ink);
        let width = text.words.width(text.face, text.size);
        let left = at(text.at.x - width * text.align.share(), text.at.y);
        self.does(&[], "BT");
        self.does_at(&[left], "Td");
        let glyphs: Vec<Glyph> = (text.words.as_str().chars())
            .filter_map(Glyph::of)
            .collect();
        for run in glyphs.chunk_by(|one, next| one.set == next.set) {
            let Some(set) = run.first().map(|glyph| glyph.set) else {
                continue;
            };
            let of_run =
                |font: &&(Face, LetterSet, &str, usize)| (font.0, font.1) == (text.face, set);
            if let Some((_, _, name, _)) = FONTS.iter().find(of_run) {
                self.content.extend(["/", name, " "]);
                self.does(&[length(text.size)], "Tf");
            }
            let bytes: Vec<u8> = run.iter().map(|glyph| glyph.code).collect();
            self.content.push_str(&quoted(&bytes));
            self.does(&[], "Tj");
        }
        self.does(&[], "ET");
    }
}
