//! Drawing on paper: one drawing, written as SVG or PDF.
//!
//! A [`Drawing`] is pages of marks in millimetres: lines, outlines and text in three faces.
//! [`svg`] writes one of its pages, for the preview and for files; [`pdf`] writes all of
//! them. The room knows no game, no clock and no browser: the same drawing gives the same
//! bytes everywhere. What pages are to somebody who does not see them, marks say by their tags.
//!
//! - `paper`: sheets and their sizes; `shape`: points, rectangles, paths
//! - `drawing`: ink, pens, marks, pages
//! - `face`, `phrase`: letters with their widths; text that paper can show
//! - `truetype`, `faces`: the outlines of letters, and a few of them as a file
//! - `number`: lengths as text
//! - `zip`: several files as one
//! - `qr`: a text as a code that a camera reads

#![warn(missing_docs)]

mod drawing;
mod face;
mod faces;
mod number;
mod paper;
pub mod pdf;
mod phrase;
mod qr;
mod shape;
pub mod svg;
mod truetype;
mod zip;

pub use drawing::{Cap, Drawing, Ink, Mark, Page, Pen, Tag, Tagged, Text, Window};
pub use face::{Align, Face};
pub use faces::Faces;
pub use paper::{Orientation, PageSize, Paper};
pub use phrase::{NotOnPaper, Phrase};
pub use qr::{QrCode, TooLongForQr};
pub use shape::{Path, Point, Rect, Step, at};
pub use truetype::NotAFace;
pub use zip::Zip;
