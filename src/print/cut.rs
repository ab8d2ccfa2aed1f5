//! Things that are cut apart: how many go on a page, where each is, where the scissors go, and
//! what lies behind what when a sheet is turned over.

use serde::{Deserialize, Serialize};

use drawing::{Ink, Orientation, Page, PageSize, Paper, Pen, Point, Rect, at};

/// About which edge a printer turns a sheet over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Edge {
    /// The long one, as a book.
    Long,
    /// The short one, as a calendar.
    Short,
}

/// Where things of one size lie on a page, row by row.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CutGrid {
    /// The page.
    pub page: PageSize,
    /// How many side by side.
    pub columns: usize,
    /// How many one under the other.
    pub rows: usize,
    /// How far ink goes on beyond a cut.
    pub bleed: f32,
    corner: Point,
    item: (f32, f32),
}

/// How far ink goes on beyond a cut, where it does: 3 mm, as print shops ask for.
pub const BLEED: f32 = 3.0;

/// From the things to a cut mark, and how long that is.
const MARK: (f32, f32) = (1.0, 3.0);

impl CutGrid {
    /// As many as a sheet takes within a margin; lying, if many more go on it so and nobody said
    /// otherwise. None if it takes none.
    pub fn new(
        paper: Paper,
        orientation: Option<Orientation>,
        margin: f32,
        item: (f32, f32),
        bleed: f32,
    ) -> Option<CutGrid> {
        let on = |orientation| CutGrid::on(PageSize::new(paper, orientation), margin, item, bleed);
        match orientation {
            Some(orientation) => on(orientation),
            None => {
                let (upright, lying) = (on(Orientation::Portrait), on(Orientation::Landscape));
                let count = |grid: &Option<CutGrid>| grid.map_or(0, |grid| grid.count());
                // Turning the sheet is worth a quarter more.
                if count(&lying) * 4 >= count(&upright) * 5 {
                    lying
                } else {
                    upright
                }
            }
        }
    }

    fn on(page: PageSize, margin: f32, item: (f32, f32), bleed: f32) -> Option<CutGrid> {
        let most = |long: f32, each: f32| {
            // A thousandth is no reason to lose a row.
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

    /// How many go on a page.
    pub fn count(&self) -> usize {
        self.columns * self.rows
    }

    /// Where one of them will be cut out.
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

    /// Where its back lies on the page that is printed on the other side.
    pub fn behind(&self, n: usize, edge: Edge) -> Rect {
        behind(self.place(n), self.page, edge)
    }

    /// The marks between which the scissors go, outside of all that is cut out, where so many lie
    /// on the page: none stands beside an empty row.
    pub fn marks(&self, page: &mut Page, count: usize) {
        let columns = count.clamp(1, self.columns);
        let rows = count.clamp(1, self.count()).div_ceil(self.columns);
        let last = self.place((rows - 1) * self.columns + columns - 1);
        let all = self.place(0).with(last);
        let pen = Pen::new(0.2, Ink::BLACK);
        let (from, to) = (self.bleed + MARK.0, self.bleed + MARK.0 + MARK.1);
        // Where two meet there is one cut.
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

/// Where something lies on a page's other side, as that side is read.
pub fn behind(place: Rect, page: PageSize, edge: Edge) -> Rect {
    let upright = page.height >= page.width;
    // About an upright edge left and right change places, about a level one top and bottom.
    let sideways = upright == (edge == Edge::Long);
    match sideways {
        true => Rect {
            x: page.width - place.right(),
            ..place
        },
        false => Rect {
            y: page.height - place.bottom(),
            ..place
        },
    }
}
