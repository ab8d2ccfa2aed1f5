//! What boards on one page share, printed once at its foot: the legend and the letter values.

use drawing::{Page, Phrase, Rect};

use super::blocks::{BlockPainter, SheetBlock, legend_entries};
use super::panel::{BlockPanel, PanelLayout};
use super::{Omission, PrintedBoard, SheetTexts};
use printing::SheetOptions;
use printing::look::SheetLook;

/// The part of a page that its boards share, at the foot, and its layout.
pub struct SharedFoot<'a> {
    panel: BlockPanel<'a>,
    laid: PanelLayout,
    /// What there was no room for.
    pub left_out: Vec<Omission>,
}

/// The largest share of a page's height that the shared part may take.
const MAX_SHARE: f32 = 0.3;

impl<'a> SharedFoot<'a> {
    /// Reserves the foot of a room. Returns the rest of the room for the boards.
    pub fn reserve(
        words: &'a SheetTexts,
        boards: &'a [PrintedBoard],
        options: &SheetOptions,
        names: &'a [Phrase],
        look: SheetLook,
        room: Rect,
    ) -> Option<(SharedFoot<'a>, Rect)> {
        let first = &boards.first()?.board;
        let all: Vec<_> = boards.iter().map(|printed| &printed.board).collect();
        let mut list: Vec<SheetBlock> = Vec::new();
        if options.legend {
            let entries = legend_entries(&all, false).into_iter().enumerate();
            list.extend(entries.map(|(n, entry)| SheetBlock::Entry(entry, n == 0)));
        }
        if options.values {
            list.push(SheetBlock::Values);
        }
        let mut panel = BlockPanel {
            blocks: BlockPainter {
                words,
                board: first,
                names,
                look,
            },
            list,
            table: None,
        };
        let mut left_out = Vec::new();
        loop {
            if panel.list.is_empty() {
                let laid = PanelLayout::default();
                let shared = SharedFoot {
                    panel,
                    laid,
                    left_out,
                };
                return Some((shared, room));
            }
            let most = (room.height * MAX_SHARE) as usize;
            let found = (8..=most).find_map(|tall| {
                let (rest, foot) = room.split_top(room.height - tall as f32, 0.0);
                Some((panel.lay_out(foot)?, rest))
            });
            if let Some((laid, rest)) = found {
                let gap = 6.0 * look.scale;
                let rest = Rect {
                    height: rest.height - gap,
                    ..rest
                };
                let shared = SharedFoot {
                    panel,
                    laid,
                    left_out,
                };
                return Some((shared, rest));
            }
            // Letter values are learnt quickly, symbols aren't: so the values go first.
            let values = panel.list.len();
            panel
                .list
                .retain(|block| !matches!(block, SheetBlock::Values));
            if panel.list.len() < values {
                left_out.push(Omission::Values);
            } else {
                panel.list.clear();
                left_out.push(Omission::Legend);
            }
        }
    }

    /// Draws the shared part.
    pub fn draw(&self, page: &mut Page) {
        self.panel.draw(page, &self.laid);
    }
}
