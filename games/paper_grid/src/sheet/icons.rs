//! The icons on a board, as outlines in a unit square: special cells and seats.

use drawing::{Path, Point, Rect, at};
use paper_grid_rules::{Area, SpecialType};
use printing::icons::{plus, point_on_circle, rounded_rect, star};

/// The icon of the special cell with this number in [`SpecialType::ALL`].
pub(crate) fn icon_by_number(number: usize) -> Path {
    SpecialType::ALL
        .get(number)
        .map_or_else(Path::new, |sign| special_icon(*sign))
}

/// The icon of a special cell, as an outline in a unit square. It is legible from three millimetres
/// up.
pub(crate) fn special_icon(special: SpecialType) -> Path {
    match special {
        SpecialType::DoubleLetter => tile(&[(0.31, 0.31), (0.69, 0.69)]),
        SpecialType::TripleLetter => tile(&[(0.27, 0.27), (0.5, 0.5), (0.73, 0.73)]),
        SpecialType::DoubleWord => strip(&[0.29, 0.71]),
        SpecialType::TripleWord => strip(&[0.2, 0.5, 0.8]),
        SpecialType::BigAsk => bubble(),
        SpecialType::Thief => mask(),
        SpecialType::Destroyer => cross_out(),
        SpecialType::GoAgain => round_arrow(),
        SpecialType::Garbage => bin(),
        SpecialType::Blockade => bricks(),
        SpecialType::Collector => bag(),
    }
}

/// The mark of a seat: the same shapes as on screen, in seat order.
pub(crate) fn seat_icon(area: Area) -> Path {
    let centre = at(0.5, 0.5);
    match area.index() {
        0 => Path::circle(centre, 0.45),
        1 => Path::rect(Rect::new(0.08, 0.08, 0.84, 0.84)),
        2 => Path::polygon(&[at(0.5, 0.05), at(1.0, 0.92), at(0.0, 0.92)]),
        3 => Path::polygon(&[at(0.5, 0.0), at(1.0, 0.5), at(0.5, 1.0), at(0.0, 0.5)]),
        4 => star(centre, 0.54),
        _ => plus(Rect::new(0.04, 0.04, 0.92, 0.92), 0.34),
    }
}

/// A letter tile, with as many pips as the multiplier of a letter's value.
fn tile(pips: &[(f32, f32)]) -> Path {
    let tile = rounded_rect(Rect::new(0.02, 0.02, 0.96, 0.96), 0.16);
    pips.iter()
        .fold(tile, |tile, &(x, y)| tile.and(Path::circle(at(x, y), 0.11)))
}

/// A strip of word tiles, with as many pips as the multiplier of a word's value.
fn strip(pips: &[f32]) -> Path {
    let strip = rounded_rect(Rect::new(-0.1, 0.24, 1.2, 0.52), 0.12);
    pips.iter()
        .fold(strip, |strip, &x| strip.and(Path::circle(at(x, 0.5), 0.11)))
}

/// A speech bubble with dots (Big Ask).
fn bubble() -> Path {
    let body = rounded_rect(Rect::new(0.0, 0.08, 1.0, 0.62), 0.2);
    let tail = Path::polygon(&[at(0.2, 0.7), at(0.52, 0.7), at(0.2, 0.96)]);
    let dots = [0.24, 0.5, 0.76];
    let speech = |path: Path, x: f32| path.and(Path::circle(at(x, 0.39), 0.09));
    dots.into_iter().fold(body.and(tail), speech)
}

/// A mask over the eyes (Thief).
fn mask() -> Path {
    let face = Path::new()
        .start(at(0.0, 0.3))
        .curve(at(0.25, 0.2), at(0.75, 0.2), at(1.0, 0.3))
        .curve(at(1.02, 0.6), at(0.88, 0.8), at(0.7, 0.8))
        .curve(at(0.58, 0.8), at(0.56, 0.66), at(0.5, 0.66))
        .curve(at(0.44, 0.66), at(0.42, 0.8), at(0.3, 0.8))
        .curve(at(0.12, 0.8), at(-0.02, 0.6), at(0.0, 0.3))
        .close();
    face.and(eye(0.28)).and(eye(0.72))
}

fn eye(x: f32) -> Path {
    Path::new()
        .start(at(x - 0.14, 0.5))
        .curve(at(x - 0.07, 0.37), at(x + 0.07, 0.37), at(x + 0.14, 0.5))
        .curve(at(x + 0.07, 0.58), at(x - 0.07, 0.58), at(x - 0.14, 0.5))
        .close()
}

/// A cross (Destroyer).
fn cross_out() -> Path {
    let (near, far, w) = (0.06, 0.94, 0.15);
    Path::polygon(&[
        at(near, near + w),
        at(near + w, near),
        at(0.5, 0.5 - w),
        at(far - w, near),
        at(far, near + w),
        at(0.5 + w, 0.5),
        at(far, far - w),
        at(far - w, far),
        at(0.5, 0.5 + w),
        at(near + w, far),
        at(near, far - w),
        at(0.5 - w, 0.5),
    ])
}

/// A circular arrow (Go Again).
fn round_arrow() -> Path {
    let on = |radius, hundredths| point_on_circle(at(0.5, 0.52), radius, hundredths);
    let (outer, inner, from, steps) = (0.46, 0.27, 14, 24);
    let turn = |n: u8| from + 3 * n;
    let out = (0..=steps).map(|n| on(outer, turn(n)));
    let back = (0..=steps).rev().map(|n| on(inner, turn(n)));
    let ring: Vec<Point> = out.chain(back).collect();
    let head = [
        on(0.66, from + 2),
        on(0.08, from + 2),
        on(0.42, 100 + from - 16),
    ];
    Path::polygon(&ring).and(Path::polygon(&head))
}

/// A waste bin (Garbage).
fn bin() -> Path {
    let lid = rounded_rect(Rect::new(0.06, 0.14, 0.88, 0.13), 0.04);
    let handle = Path::polygon(&[at(0.36, 0.11), at(0.36, 0.0), at(0.64, 0.0), at(0.64, 0.11)]);
    let body = Path::polygon(&[at(0.13, 0.33), at(0.87, 0.33), at(0.8, 1.0), at(0.2, 1.0)]);
    let slit = |x: f32| Path::rect(Rect::new(x, 0.42, 0.09, 0.48));
    lid.and(handle).and(body).and(slit(0.32)).and(slit(0.59))
}

/// A brick wall (Blockade).
fn bricks() -> Path {
    let brick = |x: f32, y: f32, width: f32| Path::rect(Rect::new(x, y, width, 0.27));
    brick(0.0, 0.05, 0.58)
        .and(brick(0.66, 0.05, 0.34))
        .and(brick(0.0, 0.38, 0.28))
        .and(brick(0.36, 0.38, 0.64))
        .and(brick(0.0, 0.71, 0.58))
        .and(brick(0.66, 0.71, 0.34))
}

/// A bag with a plus sign (Collector).
fn bag() -> Path {
    let bag = rounded_rect(Rect::new(0.06, 0.3, 0.88, 0.7), 0.16);
    let handle = Path::new()
        .start(at(0.24, 0.3))
        .curve(at(0.24, -0.1), at(0.76, -0.1), at(0.76, 0.3))
        .line(at(0.64, 0.3))
        .curve(at(0.64, 0.06), at(0.36, 0.06), at(0.36, 0.3))
        .close();
    bag.and(handle)
        .and(plus(Rect::new(0.3, 0.44, 0.4, 0.4), 0.13))
}
