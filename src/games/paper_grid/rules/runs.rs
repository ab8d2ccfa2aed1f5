//! Runs: the words of a board, or what would have to be words.

use super::{Axis, Board, CellId};
use base::sorting::sort_by_key;
use lexicon::Letter;

/// A longest straight line of lettered cells (K4), as it is read forward.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// How it lies.
    pub axis: Axis,
    /// Its cells, at least one.
    pub cells: Vec<CellId>,
}

impl Run {
    /// The run that a lettered cell is in (K4): it ends at a wall, an empty cell, an area, a
    /// crossed-out cell and the frame.
    pub fn through(board: &Board, cell: CellId, axis: Axis) -> Run {
        let lettered = |id: &CellId| board.letter(*id).is_some();
        let before = board.line(cell, axis.back()).take_while(lettered);
        let mut cells: Vec<CellId> = before.collect();
        cells.reverse();
        cells.push(cell);
        cells.extend(board.line(cell, axis.on()).take_while(lettered));
        Run { axis, cells }
    }

    /// Its letters, as it is read forward.
    pub fn letters(&self, board: &Board) -> Vec<Letter> {
        self.cells
            .iter()
            .filter_map(|id| board.letter(*id))
            .collect()
    }

    /// The runs that new letters are in, of two letters and more (K13): the one that holds
    /// all of them first, if there is one, and then those that cross it, in reading order.
    /// A run without a new letter is none of them (K14).
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
