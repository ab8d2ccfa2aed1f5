//! Cells that are worth making special (K31).

use super::search::Thought;
use paper_grid_rules::{Action, CellId, Special};

/// Returns the strongest types that may be placed, on cells that the bot's own plays would cover
/// or beside letters on the board.
pub(super) fn choices(thought: &Thought, covered: Vec<CellId>) -> Vec<Action> {
    let view = thought.view;
    let types: Vec<Special> = view.placeable().collect();
    let types: Vec<Special> = STRONG
        .into_iter()
        .filter(|one| types.contains(one))
        .collect();
    if types.is_empty() {
        return Vec::new();
    }
    let open = match view.begun {
        true => view.board.lettered(),
        false => view.board.starts(),
    };
    let beside = open.iter().flat_map(|cell| view.board.neighbours(cell));
    let mut cells: Vec<CellId> = Vec::new();
    for cell in covered.into_iter().chain(beside) {
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    let plain: Vec<CellId> = view.plain_cells().collect();
    cells.retain(|cell| plain.contains(cell));
    let makes = types.iter().flat_map(|special| {
        let make = |cell: &CellId| Action::Make(*cell, *special);
        cells.iter().take(CELLS).map(make)
    });
    makes.take(thought.judgement.candidates / 2).collect()
}

/// Types that help the player who covers them, the strongest first.
const STRONG: [Special; 8] = [
    Special::TripleWord,
    Special::GoAgain,
    Special::DoubleWord,
    Special::TripleLetter,
    Special::Thief,
    Special::BigAsk,
    Special::DoubleLetter,
    Special::Collector,
];

/// Number of cells tried for each type.
const CELLS: usize = 4;
