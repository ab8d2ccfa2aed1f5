//! Where one more letter may go, for players who are learning the game.

use game::SeatId;
use paper_grid_rules::{Cells, Direction, LaidLetters, Placed, Stage, State};

/// Returns the free cells where a letter may go next to those already laid, so that with further
/// letters of the hand the play can meet K10 and K11. It doesn't check what the play spells.
pub fn playable_cells(state: &State, seat: SeatId, laid: Cells) -> Cells {
    let mut may = Cells::default();
    if state.stage != Stage::Playing {
        return may;
    }
    let (board, hand) = (&state.board, state.hand(seat));
    for first in board.cells_where(|cell| cell.is_free()).iter() {
        for way in [Direction::Right, Direction::Down] {
            let mut placed: Vec<Placed> = Vec::new();
            let mut next = Some(first);
            while let Some(cell) = next {
                let free = board.cell(cell).is_free();
                let letter = hand.get(placed.len()).filter(|_| free);
                match letter {
                    Some(letter) => placed.push(Placed(cell, *letter)),
                    None if board.letter(cell).is_some() => {}
                    None => break,
                }
                next = board.neighbour(cell, way);
                let cells: Cells = placed.iter().map(|placed| placed.0).collect();
                if letter.is_some() && laid.difference(cells).is_empty() {
                    let lies = LaidLetters::new(state, seat, &placed);
                    if lies.is_ok_and(|lies| lies.check_placement(state).is_ok()) {
                        may = may.union(cells);
                    }
                }
            }
        }
    }
    may.difference(laid)
}
