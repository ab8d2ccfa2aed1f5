//! Vector drawings for paper: one drawing, written as SVG or PDF.
//!
//! A [`Drawing`] consists of pages, and a [`Page`] of marks in millimetres: lines, outlines and
//! text in three faces. [`svg`] writes one page, for the preview and for files; [`pdf`] writes all
//! pages. The crate knows no game, clock or browser, so the same drawing gives the same bytes
//! everywhere. Tags on marks describe a page to readers who can't see it.
//!
//! To draw a page, first divide its area with [`Rect`], then measure text with [`Phrase`] and
//! [`Text`], and add the marks in order: later marks cover earlier ones.
//!
//! ```
//! use drawing::{
//!     Drawing, FontFaces, Ink, Orientation, Page, PageSize, Paper, Path, Pen, Text, at, pdf, svg,
//! };
//!
//! let mut page = Page::new(PageSize::new(Paper::A5, Orientation::Landscape));
//! let (head, body) = page.size.rect().inset(10.0).split_top(10.0, 5.0);
//! let title = Text::new(at(head.x, head.bottom() - 2.0), 6.0, "Scores").bold();
//! page.text(title.fit_width(head.width));
//! let (left, right) = (at(head.x, head.bottom()), at(head.right(), head.bottom()));
//! page.line(left, right, Pen::new(0.5, Ink::BLACK));
//! page.stroke(Path::rect(body), Pen::new(0.2, Ink::BLACK.tint(40)));
//! assert!(svg::write(&page, "Scores").contains("width=\"210mm\" height=\"148mm\""));
//!
//! let drawing = Drawing { title: "Scores".into(), pages: vec![page] };
//! assert!(pdf::write(&drawing, FontFaces::shipped()).starts_with(b"%PDF-1.7"));
//! ```
//!
//! - `paper`: paper formats and their sizes; `shape`: points, rectangles, paths
//! - `drawing`: inks, pens, marks, pages
//! - `face`, `phrase`: letters with their widths; text that can be printed
//! - `truetype`, `faces`: font files, and smaller ones with a few glyphs
//! - `decimal`: lengths as text
//! - `zip`: several files in one archive
//! - `qr`: QR codes

#![warn(missing_docs)]

mod decimal;
mod drawing;
mod face;
mod faces;
mod paper;
pub mod pdf;
mod phrase;
mod qr;
mod shape;
pub mod svg;
mod truetype;
mod zip;

pub use drawing::{Cap, Clip, Drawing, Ink, Page, PageMark, Pen, Tag, TaggedRun, Text};
pub use face::{Align, FontFace};
pub use faces::FontFaces;
pub use paper::{Orientation, PageSize, Paper};
pub use phrase::{Phrase, UnprintableChar};
pub use qr::{QrCode, TooLongForQr};
pub use shape::{Path, PathStep, Point, Rect, at};
pub use truetype::FontError;
pub use zip::Zip;
