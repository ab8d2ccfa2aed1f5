//! Paper formats: six sizes, in portrait or landscape.

use serde::{Deserialize, Serialize};

use super::Rect;

/// A paper format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Paper {
    /// 210 × 297 mm, used in most of the world.
    #[default]
    A4,
    /// 8.5 × 11 inches, used in North America.
    Letter,
    /// 297 × 420 mm, twice A4.
    A3,
    /// 148 × 210 mm, half of A4.
    A5,
    /// 8.5 × 14 inches.
    Legal,
    /// 11 × 17 inches, twice Letter.
    Tabloid,
}

impl Paper {
    /// Every format: first the international ones, then the American ones, each from small to
    /// large.
    pub const ALL: [Paper; 6] = [
        Paper::A5,
        Paper::A4,
        Paper::A3,
        Paper::Letter,
        Paper::Legal,
        Paper::Tabloid,
    ];

    /// Returns the usual name of the format.
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

    /// Returns the short and the long side in millimetres.
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

/// Orientation of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Orientation {
    /// Upright: the short side is the width.
    #[default]
    Portrait,
    /// Sideways: the long side is the width.
    Landscape,
}

/// Size of a page in millimetres.
///
/// ```
/// use drawing::{Orientation, PageSize, Paper};
///
/// let size = PageSize::new(Paper::Letter, Orientation::Landscape);
/// assert_eq!((size.width, size.height), (279.4, 215.9));
/// assert_eq!(size.rect().right(), 279.4);
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PageSize {
    /// Width in millimetres.
    pub width: f32,
    /// Height in millimetres.
    pub height: f32,
}

impl PageSize {
    /// Returns the page size for this paper and orientation.
    pub fn new(paper: Paper, orientation: Orientation) -> PageSize {
        let (short, long) = paper.sides();
        let (width, height) = match orientation {
            Orientation::Portrait => (short, long),
            Orientation::Landscape => (long, short),
        };
        PageSize { width, height }
    }

    /// Returns the whole page as a rectangle, with its upper left corner at the origin.
    pub fn rect(self) -> Rect {
        Rect::new(0.0, 0.0, self.width, self.height)
    }
}
