//! Outlines that many printed things are drawn with: a star, a rounded rectangle, a plus.

use drawing::{Path, Point, Rect, at};

/// Returns the outline of a star with five points.
pub fn star(centre: Point, radius: f32) -> Path {
    let point = |n: u8| {
        let length = if n.is_multiple_of(2) {
            radius
        } else {
            radius * 0.42
        };
        point_on_circle(centre, length, n * 10)
    };
    Path::polygon(&(0..10).map(point).collect::<Vec<_>>())
}

/// Returns the point on a circle at this many hundredths of a turn clockwise from the top.
pub fn point_on_circle(centre: Point, radius: f32, hundredths: u8) -> Point {
    // Rotates by one hundredth at a time: general sine and cosine code would be larger than all
    // icons.
    const SINE: f64 = 0.062_790_519_529_313_37;
    const COSINE: f64 = 0.998_026_728_428_271_6;
    let (mut right, mut up) = (0.0, 1.0);
    for _ in 0..hundredths {
        (right, up) = (right * COSINE + up * SINE, up * COSINE - right * SINE);
    }
    let (right, up) = (right as f32, up as f32);
    at(centre.x + radius * right, centre.y - radius * up)
}

/// Returns the outline of a rectangle with rounded corners.
pub fn rounded_rect(rect: Rect, radius: f32) -> Path {
    let (left, top, right, bottom) = (rect.x, rect.y, rect.right(), rect.bottom());
    // Where the Bézier handles of a quarter circle are, measured from its corner.
    let (r, k) = (radius, radius * 0.448);
    Path::new()
        .start(at(left + r, top))
        .line(at(right - r, top))
        .curve(at(right - k, top), at(right, top + k), at(right, top + r))
        .line(at(right, bottom - r))
        .curve(
            at(right, bottom - k),
            at(right - k, bottom),
            at(right - r, bottom),
        )
        .line(at(left + r, bottom))
        .curve(
            at(left + k, bottom),
            at(left, bottom - k),
            at(left, bottom - r),
        )
        .line(at(left, top + r))
        .curve(at(left, top + k), at(left + k, top), at(left + r, top))
        .close()
}

/// Returns the outline of a plus: a cross of two bars of equal length.
pub fn plus(rect: Rect, bar: f32) -> Path {
    let Point { x, y } = rect.centre();
    let (h, b) = (rect.width / 2.0, bar / 2.0);
    Path::polygon(&[
        at(x - b, y - h),
        at(x + b, y - h),
        at(x + b, y - b),
        at(x + h, y - b),
        at(x + h, y + b),
        at(x + b, y + b),
        at(x + b, y + h),
        at(x - b, y + h),
        at(x - b, y + b),
        at(x - h, y + b),
        at(x - h, y - b),
        at(x - b, y - b),
    ])
}
