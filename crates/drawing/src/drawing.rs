//! The one drawing behind preview, print, SVG and PDF: pages of marks.

use std::ops::Range;

use super::{Align, Face, PageSize, Path, Phrase, Point, Rect, at};

/// What a mark is drawn in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// How dark, in hundredths: 0 is the paper's white, 100 is black.
    Grey(u8),
    /// Red, green and blue, as screens have them.
    Colour(u8, u8, u8),
}

impl Ink {
    /// As the paper.
    pub const WHITE: Ink = Ink::Grey(0);
    /// As dark as it gets.
    pub const BLACK: Ink = Ink::Grey(100);

    /// The colour that style sheets write as six digits after `#`.
    pub const fn of(hex: u32) -> Ink {
        let [_, red, green, blue] = hex.to_be_bytes();
        Ink::Colour(red, green, blue)
    }

    /// How much red, green and blue comes back, from 0 to 1.
    pub fn light(self) -> [f32; 3] {
        match self {
            Ink::Grey(dark) => [1.0 - f32::from(dark.min(100)) / 100.0; 3],
            Ink::Colour(red, green, blue) => [red, green, blue].map(|part| f32::from(part) / 255.0),
        }
    }

    /// Black or white, whichever is nearer.
    pub fn black(self) -> Ink {
        let light: f32 = self.light().iter().sum();
        match light > 1.5 {
            true => Ink::WHITE,
            false => Ink::BLACK,
        }
    }

    /// So many hundredths of this ink, and paper for the rest.
    pub fn mixed(self, hundredths: u8) -> Ink {
        let share = u32::from(hundredths.min(100));
        match self {
            Ink::Grey(dark) => Ink::Grey((u32::from(dark) * share / 100) as u8),
            Ink::Colour(red, green, blue) => {
                let part = |part: u8| (255 - (255 - u32::from(part)) * share / 100) as u8;
                Ink::Colour(part(red), part(green), part(blue))
            }
        }
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
    /// In which face.
    pub face: Face,
    /// The ink.
    pub ink: Ink,
    /// Whether it stands on its head, turned round its place.
    pub turned: bool,
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
            turned: false,
            words: words.into(),
        }
    }

    /// The same in bold.
    pub fn bold(self) -> Text {
        let face = Face::Bold;
        Text { face, ..self }
    }

    /// The same in the face of titles, boards and cards.
    pub fn display(self) -> Text {
        let face = Face::Display;
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

    /// The same on its head, for who sits across the table.
    pub fn turned(self) -> Text {
        let turned = true;
        Text { turned, ..self }
    }

    /// The same, smaller if it would be wider than `width`.
    pub fn within(self, width: f32) -> Text {
        let size = self.words.size_within(self.face, self.size, width);
        Text { size, ..self }
    }

    /// A rectangle that holds it.
    pub fn bounds(&self) -> Rect {
        let width = self.words.width(self.face, self.size);
        let (before, above) = match self.turned {
            false => (self.align.share(), Face::ASCENT),
            true => (1.0 - self.align.share(), Face::DESCENT),
        };
        let left = self.at.x - width * before;
        let top = self.at.y - self.size * above;
        Rect::new(left, top, width, self.size * (Face::ASCENT + Face::DESCENT))
    }
}

/// Marks of which only a part is seen.
#[derive(Debug, Clone, PartialEq)]
pub struct Window {
    /// The part.
    pub seen: Rect,
    /// All of it, where it would lie on the page.
    pub marks: Vec<Mark>,
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
    /// A part of what others draw.
    Window(Window),
}

impl Mark {
    /// The same, so many times as large and then moved.
    pub fn placed(&self, scale: f32, corner: Point) -> Mark {
        let put = |p: Point| at(corner.x + p.x * scale, corner.y + p.y * scale);
        let pen = |pen: &Pen| Pen {
            width: pen.width * scale,
            dash: pen.dash.map(|(dash, gap)| (dash * scale, gap * scale)),
            ..*pen
        };
        match self {
            Mark::Line(a, b, with) => Mark::Line(put(*a), put(*b), pen(with)),
            Mark::Fill(path, ink) => Mark::Fill(path.placed(scale, corner), *ink),
            Mark::Stroke(path, with) => Mark::Stroke(path.placed(scale, corner), pen(with)),
            Mark::Text(text) => Mark::Text(Text {
                at: put(text.at),
                size: text.size * scale,
                ..text.clone()
            }),
            Mark::Window(Window { seen, marks }) => {
                let corner_of = put(at(seen.x, seen.y));
                let (width, height) = (seen.width * scale, seen.height * scale);
                Mark::Window(Window {
                    seen: Rect::new(corner_of.x, corner_of.y, width, height),
                    marks: marks
                        .iter()
                        .map(|mark| mark.placed(scale, corner))
                        .collect(),
                })
            }
        }
    }

    /// The same in black and white alone.
    #[must_use]
    pub fn black(self) -> Mark {
        let black = |pen: Pen| Pen {
            ink: pen.ink.black(),
            ..pen
        };
        match self {
            Mark::Line(a, b, pen) => Mark::Line(a, b, black(pen)),
            Mark::Fill(path, ink) => Mark::Fill(path, ink.black()),
            Mark::Stroke(path, pen) => Mark::Stroke(path, black(pen)),
            Mark::Text(text) => Mark::Text(Text {
                ink: text.ink.black(),
                ..text
            }),
            Mark::Window(Window { seen, marks }) => Mark::Window(Window {
                seen,
                marks: marks.into_iter().map(Mark::black).collect(),
            }),
        }
    }

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
            Mark::Window(window) => window.seen,
        }
    }
}

/// What some marks of a page are to somebody who does not see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tag {
    /// What heads a page.
    Title,
    /// What heads a part of it.
    Heading,
    /// Lines that are read on as one.
    Paragraph,
    /// A drawing, and what it shows.
    Figure(String),
    /// Text that leads to an address.
    Link(String),
}

/// Marks with a tag. Text without one is a paragraph, all else without one is decoration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tagged {
    /// What they are.
    pub tag: Tag,
    /// Which, by their places among the page's marks.
    pub marks: Range<usize>,
}

/// A page, its marks in the order in which they are laid over one another.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// How large it is.
    pub size: PageSize,
    /// What is on it.
    pub marks: Vec<Mark>,
    /// What these are, from first to last; none within another.
    pub tags: Vec<Tagged>,
    /// What it is called in the list of a file's parts: how deep in it, and its name.
    pub outline: Option<(usize, String)>,
}

impl Page {
    /// An empty one.
    pub fn new(size: PageSize) -> Page {
        Page {
            size,
            marks: Vec::new(),
            tags: Vec::new(),
            outline: None,
        }
    }

    /// The same with a line in the list of a file's parts.
    #[must_use]
    pub fn outlined(self, depth: usize, name: impl Into<String>) -> Page {
        let outline = Some((depth, name.into()));
        Page { outline, ..self }
    }

    /// The same in black and white alone: no copier makes dots of it.
    #[must_use]
    pub fn black(self) -> Page {
        let marks = self.marks.into_iter().map(Mark::black).collect();
        Page { marks, ..self }
    }

    /// Tags all that is drawn; the tags of what is drawn within give way to it.
    pub fn tagged(&mut self, tag: Tag, draw: impl FnOnce(&mut Page)) {
        let (from, within) = (self.marks.len(), self.tags.len());
        draw(self);
        self.tags.truncate(within);
        let marks = from..self.marks.len();
        if !marks.is_empty() {
            self.tags.push(Tagged { tag, marks });
        }
    }

    /// Lays another page on this one, so many times as large, with its corner there.
    pub fn lay(&mut self, other: &Page, scale: f32, corner: Point) {
        let before = self.marks.len();
        let marks = other.marks.iter().map(|mark| mark.placed(scale, corner));
        self.marks.extend(marks);
        self.tags.extend(other.tags.iter().map(|tagged| Tagged {
            tag: tagged.tag.clone(),
            marks: tagged.marks.start + before..tagged.marks.end + before,
        }));
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
