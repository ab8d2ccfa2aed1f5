//! The one drawing behind preview, print, SVG and PDF: pages of marks.

use super::{Align, Face, PageSize, Path, Phrase, Point, Rect};

/// How dark a mark is, in hundredths: 0 is the paper's white, 100 is black.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ink(pub u8);

impl Ink {
    /// As the paper.
    pub const WHITE: Ink = Ink(0);
    /// As dark as it gets.
    pub const BLACK: Ink = Ink(100);

    /// How much light comes back, from 0 to 1.
    pub fn lightness(self) -> f32 {
        1.0 - f32::from(self.0.min(100)) / 100.0
    }
}

/// How a stroke ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Cap {
    /// At its last point.
    #[default]
    Butt,
    /// Round, half its width further.
    Round,
    /// Square, half its width further.
    Square,
}

/// What a line is drawn with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pen {
    /// In millimetres.
    pub width: f32,
    /// The ink.
    pub ink: Ink,
    /// Lengths of dash and gap, or a line without gaps.
    pub dash: Option<(f32, f32)>,
    /// Its ends.
    pub cap: Cap,
}

impl Pen {
    /// One that draws without gaps, its ends cut off.
    pub fn new(width: f32, ink: Ink) -> Pen {
        Pen {
            width,
            ink,
            dash: None,
            cap: Cap::Butt,
        }
    }

    /// The same with gaps.
    pub fn dashed(self, dash: f32, gap: f32) -> Pen {
        let dash = Some((dash, gap));
        Pen { dash, ..self }
    }

    /// The same with other ends.
    pub fn capped(self, cap: Cap) -> Pen {
        Pen { cap, ..self }
    }
}

/// A line of text.
#[derive(Debug, Clone, PartialEq)]
pub struct Text {
    /// Where it stands: the left end, middle or right end of its baseline.
    pub at: Point,
    /// Which of the three.
    pub align: Align,
    /// The height of its letters from the lowest to the highest, in millimetres.
    pub size: f32,
    /// Plain or bold.
    pub face: Face,
    /// The ink.
    pub ink: Ink,
    /// What it says.
    pub words: Phrase,
}

impl Text {
    /// Plain, black, from its left end on.
    pub fn new(at: Point, size: f32, words: impl Into<Phrase>) -> Text {
        Text {
            at,
            align: Align::Left,
            size,
            face: Face::Regular,
            ink: Ink::BLACK,
            words: words.into(),
        }
    }

    /// The same in bold.
    pub fn bold(self) -> Text {
        let face = Face::Bold;
        Text { face, ..self }
    }

    /// The same from its middle or its right end.
    pub fn aligned(self, align: Align) -> Text {
        Text { align, ..self }
    }

    /// The same in another ink.
    pub fn inked(self, ink: Ink) -> Text {
        Text { ink, ..self }
    }

    /// The same, smaller if it would be wider than `width`.
    pub fn within(self, width: f32) -> Text {
        let size = self.words.size_within(self.face, self.size, width);
        Text { size, ..self }
    }

    /// A rectangle that holds it.
    pub fn bounds(&self) -> Rect {
        let width = self.words.width(self.face, self.size);
        let left = self.at.x - width * self.align.share();
        let top = self.at.y - self.size * Face::ASCENT;
        Rect::new(left, top, width, self.size * (Face::ASCENT + Face::DESCENT))
    }
}

/// One mark on a page.
#[derive(Debug, Clone, PartialEq)]
pub enum Mark {
    /// A straight line.
    Line(Point, Point, Pen),
    /// A filled outline.
    Fill(Path, Ink),
    /// A drawn outline.
    Stroke(Path, Pen),
    /// A line of text.
    Text(Text),
}

impl Mark {
    /// A rectangle that holds it, ink and all.
    pub fn bounds(&self) -> Rect {
        match self {
            Mark::Line(a, b, pen) => {
                let line = Rect::spanning(*a, *b);
                match pen.cap {
                    Cap::Round | Cap::Square => line.inset(-pen.width / 2.0),
                    Cap::Butt if line.height == 0.0 => Rect {
                        y: line.y - pen.width / 2.0,
                        height: pen.width,
                        ..line
                    },
                    Cap::Butt if line.width == 0.0 => Rect {
                        x: line.x - pen.width / 2.0,
                        width: pen.width,
                        ..line
                    },
                    Cap::Butt => line.inset(-pen.width / 2.0),
                }
            }
            Mark::Fill(path, _) => path.bounds(),
            Mark::Stroke(path, pen) => path.bounds().inset(-pen.width / 2.0),
            Mark::Text(text) => text.bounds(),
        }
    }
}

/// A page, its marks in the order in which they are laid over one another.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// How large it is.
    pub size: PageSize,
    /// What is on it.
    pub marks: Vec<Mark>,
}

impl Page {
    /// An empty one.
    pub fn new(size: PageSize) -> Page {
        let marks = Vec::new();
        Page { size, marks }
    }

    /// Draws a straight line.
    pub fn line(&mut self, from: Point, to: Point, pen: Pen) {
        self.marks.push(Mark::Line(from, to, pen));
    }

    /// Fills an outline.
    pub fn fill(&mut self, path: Path, ink: Ink) {
        self.marks.push(Mark::Fill(path, ink));
    }

    /// Draws an outline.
    pub fn stroke(&mut self, path: Path, pen: Pen) {
        self.marks.push(Mark::Stroke(path, pen));
    }

    /// Writes a line.
    pub fn text(&mut self, text: Text) {
        self.marks.push(Mark::Text(text));
    }
}

/// Pages under one title.
#[derive(Debug, Clone, PartialEq)]
pub struct Drawing {
    /// What it is called, where a reader of files shows it.
    pub title: String,
    /// In order.
    pub pages: Vec<Page>,
}
