//! Cells that are worth making special (K31).

use super::bot_decision::BotDecision;
use paper_grid_rules::{Action, CellId, SpecialType};

/// Returns the strongest types that may be placed, on cells that the bot's own plays would cover
/// or beside letters on the board.
pub(super) fn candidates(decision: &BotDecision, covered: Vec<CellId>) -> Vec<Action> {
    let view = decision.view;
    let types: Vec<SpecialType> = view.placeable_specials().collect();
    let types: Vec<SpecialType> = STRONGEST_FIRST
        .into_iter()
        .filter(|one| types.contains(one))
        .collect();
    if types.is_empty() {
        return Vec::new();
    }
    let open = if view.begun {
        view.board.lettered_cells()
    } else {
        view.board.start_cells()
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
        cells.iter().take(CELLS_PER_TYPE).map(make)
    });
    makes.take(decision.judgement.candidates / 2).collect()
}

/// Types that help the player who covers them, the strongest first.
const STRONGEST_FIRST: [SpecialType; 8] = [
    SpecialType::TripleWord,
    SpecialType::GoAgain,
    SpecialType::DoubleWord,
    SpecialType::TripleLetter,
    SpecialType::Thief,
    SpecialType::BigAsk,
    SpecialType::DoubleLetter,
    SpecialType::Collector,
];

/// Number of cells tried for each type.
const CELLS_PER_TYPE: usize = 4;
