//! The common model behind preview, print, SVG and PDF: pages of marks.

use std::ops::Range;

use super::{Align, FontFace, PageSize, Path, Phrase, Point, Rect, at};

/// The colour of a mark.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// Darkness in per cent: 0 is the paper's white, 100 is black.
    Grey(u8),
    /// Red, green and blue, as on screens.
    Colour(u8, u8, u8),
}

impl Ink {
    /// White, the colour of the paper.
    pub const WHITE: Ink = Ink::Grey(0);
    /// Full black.
    pub const BLACK: Ink = Ink::Grey(100);

    /// Builds an ink from six hexadecimal digits, as style sheets write them after `#`:
    /// `Ink::from_hex(0x39642c)`.
    pub const fn from_hex(hex: u32) -> Ink {
        let [_, red, green, blue] = hex.to_be_bytes();
        Ink::Colour(red, green, blue)
    }

    /// Returns how much red, green and blue light the ink reflects, each from 0 to 1.
    pub fn rgb(self) -> [f32; 3] {
        match self {
            Ink::Grey(dark) => [1.0 - f32::from(dark.min(100)) / 100.0; 3],
            Ink::Colour(red, green, blue) => [red, green, blue].map(|part| f32::from(part) / 255.0),
        }
    }

    /// Returns black or white, whichever is nearer.
    pub(crate) fn to_black_or_white(self) -> Ink {
        let light: f32 = self.rgb().iter().sum();
        if light > 1.5 { Ink::WHITE } else { Ink::BLACK }
    }

    /// Returns a tint: the given percentage of this ink, mixed with white. `Ink::BLACK.tint(20)`
    /// is a light grey.
    ///
    /// ```
    /// use drawing::Ink;
    ///
    /// assert_eq!(Ink::BLACK.tint(20), Ink::Grey(20));
    /// assert_eq!(Ink::from_hex(0x005580).tint(50), Ink::Colour(128, 170, 192));
    /// ```
    pub fn tint(self, hundredths: u8) -> Ink {
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

/// Shape of a stroke's ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Cap {
    /// Cut off at the last point.
    #[default]
    Butt,
    /// Rounded, half the stroke's width beyond the last point.
    Round,
    /// Square, half the stroke's width beyond the last point.
    Square,
}

/// The pen that draws a line or outline.
///
/// ```
/// use drawing::{Cap, Ink, Pen};
///
/// let dotted = Pen::new(0.5, Ink::BLACK).dashed(0.0, 1.5).capped(Cap::Round);
/// assert_eq!((dotted.width, dotted.dash), (0.5, Some((0.0, 1.5))));
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pen {
    /// Width of the stroke in millimetres.
    pub width: f32,
    /// Ink of the stroke.
    pub ink: Ink,
    /// Lengths of dash and gap in millimetres; `None` for a solid line.
    pub dash: Option<(f32, f32)>,
    /// Shape of the ends.
    pub cap: Cap,
}

impl Pen {
    /// Builds a pen for solid lines with ends cut off. `width` is in millimetres.
    pub fn new(width: f32, ink: Ink) -> Pen {
        Pen {
            width,
            ink,
            dash: None,
            cap: Cap::Butt,
        }
    }

    /// Returns the pen with dashes and gaps of these lengths in millimetres.
    pub fn dashed(self, dash: f32, gap: f32) -> Pen {
        let dash = Some((dash, gap));
        Pen { dash, ..self }
    }

    /// Returns the pen with stroke ends of this shape.
    pub fn capped(self, cap: Cap) -> Pen {
        Pen { cap, ..self }
    }
}

/// A line of text.
///
/// ```
/// use drawing::{Align, FontFace, Text, at};
///
/// let name = Text::new(at(50.0, 20.0), 6.0, "Wilhelmina Wordsworth").bold();
/// assert_eq!((name.size, name.face), (6.0, FontFace::Bold));
/// let fitted = name.aligned(Align::Middle).fit_width(40.0);
/// assert!(fitted.size < 6.0);
/// let bounds = fitted.bounds();
/// assert!((bounds.width - 40.0).abs() < 0.01 && (bounds.x - 30.0).abs() < 0.01);
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Text {
    /// Position of the baseline's left end, middle or right end; `align` says which.
    pub at: Point,
    /// Whether `at` is the left end, the middle or the right end of the baseline.
    pub align: Align,
    /// Font size in millimetres: the height from the lowest to the highest letter.
    pub size: f32,
    /// Face of the letters.
    pub face: FontFace,
    /// Ink of the letters.
    pub ink: Ink,
    /// Whether the text is upside down, rotated around `at`.
    pub turned: bool,
    /// The text itself, with printable characters only.
    pub words: Phrase,
}

impl Text {
    /// Builds black text in the regular face, with its left end at `at`. `size` is in millimetres.
    pub fn new(at: Point, size: f32, words: impl Into<Phrase>) -> Text {
        Text {
            at,
            align: Align::Left,
            size,
            face: FontFace::Regular,
            ink: Ink::BLACK,
            turned: false,
            words: words.into(),
        }
    }

    /// Returns the text in the bold face.
    pub fn bold(self) -> Text {
        let face = FontFace::Bold;
        Text { face, ..self }
    }

    /// Returns the text in the display face, which is for titles, boards and cards.
    pub fn display(self) -> Text {
        let face = FontFace::Display;
        Text { face, ..self }
    }

    /// Returns the text aligned by its left end, middle or right end.
    pub fn aligned(self, align: Align) -> Text {
        Text { align, ..self }
    }

    /// Returns the text in another ink.
    pub fn inked(self, ink: Ink) -> Text {
        Text { ink, ..self }
    }

    /// Returns the text upside down, for a player across the table.
    pub fn turned(self) -> Text {
        let turned = true;
        Text { turned, ..self }
    }

    /// Returns the text, made smaller if it would be wider than `width` millimetres.
    pub fn fit_width(self, width: f32) -> Text {
        let size = self.words.size_to_fit(self.face, self.size, width);
        Text { size, ..self }
    }

    /// Returns a rectangle that holds the text.
    pub fn bounds(&self) -> Rect {
        let width = self.words.width(self.face, self.size);
        let (before, above) = if self.turned {
            (1.0 - self.align.fraction_before(), FontFace::DESCENT)
        } else {
            (self.align.fraction_before(), FontFace::ASCENT)
        };
        let left = self.at.x - width * before;
        let top = self.at.y - self.size * above;
        Rect::new(
            left,
            top,
            width,
            self.size * (FontFace::ASCENT + FontFace::DESCENT),
        )
    }
}

/// Marks that are clipped to a rectangle.
#[derive(Debug, Clone, PartialEq)]
pub struct Clip {
    /// The rectangle that is visible.
    pub visible: Rect,
    /// The marks, at their places on the page, including what is clipped.
    pub marks: Vec<PageMark>,
}

/// One mark on a page. Later marks cover earlier ones.
#[derive(Debug, Clone, PartialEq)]
pub enum PageMark {
    /// A straight line.
    Line(Point, Point, Pen),
    /// A filled outline.
    Fill(Path, Ink),
    /// An outline drawn with a pen.
    Stroke(Path, Pen),
    /// A line of text.
    Text(Text),
    /// A group of marks, clipped to a rectangle.
    Clip(Clip),
}

impl PageMark {
    /// Returns the mark scaled and then moved, so that its origin is at `corner`.
    pub fn placed(&self, scale: f32, corner: Point) -> PageMark {
        let put = |p: Point| at(corner.x + p.x * scale, corner.y + p.y * scale);
        let pen = |pen: &Pen| Pen {
            width: pen.width * scale,
            dash: pen.dash.map(|(dash, gap)| (dash * scale, gap * scale)),
            ..*pen
        };
        match self {
            PageMark::Line(a, b, with) => PageMark::Line(put(*a), put(*b), pen(with)),
            PageMark::Fill(path, ink) => PageMark::Fill(path.placed(scale, corner), *ink),
            PageMark::Stroke(path, with) => PageMark::Stroke(path.placed(scale, corner), pen(with)),
            PageMark::Text(text) => PageMark::Text(Text {
                at: put(text.at),
                size: text.size * scale,
                ..text.clone()
            }),
            PageMark::Clip(Clip { visible, marks }) => {
                let corner_of = put(at(visible.x, visible.y));
                let (width, height) = (visible.width * scale, visible.height * scale);
                PageMark::Clip(Clip {
                    visible: Rect::new(corner_of.x, corner_of.y, width, height),
                    marks: marks
                        .iter()
                        .map(|mark| mark.placed(scale, corner))
                        .collect(),
                })
            }
        }
    }

    /// Returns the mark in pure black and white.
    #[must_use]
    pub fn to_black_and_white(self) -> PageMark {
        let black = |pen: Pen| Pen {
            ink: pen.ink.to_black_or_white(),
            ..pen
        };
        match self {
            PageMark::Line(a, b, pen) => PageMark::Line(a, b, black(pen)),
            PageMark::Fill(path, ink) => PageMark::Fill(path, ink.to_black_or_white()),
            PageMark::Stroke(path, pen) => PageMark::Stroke(path, black(pen)),
            PageMark::Text(text) => PageMark::Text(Text {
                ink: text.ink.to_black_or_white(),
                ..text
            }),
            PageMark::Clip(Clip { visible, marks }) => PageMark::Clip(Clip {
                visible,
                marks: marks
                    .into_iter()
                    .map(PageMark::to_black_and_white)
                    .collect(),
            }),
        }
    }

    /// Returns a rectangle that holds the mark with the width of its strokes.
    pub fn bounds(&self) -> Rect {
        match self {
            PageMark::Line(a, b, pen) => {
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
            PageMark::Fill(path, _) => path.bounds(),
            PageMark::Stroke(path, pen) => path.bounds().inset(-pen.width / 2.0),
            PageMark::Text(text) => text.bounds(),
            PageMark::Clip(window) => window.visible,
        }
    }
}

/// The role of some marks on a page, for readers who can't see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tag {
    /// The heading of a page.
    Title,
    /// The heading of a part of a page.
    Heading,
    /// Lines of text that form one paragraph.
    Paragraph,
    /// A picture, with a description of what it shows.
    Figure(String),
    /// Text that links to this address.
    Link(String),
}

/// A run of marks with a tag. Untagged text counts as a paragraph; all other untagged marks are
/// decoration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaggedRun {
    /// Role of the marks.
    pub tag: Tag,
    /// Range of the marks, as indices into the page's marks.
    pub marks: Range<usize>,
}

/// A page of marks. They are drawn in order, so later ones cover earlier ones.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// Size of the page.
    pub size: PageSize,
    /// Marks on the page, in drawing order.
    pub marks: Vec<PageMark>,
    /// Tags of the marks, from first to last. Tags never overlap.
    pub tags: Vec<TaggedRun>,
    /// Entry in the file's outline (table of contents): depth, counted from 0, and name.
    pub outline: Option<(usize, String)>,
}

impl Page {
    /// Builds an empty page of this size.
    pub fn new(size: PageSize) -> Page {
        Page {
            size,
            marks: Vec::new(),
            tags: Vec::new(),
            outline: None,
        }
    }

    /// Returns the page with an entry in the file's outline, at this depth.
    #[must_use]
    pub fn with_outline(self, depth: usize, name: impl Into<String>) -> Page {
        let outline = Some((depth, name.into()));
        Page { outline, ..self }
    }

    /// Returns the page in pure black and white, so that a copier doesn't turn its greys and
    /// colours into halftone dots.
    #[must_use]
    pub fn to_black_and_white(self) -> Page {
        let marks = self
            .marks
            .into_iter()
            .map(PageMark::to_black_and_white)
            .collect();
        Page { marks, ..self }
    }

    /// Tags all marks that `draw` adds to the page. This tag replaces any tags that `draw` sets
    /// itself.
    ///
    /// ```
    /// use drawing::{Orientation, Page, PageSize, Paper, Tag, Text, at};
    ///
    /// let mut page = Page::new(PageSize::new(Paper::A4, Orientation::Portrait));
    /// page.draw_tagged(Tag::Title, |page| page.text(Text::new(at(20.0, 30.0), 8.0, "Rules")));
    /// assert_eq!(page.tags.len(), 1);
    /// ```
    pub fn draw_tagged(&mut self, tag: Tag, draw: impl FnOnce(&mut Page)) {
        let (from, within) = (self.marks.len(), self.tags.len());
        draw(self);
        self.tags.truncate(within);
        let marks = from..self.marks.len();
        if !marks.is_empty() {
            self.tags.push(TaggedRun { tag, marks });
        }
    }

    /// Adds all marks and tags of another page, scaled and then moved so that its upper left corner
    /// is at `corner`.
    ///
    /// ```
    /// use drawing::{Ink, Orientation, Page, PageSize, Paper, Path, Rect, at};
    ///
    /// let mut half = Page::new(PageSize::new(Paper::A5, Orientation::Portrait));
    /// half.fill(Path::rect(Rect::new(10.0, 20.0, 30.0, 40.0)), Ink::BLACK);
    /// // An A4 page in landscape format has space for two A5 pages.
    /// let mut sheet = Page::new(PageSize::new(Paper::A4, Orientation::Landscape));
    /// sheet.draw_page(&half, 1.0, at(0.0, 0.0));
    /// sheet.draw_page(&half, 1.0, at(148.5, 0.0));
    /// assert_eq!(sheet.marks[1].bounds(), Rect::new(158.5, 20.0, 30.0, 40.0));
    /// ```
    pub fn draw_page(&mut self, other: &Page, scale: f32, corner: Point) {
        let before = self.marks.len();
        let marks = other.marks.iter().map(|mark| mark.placed(scale, corner));
        self.marks.extend(marks);
        self.tags.extend(other.tags.iter().map(|tagged| TaggedRun {
            tag: tagged.tag.clone(),
            marks: tagged.marks.start + before..tagged.marks.end + before,
        }));
    }

    /// Draws a straight line.
    pub fn line(&mut self, from: Point, to: Point, pen: Pen) {
        self.marks.push(PageMark::Line(from, to, pen));
    }

    /// Fills an outline.
    pub fn fill(&mut self, path: Path, ink: Ink) {
        self.marks.push(PageMark::Fill(path, ink));
    }

    /// Draws an outline with a pen.
    pub fn stroke(&mut self, path: Path, pen: Pen) {
        self.marks.push(PageMark::Stroke(path, pen));
    }

    /// Adds a line of text.
    pub fn text(&mut self, text: Text) {
        self.marks.push(PageMark::Text(text));
    }
}

/// Pages with a common title: the content of one file.
#[derive(Debug, Clone, PartialEq)]
pub struct Drawing {
    /// Title of the file, which viewers show.
    pub title: String,
    /// Pages of the file, in order.
    pub pages: Vec<Page>,
}
