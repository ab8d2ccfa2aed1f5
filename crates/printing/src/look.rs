//! The sizes and inks of a sheet, in one place.

use drawing::{Ink, Pen};

use super::{PerPage, SheetOptions, Style};

/// The look of a sheet: every size and ink that follows from its options.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SheetLook {
    /// Full or ink-friendly.
    pub style: Style,
    /// Text size, relative to one board per page in ordinary print.
    pub scale: f32,
    /// Whether room is scarce, so that names and effects share a line.
    pub tight: bool,
}

/// The ink of text and frames beside the board. It must not be lighter, so that a black-and-white
/// copier keeps all of it.
pub const SOFT_INK: Ink = Ink::Grey(72);

impl SheetLook {
    /// Returns the look that follows from these options.
    pub fn from_options(options: &SheetOptions) -> SheetLook {
        let scale = match options.per_page {
            PerPage::One => 1.0,
            PerPage::Two => 0.92,
            PerPage::Four => 0.84,
        };
        let scale = if options.large_print { 1.4 } else { scale };
        SheetLook {
            style: options.style,
            scale,
            tight: options.per_page != PerPage::One,
        }
    }

    /// Returns the side of the smallest cell in which a letter can be handwritten, in millimetres.
    pub fn min_cell(self) -> f32 {
        if self.scale > 1.0 { 8.5 } else { 6.0 }
    }

    /// Returns the size of ordinary text.
    pub fn text_size(self) -> f32 {
        2.9 * self.scale
    }

    /// Returns the size of a symbol's name.
    pub fn name_size(self) -> f32 {
        3.15 * self.scale
    }

    /// Returns the size of a block's heading.
    pub fn heading_size(self) -> f32 {
        3.5 * self.scale
    }

    /// Returns the size of the game's name.
    pub fn title_size(self) -> f32 {
        5.6 * self.scale
    }

    /// Returns the line spacing for text of this size.
    pub fn line_spacing(self, size: f32) -> f32 {
        size * 1.22
    }

    /// Returns the pen for lines inside the board.
    pub fn inner_pen(self) -> Pen {
        match self.style {
            Style::Full => Pen::new(0.25, Ink::Grey(65)),
            Style::InkFriendly => Pen::new(0.15, Ink::Grey(65)),
        }
    }

    /// Returns the pen for the board's frame.
    pub fn frame_pen(self) -> Pen {
        match self.style {
            Style::Full => Pen::new(0.8 * self.scale.min(1.0), Ink::BLACK),
            Style::InkFriendly => Pen::new(0.4, Ink::BLACK),
        }
    }

    /// Returns the pen for frames of small things.
    pub fn thin_pen(self) -> Pen {
        match self.style {
            Style::Full => Pen::new(0.25, SOFT_INK),
            Style::InkFriendly => Pen::new(0.18, SOFT_INK),
        }
    }

    /// Returns the tint behind special cells, which is purely decorative; `None` if the style saves
    /// ink.
    pub fn tint(self) -> Option<Ink> {
        match self.style {
            Style::Full => Some(Ink::Grey(8)),
            Style::InkFriendly => None,
        }
    }
}
