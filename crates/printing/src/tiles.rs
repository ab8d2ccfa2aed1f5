//! Letter tiles to cut out: squares, and dominoes that can be read from both sides of a table.

use serde::{Deserialize, Serialize};

use drawing::{Align, FontFace, Ink, Orientation, Page, Paper, Path, Pen, Rect, Text, at};
use lexicon::Letter;

use super::TooSmall;
use super::cut::CutGrid;

/// The shape of letter tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum TileShape {
    /// Square tiles of 20 × 20 mm.
    #[default]
    Square,
    /// Tiles of 20 × 40 mm, with the letter printed twice.
    Domino,
}

impl TileShape {
    /// Returns the width and height of a tile, in millimetres.
    pub const fn sides(self) -> (f32, f32) {
        match self {
            TileShape::Square => (20.0, 20.0),
            TileShape::Domino => (20.0, 40.0),
        }
    }
}

/// Returns the positions of letter tiles on a sheet.
///
/// # Errors
/// Not even one tile fits on the sheet.
pub fn tile_grid(
    paper: Paper,
    orientation: Option<Orientation>,
    margin: f32,
    shape: TileShape,
) -> Result<CutGrid, TooSmall> {
    CutGrid::new(paper, orientation, margin, shape.sides(), 0.0).ok_or(TooSmall)
}

/// Draws a page of letter tiles, each with its value if there is one.
pub fn draw_tiles(grid: &CutGrid, letters: &[(Letter, Option<u32>)], shape: TileShape) -> Page {
    let mut page = Page::new(grid.page);
    let line = Pen::new(0.2, Ink::Grey(60));
    for (n, (letter, value)) in letters.iter().take(grid.count()).enumerate() {
        let place = grid.place(n);
        page.stroke(Path::rect(place), line);
        match shape {
            TileShape::Square => draw_half(&mut page, place, *letter, *value, false),
            TileShape::Domino => {
                let (upper, lower) = place.split_top(place.height / 2.0, 0.0);
                let ends = [at(place.x + 3.0, lower.y), at(place.right() - 3.0, lower.y)];
                page.line(ends[0], ends[1], line);
                draw_half(&mut page, upper, *letter, *value, true);
                draw_half(&mut page, lower, *letter, *value, false);
            }
        }
    }
    grid.draw_marks(&mut page, letters.len());
    page
}

/// Draws a letter in a square, with its value in the corner.
fn draw_half(page: &mut Page, place: Rect, letter: Letter, value: Option<u32>, turned: bool) {
    let side = place.width;
    let size = side * 0.64;
    let up = if turned { -1.0 } else { 1.0 };
    let middle = place.centre();
    let raised = if value.is_some() { -side * 0.04 } else { 0.0 };
    let baseline = at(
        middle.x,
        middle.y + up * (size * FontFace::Display.cap_height() / 2.0 + raised),
    );
    let turn = |text: Text| if turned { text.turned() } else { text };
    let sign = letter.uppercase().to_string();
    let text = Text::new(baseline, size, sign).display();
    page.text(turn(text.aligned(Align::Middle)));
    if let Some(value) = value {
        let away = side / 2.0 - side * 0.08;
        let corner = at(middle.x + up * away, middle.y + up * away);
        let text = Text::new(corner, side * 0.17, value.to_string()).bold();
        page.text(turn(text.aligned(Align::Right)));
    }
}
