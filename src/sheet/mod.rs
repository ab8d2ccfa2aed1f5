//! Drawing on paper: one drawing, written as SVG or PDF.
//!
//! A [`Drawing`] is pages of marks in millimetres: lines, outlines and text in two faces.
//! [`svg`] writes one of its pages, for the preview and for files; [`pdf`] writes all of
//! them. The room knows no game, no clock and no browser: the same drawing gives the same
//! bytes everywhere.
//!
//! - `paper`: sheets and their sizes; `shape`: points, rectangles, paths
//! - `drawing`: ink, pens, marks, pages
//! - `face`, `phrase`: letters with their widths; text that paper can show
//! - `number`: lengths as text
//! - `qr`: a text as a code that a camera reads

mod drawing;
mod face;
mod number;
mod paper;
pub mod pdf;
mod phrase;
mod qr;
mod shape;
pub mod svg;

pub use drawing::{Cap, Drawing, Ink, Mark, Page, Pen, Text};
pub use face::{Align, Face};
pub use paper::{Orientation, PageSize, Paper};
pub use phrase::{NotOnPaper, Phrase};
pub use qr::{QrCode, TooLongForQr};
pub use shape::{Path, Point, Rect, Step, at};
