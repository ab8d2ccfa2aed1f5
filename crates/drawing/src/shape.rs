//! Points, rectangles and paths, in millimetres from the upper left corner of a page.

/// A point on a page.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Point {
    /// Distance from the left edge of the page, in millimetres.
    pub x: f32,
    /// Distance from the upper edge of the page, in millimetres.
    pub y: f32,
}

/// Builds a point; short for a [`Point`] literal.
pub fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// A rectangle with horizontal and vertical sides.
///
/// ```
/// use drawing::{Rect, at};
///
/// let page = Rect::new(0.0, 0.0, 210.0, 297.0);
/// let inside = page.inset(10.0);
/// assert_eq!((inside.x, inside.width, inside.bottom()), (10.0, 190.0, 287.0));
/// assert!(page.contains(inside, 0.0) && !inside.contains(page, 0.0));
/// assert_eq!(page.centre(), at(105.0, 148.5));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Rect {
    /// Position of the left side, in millimetres from the left edge of the page.
    pub x: f32,
    /// Position of the upper side, in millimetres from the upper edge of the page.
    pub y: f32,
    /// Width in millimetres.
    pub width: f32,
    /// Height in millimetres.
    pub height: f32,
}

impl Rect {
    /// Builds a rectangle from its upper left corner and its size.
    pub fn new(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect {
            x,
            y,
            width,
            height,
        }
    }

    /// Returns the smallest rectangle that holds both points.
    pub fn spanning(a: Point, b: Point) -> Rect {
        let (x, y) = (a.x.min(b.x), a.y.min(b.y));
        Rect::new(x, y, (a.x - b.x).abs(), (a.y - b.y).abs())
    }

    /// Returns the position of the right side, in millimetres from the left edge of the page.
    pub fn right(self) -> f32 {
        self.x + self.width
    }

    /// Returns the position of the lower side, in millimetres from the upper edge of the page.
    pub fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// Returns the centre of the rectangle.
    pub fn centre(self) -> Point {
        at(self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Returns the area in square millimetres.
    pub fn area(self) -> f32 {
        self.width * self.height
    }

    /// Returns the rectangle made smaller by `by` millimetres on every side, or larger if `by` is
    /// negative.
    pub fn inset(self, by: f32) -> Rect {
        let (width, height) = (self.width - 2.0 * by, self.height - 2.0 * by);
        Rect::new(self.x + by, self.y + by, width, height)
    }

    /// Splits off the upper part of this height. Returns it, and what is left below a gap.
    ///
    /// ```
    /// use drawing::Rect;
    ///
    /// let (head, body) = Rect::new(0.0, 0.0, 210.0, 297.0).split_top(20.0, 5.0);
    /// assert_eq!((head.height, body.y, body.height), (20.0, 25.0, 272.0));
    /// ```
    pub fn split_top(self, height: f32, gap: f32) -> (Rect, Rect) {
        let rest = self.height - height - gap;
        (
            Rect { height, ..self },
            Rect::new(self.x, self.y + height + gap, self.width, rest),
        )
    }

    /// Splits off the left part of this width. Returns it, and what is left to the right of a gap.
    ///
    /// ```
    /// use drawing::Rect;
    ///
    /// let (board, notes) = Rect::new(10.0, 10.0, 200.0, 100.0).split_left(120.0, 5.0);
    /// assert_eq!((board.width, notes.x, notes.width), (120.0, 135.0, 75.0));
    /// ```
    pub fn split_left(self, width: f32, gap: f32) -> (Rect, Rect) {
        let rest = self.width - width - gap;
        (
            Rect { width, ..self },
            Rect::new(self.x + width + gap, self.y, rest, self.height),
        )
    }

    /// Whether `other` is inside this rectangle. Each side may stick out by up to `slack`.
    pub fn contains(self, other: Rect, slack: f32) -> bool {
        other.x >= self.x - slack
            && other.y >= self.y - slack
            && other.right() <= self.right() + slack
            && other.bottom() <= self.bottom() + slack
    }

    /// Whether the rectangles share more than an edge. Overlaps of up to `slack` don't count.
    pub fn overlaps(self, other: Rect, slack: f32) -> bool {
        self.x + slack < other.right()
            && other.x + slack < self.right()
            && self.y + slack < other.bottom()
            && other.y + slack < self.bottom()
    }

    /// Returns the smallest rectangle that holds both rectangles.
    pub fn union(self, other: Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = self.right().max(other.right());
        let bottom = self.bottom().max(other.bottom());
        Rect::new(x, y, right - x, bottom - y)
    }
}

/// One step of a path.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PathStep {
    /// Starts a new part at this point.
    Move(Point),
    /// Draws a straight line to this point.
    Line(Point),
    /// Draws a cubic Bézier curve: two control points, then the end point.
    Curve(Point, Point, Point),
    /// Closes the part with a straight line to its start.
    Close,
}

/// An outline of lines and curves, in one part or several. When a path is filled, an area
/// in two of its parts is a hole (the even-odd rule).
///
/// ```
/// use drawing::{Path, Rect, at};
///
/// // A frame: the inner rectangle is a hole in the outer one.
/// let outer = Rect::new(0.0, 0.0, 30.0, 20.0);
/// let frame = Path::rect(outer).and(Path::rect(outer.inset(2.0)));
/// assert_eq!(frame.bounds(), outer);
/// // The same frame at half the size, further down the page.
/// let small = frame.placed(0.5, at(10.0, 50.0));
/// assert_eq!(small.bounds(), Rect::new(10.0, 50.0, 15.0, 10.0));
/// ```
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Path {
    steps: Vec<PathStep>,
}

/// Length of the handles of a quarter circle, as a multiple of the radius.
const CIRCLE_HANDLE: f32 = 0.552_285;

impl Path {
    /// Builds an empty path.
    pub fn new() -> Path {
        Path::default()
    }

    /// Builds the outline of a rectangle.
    pub fn rect(rect: Rect) -> Path {
        let (right, bottom) = (rect.right(), rect.bottom());
        Path::polygon(&[
            at(rect.x, rect.y),
            at(right, rect.y),
            at(right, bottom),
            at(rect.x, bottom),
        ])
    }

    /// Builds a closed outline through these points.
    pub fn polygon(points: &[Point]) -> Path {
        Path::through(points).close()
    }

    /// Builds an open line through these points.
    pub fn through(points: &[Point]) -> Path {
        let mut path = Path::new();
        for (step, &point) in points.iter().enumerate() {
            path = match step {
                0 => path.start(point),
                _ => path.line(point),
            };
        }
        path
    }

    /// Builds a circle out of four curves.
    pub fn circle(centre: Point, radius: f32) -> Path {
        let Point { x, y } = centre;
        let (r, k) = (radius, radius * CIRCLE_HANDLE);
        Path::new()
            .start(at(x, y - r))
            .curve(at(x + k, y - r), at(x + r, y - k), at(x + r, y))
            .curve(at(x + r, y + k), at(x + k, y + r), at(x, y + r))
            .curve(at(x - k, y + r), at(x - r, y + k), at(x - r, y))
            .curve(at(x - r, y - k), at(x - k, y - r), at(x, y - r))
            .close()
    }

    /// Starts a new part at this point.
    pub fn start(mut self, point: Point) -> Path {
        self.steps.push(PathStep::Move(point));
        self
    }

    /// Adds a straight line to this point.
    pub fn line(mut self, point: Point) -> Path {
        self.steps.push(PathStep::Line(point));
        self
    }

    /// Adds a curve to `end`. It leaves the current point towards `out`, and arrives at `end` from
    /// the direction of `back`.
    pub fn curve(mut self, out: Point, back: Point, end: Point) -> Path {
        self.steps.push(PathStep::Curve(out, back, end));
        self
    }

    /// Closes the current part.
    pub fn close(mut self) -> Path {
        self.steps.push(PathStep::Close);
        self
    }

    /// Joins the parts of two paths into one path.
    pub fn and(mut self, other: Path) -> Path {
        self.steps.extend(other.steps);
        self
    }

    /// Returns the steps in order.
    pub fn steps(&self) -> &[PathStep] {
        &self.steps
    }

    /// Returns the path scaled and then moved, so that its origin is at `corner`.
    pub fn placed(&self, scale: f32, corner: Point) -> Path {
        let put = |p: Point| at(corner.x + p.x * scale, corner.y + p.y * scale);
        let steps = self.steps.iter().map(|step| match *step {
            PathStep::Move(p) => PathStep::Move(put(p)),
            PathStep::Line(p) => PathStep::Line(put(p)),
            PathStep::Curve(a, b, c) => PathStep::Curve(put(a), put(b), put(c)),
            PathStep::Close => PathStep::Close,
        });
        Path {
            steps: steps.collect(),
        }
    }

    /// Reads a path from SVG's path data, made of straight lines and cubic curves; the icons of the
    /// user interface are written that way. An unknown command adds nothing to the path.
    ///
    /// ```
    /// use drawing::{Path, at};
    ///
    /// let triangle = Path::from_svg("M1 2h22L12 23z");
    /// let points = [at(1.0, 2.0), at(23.0, 2.0), at(12.0, 23.0)];
    /// assert_eq!(triangle, Path::polygon(&points));
    /// ```
    pub fn from_svg(data: &str) -> Path {
        let mut reader = SvgPathReader::default();
        let mut number = String::new();
        // The extra space ends the last number.
        for sign in data.chars().chain([' ']) {
            if sign.is_ascii_digit() || sign == '.' {
                number.push(sign);
                continue;
            }
            if let Some(read) = parse_length(&std::mem::take(&mut number)) {
                reader.numbers.push(read);
                reader.add_step();
            }
            match sign {
                '-' => number.push(sign),
                ' ' | ',' => {}
                _ => {
                    (reader.verb, reader.numbers) = (sign, Vec::new());
                    reader.add_step();
                }
            }
        }
        reader.path
    }

    /// Returns a rectangle that holds the path with the handles of its curves.
    pub fn bounds(&self) -> Rect {
        let points = self.steps.iter().flat_map(|step| match *step {
            PathStep::Move(p) | PathStep::Line(p) => vec![p],
            PathStep::Curve(a, b, c) => vec![a, b, c],
            PathStep::Close => vec![],
        });
        let rects = points.map(|p| Rect::new(p.x, p.y, 0.0, 0.0));
        rects.reduce(Rect::union).unwrap_or_default()
    }
}

/// Parses a length in SVG's notation. Rust's own parser would read any fraction exactly, with 10 kB
/// of tables.
fn parse_length(text: &str) -> Option<f32> {
    let (below, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let (mut value, mut place, mut any) = (0.0, 0.0, false);
    for sign in digits.chars() {
        match sign.to_digit(10) {
            Some(digit) if place == 0.0 => value = value * 10.0 + digit as f32,
            Some(digit) => {
                value += digit as f32 * place;
                place /= 10.0;
            }
            None => place = 0.1,
        }
        any |= sign.is_ascii_digit();
    }
    any.then_some(if below { -value } else { value })
}

/// State of the reader of SVG's path data.
#[derive(Default)]
struct SvgPathReader {
    path: Path,
    here: Point,
    begun: Point,
    verb: char,
    numbers: Vec<f32>,
}

impl SvgPathReader {
    /// Adds the next step, once all of its numbers have been read.
    fn add_step(&mut self) {
        let from = if self.verb.is_ascii_lowercase() {
            self.here
        } else {
            Point::default()
        };
        let to = |x: f32, y: f32| at(from.x + x, from.y + y);
        let path = std::mem::take(&mut self.path);
        let (path, end) = match (self.verb.to_ascii_uppercase(), self.numbers.as_slice()) {
            ('M', &[x, y]) => {
                self.begun = to(x, y);
                // After a move, further numbers without a command of their own are lines.
                self.verb = if self.verb == 'm' { 'l' } else { 'L' };
                (path.start(self.begun), self.begun)
            }
            ('L', &[x, y]) => (path.line(to(x, y)), to(x, y)),
            ('H', &[x]) => {
                let end = at(from.x + x, self.here.y);
                (path.line(end), end)
            }
            ('V', &[y]) => {
                let end = at(self.here.x, from.y + y);
                (path.line(end), end)
            }
            ('C', &[a, b, c, d, x, y]) => (path.curve(to(a, b), to(c, d), to(x, y)), to(x, y)),
            ('Z', []) => (path.close(), self.begun),
            _ => {
                self.path = path;
                return;
            }
        };
        (self.path, self.here) = (path, end);
        self.numbers.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn svg_path_data_is_read_as_a_path() {
        let sign = Path::from_svg("M1 2h22L12 23z");
        let triangle = Path::polygon(&[at(1.0, 2.0), at(23.0, 2.0), at(12.0, 23.0)]);
        assert_eq!(sign, triangle);
        let curved = Path::from_svg("M1 8c6 8 16 8 22 0l-2-2V6.5H.5z");
        let steps = [
            PathStep::Move(at(1.0, 8.0)),
            PathStep::Curve(at(7.0, 16.0), at(17.0, 16.0), at(23.0, 8.0)),
            PathStep::Line(at(21.0, 6.0)),
            PathStep::Line(at(21.0, 6.5)),
            PathStep::Line(at(0.5, 6.5)),
            PathStep::Close,
        ];
        assert_eq!(curved.steps(), steps);
        let two = Path::from_svg("M0 0l1 1-2 3zM5 5h1v1z");
        assert_eq!(two.bounds(), Rect::new(-1.0, 0.0, 7.0, 6.0));
        assert_eq!(two.steps().len(), 8);
    }
}
