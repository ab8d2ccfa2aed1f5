//! What comes out of a printer: sheets of six sizes, upright or lying.

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
    /// 297 × 420 mm, two of A4.
    A3,
    /// 148 × 210 mm, half of A4.
    A5,
    /// 8.5 × 14 inches.
    Legal,
    /// 11 × 17 inches, two of Letter.
    Tabloid,
}

impl Paper {
    /// All of them, from small to large, as the world measures and as America does.
    pub const ALL: [Paper; 6] = [
        Paper::A5,
        Paper::A4,
        Paper::A3,
        Paper::Letter,
        Paper::Legal,
        Paper::Tabloid,
    ];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A3 => "A3",
            Paper::A4 => "A4",
            Paper::A5 => "A5",
            Paper::Letter => "Letter",
            Paper::Legal => "Legal",
            Paper::Tabloid => "Tabloid",
        }
    }

    /// Its short side and its long one, in millimetres.
    pub const fn sides(self) -> (f32, f32) {
        match self {
            Paper::A3 => (297.0, 420.0),
            Paper::A4 => (210.0, 297.0),
            Paper::A5 => (148.0, 210.0),
            Paper::Letter => (215.9, 279.4),
            Paper::Legal => (215.9, 355.6),
            Paper::Tabloid => (279.4, 431.8),
        }
    }
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
        let (short, long) = paper.sides();
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
