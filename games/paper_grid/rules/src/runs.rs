//! Runs: straight lines of letters, which are words or must become words.

use super::{Axis, Board, CellId};
use base::sorting::sort_by_key;
use lexicon::Letter;

/// A longest straight line of lettered cells (K4), in forward reading order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The axis of the run.
    pub axis: Axis,
    /// The cells of the run, at least one.
    pub cells: Vec<CellId>,
}

impl Run {
    /// Returns the run that contains a lettered cell (K4). It ends at a wall, an empty cell, an
    /// area, a crossed-out cell or the frame.
    pub fn through(board: &Board, cell: CellId, axis: Axis) -> Run {
        let lettered = |id: &CellId| board.letter(*id).is_some();
        let before = board.line(cell, axis.back()).take_while(lettered);
        let mut cells: Vec<CellId> = before.collect();
        cells.reverse();
        cells.push(cell);
        cells.extend(board.line(cell, axis.on()).take_while(lettered));
        Run { axis, cells }
    }

    /// Returns the letters of the run, read forward.
    pub fn letters(&self, board: &Board) -> Vec<Letter> {
        self.cells
            .iter()
            .filter_map(|id| board.letter(*id))
            .collect()
    }

    /// Returns the runs of two or more letters that contain a new letter (K13): first the one
    /// that contains all of them, if there is one, and then those that cross it, in reading
    /// order. Runs without a new letter don't count (K14).
    pub fn with_new(board: &Board, new: &[CellId]) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for axis in Axis::ALL {
            for cell in new {
                let known = |run: &Run| run.axis == axis && run.cells.contains(cell);
                if !runs.iter().any(known) {
                    runs.push(Run::through(board, *cell, axis));
                }
            }
        }
        let all = |run: &Run| new.iter().all(|cell| run.cells.contains(cell));
        sort_by_key(&mut runs, |run| {
            (!all(run), run.cells.first().copied(), run.axis)
        });
        runs.retain(|run| run.cells.len() > 1);
        runs
    }
}
