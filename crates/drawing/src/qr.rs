//! QR codes, drawn as paths.

use qrcodegen::{QrCode as Modules, QrCodeEcc};
use thiserror::Error;

use super::{Path, Rect, at};

/// A QR code of a text, such as a link. To draw it, fill its [`path`](QrCode::path).
///
/// ```
/// use drawing::{Ink, Orientation, Page, PageSize, Paper, QrCode, Rect};
///
/// let code = QrCode::new("https://example.org/")?;
/// let area = Rect::new(20.0, 20.0, 30.0, 30.0);
/// let mut page = Page::new(PageSize::new(Paper::A4, Orientation::Portrait));
/// page.fill(code.path(area), Ink::BLACK);
/// assert!(area.contains(page.marks[0].bounds(), 0.0), "the light border is inside the area too");
/// # Ok::<(), drawing::TooLongForQr>(())
/// ```
#[derive(Clone)]
pub struct QrCode(Modules);

/// Error: the text is longer than a QR code can hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the text is too long for a QR code")]
pub struct TooLongForQr;

impl QrCode {
    /// Width of the light border that a camera needs, in squares.
    pub const QUIET_ZONE: i32 = 4;

    /// Builds the code of a text. It stays readable with up to a seventh of its area damaged.
    pub fn new(text: &str) -> Result<QrCode, TooLongForQr> {
        let modules = Modules::encode_text(text, QrCodeEcc::Medium);
        modules.map(QrCode).map_err(|_| TooLongForQr)
    }

    /// Returns the width of the code in squares, including the light border on both sides.
    pub fn squares(&self) -> i32 {
        self.0.size() + 2 * Self::QUIET_ZONE
    }

    /// Returns the dark squares as one outline that fits into `rect`, with the light border inside
    /// it. Neighbours in a row are merged into one bar, so that no printer leaves hairlines between
    /// them.
    pub fn path(&self, rect: Rect) -> Path {
        let side = rect.width.min(rect.height) / self.squares() as f32;
        let mut path = Path::new();
        for y in 0..self.0.size() {
            let mut x = 0;
            while x < self.0.size() {
                let run = (x..self.0.size()).take_while(|&x| self.0.get_module(x, y));
                let run = run.count() as i32;
                if run > 0 {
                    let left = at((x + Self::QUIET_ZONE) as f32, (y + Self::QUIET_ZONE) as f32);
                    let bar = Rect::new(left.x, left.y, run as f32, 1.0);
                    path = path.and(Path::rect(bar));
                }
                x += run.max(1);
            }
        }
        path.placed(side, at(rect.x, rect.y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_covers_the_dark_squares_and_nothing_else() {
        let code = QrCode::new("https://example.org/#/board/picnic").unwrap();
        let squares = code.squares();
        let path = code.path(Rect::new(0.0, 0.0, squares as f32, squares as f32));
        let size = squares - 2 * QrCode::QUIET_ZONE;
        let dark = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
        let dark = dark.filter(|&(x, y)| code.0.get_module(x, y)).count();
        let bars: f32 = (path.steps().chunks(5))
            .map(|bar| Path::default().and(piece(bar)).bounds())
            .map(|bar| bar.width * bar.height)
            .sum();
        assert_eq!(bars, dark as f32);
        let quiet = QrCode::QUIET_ZONE as f32;
        let inner = Rect::new(0.0, 0.0, squares as f32, squares as f32).inset(quiet);
        assert_eq!(path.bounds(), inner);
    }

    fn piece(steps: &[super::super::PathStep]) -> Path {
        let mut path = Path::new();
        for step in steps {
            path = match *step {
                super::super::PathStep::Move(p) => path.start(p),
                super::super::PathStep::Line(p) => path.line(p),
                _ => path,
            };
        }
        path
    }

    #[test]
    fn text_too_long_for_a_qr_code_is_refused() {
        assert!(QrCode::new(&"x".repeat(5000)).is_err());
    }
}
