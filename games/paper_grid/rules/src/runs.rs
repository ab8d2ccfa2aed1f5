//! Runs: straight lines of letters, which are words or must become words.

use super::{Axis, Board, CellId};
use base::sorting::sort_by_key;
use lexicon::Letter;

/// A maximal straight line of cells with letters (K4), in forward reading order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LetterRun {
    /// The axis of the run.
    pub axis: Axis,
    /// The cells of the run, at least one.
    pub cells: Vec<CellId>,
}

impl LetterRun {
    /// Returns the run that contains a lettered cell (K4). It ends at a wall, an empty cell, an
    /// area, a crossed-out cell or the frame.
    pub fn through(board: &Board, cell: CellId, axis: Axis) -> LetterRun {
        let lettered = |id: &CellId| board.letter(*id).is_some();
        let before = board.line(cell, axis.backward()).take_while(lettered);
        let mut cells: Vec<CellId> = before.collect();
        cells.reverse();
        cells.push(cell);
        cells.extend(board.line(cell, axis.forward()).take_while(lettered));
        LetterRun { axis, cells }
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
    pub(crate) fn containing_new(board: &Board, new: &[CellId]) -> Vec<LetterRun> {
        let mut runs: Vec<LetterRun> = Vec::new();
        for axis in Axis::ALL {
            for cell in new {
                let known = |run: &LetterRun| run.axis == axis && run.cells.contains(cell);
                if !runs.iter().any(known) {
                    runs.push(LetterRun::through(board, *cell, axis));
                }
            }
        }
        let all = |run: &LetterRun| new.iter().all(|cell| run.cells.contains(cell));
        sort_by_key(&mut runs, |run| {
            (!all(run), run.cells.first().copied(), run.axis)
        });
        runs.retain(|run| run.cells.len() > 1);
        runs
    }
}
