//! Points, rectangles and paths, in millimetres from a page's upper left corner.

/// A place on a page.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Point {
    /// From the left edge.
    pub x: f32,
    /// From the upper edge.
    pub y: f32,
}

/// A place, for short.
pub fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// An upright rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Rect {
    /// Its left side.
    pub x: f32,
    /// Its upper side.
    pub y: f32,
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

impl Rect {
    /// By its upper left corner and its size.
    pub fn new(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect {
            x,
            y,
            width,
            height,
        }
    }

    /// The smallest that holds both points.
    pub fn spanning(a: Point, b: Point) -> Rect {
        let (x, y) = (a.x.min(b.x), a.y.min(b.y));
        Rect::new(x, y, (a.x - b.x).abs(), (a.y - b.y).abs())
    }

    /// Its right side.
    pub fn right(self) -> f32 {
        self.x + self.width
    }

    /// Its lower side.
    pub fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// Its middle.
    pub fn centre(self) -> Point {
        at(self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Smaller by `by` on every side; larger if that is negative.
    pub fn inset(self, by: f32) -> Rect {
        let (width, height) = (self.width - 2.0 * by, self.height - 2.0 * by);
        Rect::new(self.x + by, self.y + by, width, height)
    }

    /// The upper `height` of it, and what is left below a gap.
    pub fn split_top(self, height: f32, gap: f32) -> (Rect, Rect) {
        let rest = self.height - height - gap;
        (
            Rect { height, ..self },
            Rect::new(self.x, self.y + height + gap, self.width, rest),
        )
    }

    /// The left `width` of it, and what is left beside a gap.
    pub fn split_left(self, width: f32, gap: f32) -> (Rect, Rect) {
        let rest = self.width - width - gap;
        (
            Rect { width, ..self },
            Rect::new(self.x + width + gap, self.y, rest, self.height),
        )
    }

    /// Whether all of `other` lies within, but for `slack`.
    pub fn holds(self, other: Rect, slack: f32) -> bool {
        other.x >= self.x - slack
            && other.y >= self.y - slack
            && other.right() <= self.right() + slack
            && other.bottom() <= self.bottom() + slack
    }

    /// Whether they share more than an edge; overlaps of up to `slack` do not count.
    pub fn overlaps(self, other: Rect, slack: f32) -> bool {
        self.x + slack < other.right()
            && other.x + slack < self.right()
            && self.y + slack < other.bottom()
            && other.y + slack < self.bottom()
    }

    /// The smallest that holds both.
    pub fn with(self, other: Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = self.right().max(other.right());
        let bottom = self.bottom().max(other.bottom());
        Rect::new(x, y, right - x, bottom - y)
    }
}

/// A step of a path.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step {
    /// A new part begins here.
    Move(Point),
    /// Straight to here.
    Line(Point),
    /// In a cubic curve, by two handles, to the last point.
    Curve(Point, Point, Point),
    /// Straight back to where the part began.
    Close,
}

/// An outline of lines and curves, in one part or several; where two parts of a filled
/// one overlap, there is a hole.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Path {
    steps: Vec<Step>,
}

/// How far a quarter circle's handles reach, in radii.
const QUARTER: f32 = 0.552_285;

impl Path {
    /// Nothing yet.
    pub fn new() -> Path {
        Path::default()
    }

    /// A rectangle's outline.
    pub fn rect(rect: Rect) -> Path {
        let (right, bottom) = (rect.right(), rect.bottom());
        Path::polygon(&[
            at(rect.x, rect.y),
            at(right, rect.y),
            at(right, bottom),
            at(rect.x, bottom),
        ])
    }

    /// A closed outline through these points.
    pub fn polygon(points: &[Point]) -> Path {
        Path::through(points).close()
    }

    /// An open line through these points.
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

    /// A circle.
    pub fn circle(centre: Point, radius: f32) -> Path {
        let Point { x, y } = centre;
        let (r, k) = (radius, radius * QUARTER);
        Path::new()
            .start(at(x, y - r))
            .curve(at(x + k, y - r), at(x + r, y - k), at(x + r, y))
            .curve(at(x + r, y + k), at(x + k, y + r), at(x, y + r))
            .curve(at(x - k, y + r), at(x - r, y + k), at(x - r, y))
            .curve(at(x - r, y - k), at(x - k, y - r), at(x, y - r))
            .close()
    }

    /// Begins a part here.
    pub fn start(mut self, point: Point) -> Path {
        self.steps.push(Step::Move(point));
        self
    }

    /// Goes straight on to here.
    pub fn line(mut self, point: Point) -> Path {
        self.steps.push(Step::Line(point));
        self
    }

    /// Goes on to `end` in a curve that leaves towards `out` and comes in from `back`.
    pub fn curve(mut self, out: Point, back: Point, end: Point) -> Path {
        self.steps.push(Step::Curve(out, back, end));
        self
    }

    /// Ends a part where it began.
    pub fn close(mut self) -> Path {
        self.steps.push(Step::Close);
        self
    }

    /// Both, as one.
    pub fn and(mut self, other: Path) -> Path {
        self.steps.extend(other.steps);
        self
    }

    /// Its steps, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The same, so many times as large and then moved.
    pub fn placed(&self, scale: f32, corner: Point) -> Path {
        let put = |p: Point| at(corner.x + p.x * scale, corner.y + p.y * scale);
        let steps = self.steps.iter().map(|step| match *step {
            Step::Move(p) => Step::Move(put(p)),
            Step::Line(p) => Step::Line(put(p)),
            Step::Curve(a, b, c) => Step::Curve(put(a), put(b), put(c)),
            Step::Close => Step::Close,
        });
        Path {
            steps: steps.collect(),
        }
    }

    /// A rectangle that holds it, handles and all.
    pub fn bounds(&self) -> Rect {
        let points = self.steps.iter().flat_map(|step| match *step {
            Step::Move(p) | Step::Line(p) => vec![p],
            Step::Curve(a, b, c) => vec![a, b, c],
            Step::Close => vec![],
        });
        let rects = points.map(|p| Rect::new(p.x, p.y, 0.0, 0.0));
        rects.reduce(Rect::with).unwrap_or_default()
    }
}
