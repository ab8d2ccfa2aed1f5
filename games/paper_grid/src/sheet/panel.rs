//! The panel beside a board: blocks that flow down columns, and the score table in the remaining
//! room.

use drawing::{Page, Rect};

use super::blocks::{BlockPainter, SheetBlock};
use super::score_grid::ScoreGrid;

/// Blocks in order, and optionally a score table.
pub struct BlockPanel<'a> {
    /// The data that the blocks are drawn from.
    pub blocks: BlockPainter<'a>,
    pub list: Vec<SheetBlock>,
    pub table: Option<ScoreGrid<'a>>,
}

/// The positions of a panel's parts.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PanelLayout {
    /// The place of each block, in order.
    pub blocks: Vec<Rect>,
    /// The room for the score table.
    pub table: Option<Rect>,
}

impl BlockPanel<'_> {
    /// Whether the panel is empty.
    fn is_empty(&self) -> bool {
        self.list.is_empty() && self.table.is_none()
    }

    /// Finds a place for everything; `None` if something doesn't fit.
    pub fn lay_out(&self, room: Rect) -> Option<PanelLayout> {
        if self.is_empty() {
            return Some(PanelLayout::default());
        }
        let scale = self.blocks.look.scale;
        let (least, gap) = (40.0 * scale, 6.0 * scale);
        let most = ((room.width + gap) / (least + gap)) as usize;
        (1..=most)
            .rev()
            .find_map(|columns| self.lay_out_columns(room, columns, gap))
    }

    /// Finds places for the blocks in one room and for the score table in another. Returns `None`
    /// if there is no table.
    pub(crate) fn lay_out_with_table_in(&self, blocks: Rect, table: Rect) -> Option<PanelLayout> {
        let (wide, tall) = self.table?.min_size();
        let alone = BlockPanel {
            blocks: self.blocks,
            list: self.list.clone(),
            table: None,
        };
        let laid = alone.lay_out(blocks)?;
        let fits = table.width >= wide && table.height >= tall;
        fits.then_some(PanelLayout {
            table: Some(table),
            ..laid
        })
    }

    fn lay_out_columns(&self, room: Rect, columns: usize, gap: f32) -> Option<PanelLayout> {
        let width = (room.width - gap * (columns - 1) as f32) / columns as f32;
        let column = |n: usize| Rect {
            x: room.x + n as f32 * (width + gap),
            width,
            ..room
        };
        let heights: Vec<f32> = (self.list.iter())
            .map(|block| self.blocks.height(block, width))
            .collect();
        let Some(table) = self.table else {
            let places = self.balanced_columns(&heights, columns, room.height)?;
            let blocks = block_rects(&places, &heights, column);
            return Some(PanelLayout {
                blocks,
                table: None,
            });
        };
        let (wide, tall) = table.min_size();
        for used in 0..=columns {
            let Some(places) = self.balanced_columns(&heights, used, room.height) else {
                continue;
            };
            let blocks = block_rects(&places, &heights, column);
            let left = if used < columns {
                let (from, to) = (column(used), column(columns - 1));
                from.union(to)
            } else {
                let last = column(columns - 1);
                let above = blocks.iter().filter(|rect| rect.x >= last.x - 0.1);
                let bottom = above.map(|rect| rect.bottom()).fold(last.y, f32::max);
                let top = bottom - last.y;
                last.split_top(top, 5.0 * self.blocks.look.scale).1
            };
            if left.width >= wide && left.height >= tall {
                let table = Some(left);
                return Some(PanelLayout { blocks, table });
            }
        }
        None
    }

    /// The column of each block and its distance from the top, with the columns as even as
    /// possible; `None` if they are too short.
    fn balanced_columns(
        &self,
        heights: &[f32],
        columns: usize,
        tallest: f32,
    ) -> Option<Vec<(usize, f32)>> {
        let mut best = self.fill_columns(heights, columns, tallest)?;
        let (mut low, mut high) = (0.0, tallest);
        for _ in 0..7 {
            let middle = (low + high) / 2.0;
            match self.fill_columns(heights, columns, middle) {
                Some(places) => (best, high) = (places, middle),
                None => low = middle,
            }
        }
        Some(best)
    }

    fn fill_columns(
        &self,
        heights: &[f32],
        columns: usize,
        tallest: f32,
    ) -> Option<Vec<(usize, f32)>> {
        let scale = self.blocks.look.scale;
        let (mut column, mut top) = (0, 0.0);
        let mut places = Vec::with_capacity(heights.len());
        for (block, height) in self.list.iter().zip(heights) {
            let above = match block {
                _ if top == 0.0 => 0.0,
                SheetBlock::Entry(_, false) | SheetBlock::Hand(_, false) => 1.3 * scale,
                _ => 5.0 * scale,
            };
            if top > 0.0 && top + above + height > tallest {
                column += 1;
                top = *height;
                places.push((column, 0.0));
            } else {
                places.push((column, top + above));
                top += above + height;
            }
            if column >= columns || top > tallest {
                return None;
            }
        }
        Some(places)
    }

    /// Draws the blocks and the score table.
    pub fn draw(&self, page: &mut Page, laid: &PanelLayout) {
        for (block, place) in self.list.iter().zip(&laid.blocks) {
            self.blocks.draw(page, block, *place);
        }
        if let (Some(table), Some(room)) = (self.table, laid.table) {
            table.draw(page, room);
        }
    }
}

fn block_rects(
    places: &[(usize, f32)],
    heights: &[f32],
    column: impl Fn(usize) -> Rect,
) -> Vec<Rect> {
    let rect = |((n, top), height): (&(usize, f32), &f32)| {
        let column = column(*n);
        Rect {
            y: column.y + top,
            height: *height,
            ..column
        }
    };
    places.iter().zip(heights).map(rect).collect()
}
