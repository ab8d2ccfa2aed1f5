//! Things that are cut apart: how many fit on a page, where each is, where the cuts are, and which
//! positions coincide when a sheet is turned over.

use serde::{Deserialize, Serialize};

use drawing::{Ink, Orientation, Page, PageSize, Paper, Pen, Point, Rect, at};

/// The edge about which a duplex printer turns a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DuplexEdge {
    /// The long edge, like a book.
    Long,
    /// The short edge, like a calendar.
    Short,
}

/// The positions of equal-sized items on a page, row by row.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CutGrid {
    pub page: PageSize,
    /// Number of items in a row.
    pub columns: usize,
    /// Number of rows of items.
    pub rows: usize,
    /// How far ink extends beyond a cut, in millimetres.
    pub bleed: f32,
    corner: Point,
    item: (f32, f32),
}

/// The usual bleed: 3 mm, as print shops ask for.
pub const BLEED: f32 = 3.0;

/// The distance from the items to a cut mark, and the mark's length.
const CUT_MARK: (f32, f32) = (1.0, 3.0);

impl CutGrid {
    /// Builds the grid with the most items that fit on a sheet inside the margin. If no orientation
    /// is given, the sheet is landscape when that fits clearly more. `None` if not even one item
    /// fits.
    pub fn new(
        paper: Paper,
        orientation: Option<Orientation>,
        margin: f32,
        item: (f32, f32),
        bleed: f32,
    ) -> Option<CutGrid> {
        let on =
            |orientation| CutGrid::for_page(PageSize::new(paper, orientation), margin, item, bleed);
        match orientation {
            Some(orientation) => on(orientation),
            None => {
                let (upright, lying) = (on(Orientation::Portrait), on(Orientation::Landscape));
                let count = |grid: &Option<CutGrid>| grid.map_or(0, |grid| grid.count());
                // Landscape is chosen only if it fits at least a quarter more items.
                if count(&lying) * 4 >= count(&upright) * 5 {
                    lying
                } else {
                    upright
                }
            }
        }
    }

    fn for_page(page: PageSize, margin: f32, item: (f32, f32), bleed: f32) -> Option<CutGrid> {
        let most = |long: f32, each: f32| {
            // Rounding errors of a thousandth must not cost a row.
            ((long - 2.0 * margin + 0.001) / (each + 2.0 * bleed)) as usize
        };
        let (columns, rows) = (most(page.width, item.0), most(page.height, item.1));
        let long = |count: usize, each: f32| {
            count as f32 * each + count.saturating_sub(1) as f32 * 2.0 * bleed
        };
        let corner = at(
            (page.width - long(columns, item.0)) / 2.0,
            (page.height - long(rows, item.1)) / 2.0,
        );
        (columns > 0 && rows > 0).then_some(CutGrid {
            page,
            columns,
            rows,
            bleed,
            corner,
            item,
        })
    }

    /// Returns the number of items on a page.
    pub fn count(&self) -> usize {
        self.columns * self.rows
    }

    /// Returns the place where an item will be cut out.
    pub fn place(&self, n: usize) -> Rect {
        let (column, row) = ((n % self.columns) as f32, (n / self.columns) as f32);
        let gap = 2.0 * self.bleed;
        Rect::new(
            self.corner.x + column * (self.item.0 + gap),
            self.corner.y + row * (self.item.1 + gap),
            self.item.0,
            self.item.1,
        )
    }

    /// Returns the place of an item's back on the reverse page.
    pub(crate) fn reverse_place(&self, n: usize, edge: DuplexEdge) -> Rect {
        mirrored_place(self.place(n), self.page, edge)
    }

    /// Draws the cut marks, outside of all items, when `count` items are on the page; empty rows
    /// get no marks.
    pub(crate) fn draw_marks(&self, page: &mut Page, count: usize) {
        let columns = count.clamp(1, self.columns);
        let rows = count.clamp(1, self.count()).div_ceil(self.columns);
        let last = self.place((rows - 1) * self.columns + columns - 1);
        let all = self.place(0).union(last);
        let pen = Pen::new(0.2, Ink::BLACK);
        let (from, to) = (
            self.bleed + CUT_MARK.0,
            self.bleed + CUT_MARK.0 + CUT_MARK.1,
        );
        // Without bleed, neighbouring items share one cut.
        let own = |first: bool| first || self.bleed > 0.0;
        let columns = (0..columns).map(|n| (self.place(n), n == 0));
        let rows = (0..rows).map(|n| (self.place(n * self.columns), n == 0));
        let across = columns.flat_map(|(place, first)| {
            let left = own(first).then_some(place.x);
            left.into_iter().chain([place.right()])
        });
        let down = rows.flat_map(|(place, first)| {
            let upper = own(first).then_some(place.y);
            upper.into_iter().chain([place.bottom()])
        });
        for x in across {
            page.line(at(x, all.y - to), at(x, all.y - from), pen);
            page.line(at(x, all.bottom() + from), at(x, all.bottom() + to), pen);
        }
        for y in down {
            page.line(at(all.x - to, y), at(all.x - from, y), pen);
            page.line(at(all.right() + from, y), at(all.right() + to, y), pen);
        }
    }
}

/// Returns the position of a place on the reverse of a page, as seen by a reader of the reverse.
pub(crate) fn mirrored_place(place: Rect, page: PageSize, edge: DuplexEdge) -> Rect {
    let upright = page.height >= page.width;
    // Turning about a vertical edge swaps left and right, about a horizontal edge top and bottom.
    let sideways = upright == (edge == DuplexEdge::Long);
    if sideways {
        Rect {
            x: page.width - place.right(),
            ..place
        }
    } else {
        Rect {
            y: page.height - place.bottom(),
            ..place
        }
    }
}
