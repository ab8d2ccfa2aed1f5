//! What boards on one page share, printed once at its foot: the legend and the letter values.

use drawing::{Page, Phrase, Rect};

use super::blocks::{Block, Blocks, entries};
use super::panel::{Laid, Panel};
use super::{LeftOut, PrintedBoard, Words};
use printing::SheetOptions;
use printing::look::Look;

/// The part of a page that its boards share, at the foot, and its layout.
pub struct Shared<'a> {
    panel: Panel<'a>,
    laid: Laid,
    /// What there was no room for.
    pub left_out: Vec<LeftOut>,
}

/// The largest share of a page's height that the shared part may take.
const MOST: f32 = 0.3;

impl<'a> Shared<'a> {
    /// Reserves the foot of a room. Returns the rest of the room for the boards.
    pub fn of(
        words: &'a Words,
        boards: &'a [PrintedBoard],
        options: &SheetOptions,
        names: &'a [Phrase],
        look: Look,
        room: Rect,
    ) -> Option<(Shared<'a>, Rect)> {
        let first = &boards.first()?.board;
        let all: Vec<_> = boards.iter().map(|printed| &printed.board).collect();
        let mut list: Vec<Block> = Vec::new();
        if options.legend {
            let entries = entries(&all, false).into_iter().enumerate();
            list.extend(entries.map(|(n, entry)| Block::Entry(entry, n == 0)));
        }
        if options.values {
            list.push(Block::Values);
        }
        let mut panel = Panel {
            blocks: Blocks {
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
                let laid = Laid::default();
                let shared = Shared {
                    panel,
                    laid,
                    left_out,
                };
                return Some((shared, room));
            }
            let most = (room.height * MOST) as usize;
            let found = (8..=most).find_map(|tall| {
                let (rest, foot) = room.split_top(room.height - tall as f32, 0.0);
                Some((panel.lay(foot)?, rest))
            });
            if let Some((laid, rest)) = found {
                let gap = 6.0 * look.scale;
                let rest = Rect {
                    height: rest.height - gap,
                    ..rest
                };
                let shared = Shared {
                    panel,
                    laid,
                    left_out,
                };
                return Some((shared, rest));
            }
            // Letter values are learnt quickly, symbols aren't: so the values go first.
            let values = panel.list.len();
            panel.list.retain(|block| !matches!(block, Block::Values));
            if panel.list.len() < values {
                left_out.push(LeftOut::Values);
            } else {
                panel.list.clear();
                left_out.push(LeftOut::Legend);
            }
        }
    }

    /// Draws the shared part.
    pub fn draw(&self, page: &mut Page) {
        self.panel.draw(page, &self.laid);
    }
}
