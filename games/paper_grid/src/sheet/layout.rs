//! Lays out one board: the largest cells that leave room for everything else.

use drawing::{Phrase, QrCode, Rect, at};
use paper_grid_rules::Board;

use super::blocks::{BlockPainter, SheetBlock, legend_entries};
use super::cells::has_room_for_hand;
use super::panel::{BlockPanel, PanelLayout};
use super::score_grid::ScoreGrid;
use super::{Omission, SheetTexts};
use printing::cell_grid::CellGrid;
use printing::look::SheetLook;
use printing::{ScoreTable, SheetOptions};

/// A board to lay out, with everything that should be printed around it.
#[derive(Clone)]
pub struct LayoutRequest<'a> {
    pub words: &'a SheetTexts,
    pub board: &'a Board,
    /// The players' names; a name that can't be printed is empty.
    pub names: &'a [Phrase],
    pub look: SheetLook,
    /// Whether to explain the symbols in use.
    pub legend: bool,
    /// Whether to list letter values.
    pub values: bool,
    /// The number of boxes to tick for the endgame.
    pub counter: Option<usize>,
    /// Whether to draw hands beside the board, if areas are too small for them.
    pub hands: bool,
    /// The board's link as a QR code.
    pub qr: Option<QrCode>,
    /// The number of seats in the score table.
    pub scores: Option<usize>,
    /// The height of the heading.
    pub head: f32,
    /// The height of the footer.
    pub foot: f32,
}

/// A board and its panel, with their positions.
pub struct Layout<'a> {
    /// The board's grid.
    pub frame: CellGrid,
    /// What is drawn beside the board.
    pub panel: BlockPanel<'a>,
    /// Where the panel's parts are on the page.
    pub laid: PanelLayout,
}

/// What a game on paper can do without, least needed first: scores can be kept on a pad, and the
/// web page explains the symbols.
const LEAST_NEEDED_FIRST: [Omission; 6] = [
    Omission::Qr,
    Omission::Values,
    Omission::Scores,
    Omission::Counter,
    Omission::Legend,
    Omission::Hands,
];

/// Largest cell, unless filling half of the slot needs larger ones: beyond this size the paper is
/// better used for the rest.
const MAX_CELL: f32 = 30.0;

/// Seats in a score table if their number isn't known.
const DEFAULT_SEATS: usize = 4;

impl<'a> LayoutRequest<'a> {
    /// The number of columns in this board's score table with these options; `None` without a
    /// table.
    pub(crate) fn score_columns(board: &Board, options: &SheetOptions) -> Option<usize> {
        let areas = board.areas().len();
        match &options.scores {
            ScoreTable::Off => None,
            ScoreTable::Numbered if areas == 0 => Some(DEFAULT_SEATS),
            ScoreTable::Numbered => Some(areas),
            ScoreTable::Named(names) => Some(names.len().max(areas).max(1)),
        }
    }

    fn panel(&self, hands_inside: bool) -> BlockPanel<'a> {
        let blocks = BlockPainter {
            words: self.words,
            board: self.board,
            names: self.names,
            look: self.look,
        };
        let mut list = Vec::new();
        if self.legend {
            let entries = legend_entries(&[self.board], hands_inside);
            let headed = |(n, entry)| SheetBlock::Entry(entry, n == 0);
            list.extend(entries.into_iter().enumerate().map(headed));
        }
        if self.values {
            list.push(SheetBlock::Values);
        }
        list.extend(self.counter.map(SheetBlock::Counter));
        if !hands_inside && self.hands {
            let areas = self.board.areas().into_iter().enumerate();
            list.extend(areas.map(|(n, (area, _))| SheetBlock::Hand(area, n == 0)));
        }
        list.extend(self.qr.clone().map(SheetBlock::Qr));
        let table = self.scores.map(|seats| ScoreGrid {
            words: self.words,
            seats,
            names: self.names,
            look: self.look,
        });
        BlockPanel {
            blocks,
            list,
            table,
        }
    }

    /// The layout with the largest cells from `least` to `most` that includes everything wanted.
    fn largest_complete(&self, slot: Rect, least: f32, most: f32) -> Option<Layout<'a>> {
        let inside =
            |cell: f32| self.board.areas().is_empty() || has_room_for_hand(self.board, cell);
        // From this cell size on, hands fit into the areas.
        let mut written = least;
        while written < MAX_CELL && !inside(written) {
            written += 0.25;
        }
        let ways = [PanelSide::Below, PanelSide::Right, PanelSide::Corner];
        let best = |from: f32, to: f32, hands_inside: bool| {
            let panel = self.panel(hands_inside);
            let found = ways.into_iter().filter_map(|way| {
                largest_fitting(from, to, |cell| self.fit_at(slot, cell, way, &panel))
            });
            let (frame, laid) = found.reduce(|a, b| if b.0.cell > a.0.cell { b } else { a })?;
            Some(Layout { frame, panel, laid })
        };
        best(written, most, true).or_else(|| best(least, most.min(written), false))
    }

    /// The layout with the largest cells up to `most`, and a list of what was left out. The board
    /// takes at least half of its slot, or all of it in one direction; what has no room beside it
    /// is left out, least needed first. Returns `None` if the cells are too small to write in.
    pub fn lay_out(&self, slot: Rect, most: f32) -> Option<(Layout<'a>, Vec<Omission>)> {
        let size = self.board.size();
        let (columns, rows) = (size.columns() as f32, size.rows() as f32);
        let half = (slot.area() / 2.0 / (columns * rows)).sqrt();
        let fitting = |foot: f32| {
            let body = slot.height - self.head - foot;
            (slot.width / columns).min(body / rows)
        };
        let (with, without) = (fitting(self.foot), fitting(0.0));
        let smallest = self.look.min_cell();
        // The board's origin is dropped if it would cost half of the board, or the board itself.
        if [half, smallest]
            .iter()
            .any(|least| (with..without).contains(least))
        {
            let less = LayoutRequest {
                foot: 0.0,
                ..self.clone()
            };
            let (layout, mut left_out) = less.lay_out(slot, most)?;
            left_out.insert(0, Omission::Origin);
            return Some((layout, left_out));
        }
        if with < smallest {
            return None;
        }
        let most = most.min(MAX_CELL.max(half)).min(with);
        let least = half.max(smallest).min(most);
        self.drop_until_it_fits(&LEAST_NEEDED_FIRST, slot, least, most)
    }

    /// Leaves out the least needed parts one after another until there is room for the rest. Then
    /// restores whatever was left out in vain: for example, boxes may fit where hands don't.
    fn drop_until_it_fits(
        &self,
        least_needed: &[Omission],
        slot: Rect,
        least: f32,
        most: f32,
    ) -> Option<(Layout<'a>, Vec<Omission>)> {
        let lacking = |left_out: &[Omission]| {
            let mut less = self.clone();
            left_out.iter().for_each(|missing| {
                less.leave_out(missing);
            });
            less.largest_complete(slot, least, most)
        };
        let mut less = self.clone();
        let mut wanted = least_needed.iter();
        let mut left_out = Vec::new();
        let mut layout = loop {
            if let Some(layout) = lacking(&left_out) {
                break layout;
            }
            let missing = wanted.find(|missing| less.leave_out(missing))?;
            left_out.push(missing.clone());
        };
        for n in (1..left_out.len()).rev() {
            let mut kept = left_out.clone();
            kept.remove(n - 1);
            if let Some(found) = lacking(&kept) {
                (layout, left_out) = (found, kept);
            }
        }
        Some((layout, left_out))
    }

    /// Leaves one thing out. Returns false if it was not wanted anyway.
    pub(crate) fn leave_out(&mut self, what: &Omission) -> bool {
        match what {
            Omission::Scores => self.scores.take().is_some(),
            Omission::Qr => self.qr.take().is_some(),
            Omission::Values => std::mem::take(&mut self.values),
            Omission::Legend => std::mem::take(&mut self.legend),
            Omission::Counter => self.counter.take().is_some(),
            Omission::Hands => std::mem::take(&mut self.hands),
            Omission::Origin => std::mem::take(&mut self.foot) > 0.0,
            Omission::Name(_) => false,
        }
    }

    /// The positions of everything at this cell size, if everything fits.
    fn fit_at(
        &self,
        slot: Rect,
        cell: f32,
        way: PanelSide,
        panel: &BlockPanel,
    ) -> Option<(CellGrid, PanelLayout)> {
        let size = self.board.size();
        let (columns, rows) = (size.columns(), size.rows());
        let (_, body) = slot.split_top(self.head, 0.0);
        let body = Rect {
            height: body.height - self.foot,
            ..body
        };
        let (width, height) = (cell * columns as f32, cell * rows as f32);
        if width > body.width + 0.01 || height > body.height + 0.01 {
            return None;
        }
        let gap = 6.0 * self.look.scale;
        let below = body.split_top(height, gap).1;
        let right = body.split_left(width, gap * 1.3).1;
        let (left, laid) = match way {
            PanelSide::Below => (body.x + (body.width - width) / 2.0, panel.lay_out(below)?),
            PanelSide::Right => (body.x, panel.lay_out(right)?),
            PanelSide::Corner => {
                let under = Rect { width, ..below };
                (body.x, panel.lay_out_with_table_in(right, under)?)
            }
        };
        let frame = CellGrid {
            corner: at(left, body.y),
            cell,
            columns,
            rows,
        };
        Some((frame, laid))
    }
}

/// Where the panel goes.
#[derive(Clone, Copy)]
enum PanelSide {
    Below,
    Right,
    /// To the right, except for the score table, which is below the board.
    Corner,
}

/// Finds the largest length in the range for which `answer` returns a value, and returns that
/// value.
fn largest_fitting<T>(from: f32, to: f32, answer: impl Fn(f32) -> Option<T>) -> Option<T> {
    if to < from {
        return None;
    }
    if let Some(best) = answer(to) {
        return Some(best);
    }
    let mut best = answer(from)?;
    let (mut low, mut high) = (from, to);
    while high - low > 0.1 {
        let middle = (low + high) / 2.0;
        match answer(middle) {
            Some(found) => (best, low) = (found, middle),
            None => high = middle,
        }
    }
    Some(best)
}
