//! The sizes and inks of a sheet, in one place.

use drawing::{Ink, Pen};

use super::{PerPage, SheetOptions, Style};

/// How a sheet looks: what its options make of every size and ink.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Look {
    /// Full or ink-friendly.
    pub style: Style,
    /// How large letters are against those of one board a page in ordinary print.
    pub scale: f32,
    /// Whether room is scarce: names and effects share a line.
    pub tight: bool,
}

/// What is written beside the board, and its frames: no lighter, so that a copier that
/// knows black and white alone keeps all of it.
pub const SOFT: Ink = Ink::Grey(72);

impl Look {
    /// That of these options.
    pub fn of(options: &SheetOptions) -> Look {
        let scale = match options.per_page {
            PerPage::One => 1.0,
            PerPage::Two => 0.92,
            PerPage::Four => 0.84,
        };
        let scale = if options.large_print { 1.4 } else { scale };
        Look {
            style: options.style,
            scale,
            tight: options.per_page != PerPage::One,
        }
    }

    /// The smallest cell in which a letter can be written.
    pub fn least_cell(self) -> f32 {
        if self.scale > 1.0 { 8.5 } else { 6.0 }
    }

    /// Ordinary text.
    pub fn text(self) -> f32 {
        2.9 * self.scale
    }

    /// The name of what a text explains.
    pub fn name(self) -> f32 {
        3.15 * self.scale
    }

    /// What heads a block.
    pub fn heading(self) -> f32 {
        3.5 * self.scale
    }

    /// The game's name.
    pub fn title(self) -> f32 {
        5.6 * self.scale
    }

    /// From line to line of text so large.
    pub fn leading(self, size: f32) -> f32 {
        size * 1.22
    }

    /// Lines inside the board.
    pub fn inner(self) -> Pen {
        match self.style {
            Style::Full => Pen::new(0.25, Ink::Grey(65)),
            Style::InkFriendly => Pen::new(0.15, Ink::Grey(65)),
        }
    }

    /// The board's frame.
    pub fn frame(self) -> Pen {
        match self.style {
            Style::Full => Pen::new(0.8 * self.scale.min(1.0), Ink::BLACK),
            Style::InkFriendly => Pen::new(0.4, Ink::BLACK),
        }
    }

    /// Frames of small things.
    pub fn thin(self) -> Pen {
        match self.style {
            Style::Full => Pen::new(0.25, SOFT),
            Style::InkFriendly => Pen::new(0.18, SOFT),
        }
    }

    /// A tint behind what is special; nothing depends on it.
    pub fn tint(self) -> Option<Ink> {
        match self.style {
            Style::Full => Some(Ink::Grey(8)),
            Style::InkFriendly => None,
        }
    }
}
