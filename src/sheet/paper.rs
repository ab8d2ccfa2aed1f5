//! What comes out of a printer: sheets of two sizes, upright or lying.

use serde::{Deserialize, Serialize};

use super::Rect;

/// A sheet of paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Paper {
    /// 210 × 297 mm, most of the world.
    #[default]
    A4,
    /// 8.5 × 11 inches, North America.
    Letter,
}

/// Which way round it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Orientation {
    /// Upright.
    #[default]
    Portrait,
    /// On its long side.
    Landscape,
}

/// How large a page is, in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PageSize {
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

impl PageSize {
    /// That of a sheet, laid so.
    pub fn new(paper: Paper, orientation: Orientation) -> PageSize {
        let (short, long) = match paper {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        };
        let (width, height) = match orientation {
            Orientation::Portrait => (short, long),
            Orientation::Landscape => (long, short),
        };
        PageSize { width, height }
    }

    /// All of it.
    pub fn rect(self) -> Rect {
        Rect::new(0.0, 0.0, self.width, self.height)
    }
}
