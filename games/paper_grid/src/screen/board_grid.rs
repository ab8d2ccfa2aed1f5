//! The board as the screen shows it: the game's board with the draft on it.

use super::Draft;
use super::studio::{SpecialSigns, grid_from_board};
use game::{Match, SeatColour, SeatId};
use paper_grid_rules::{
    Axis, CallAnswer, CellId, Direction, EdgeId, Effect, Event, Hint, PaperGrid, Placed, Size,
    Stage, State,
};
use screen::{CellFace, EdgeSide, Grid, GridCursor, GridEdge};

/// Returns the board with the draft on it. `colours` are the seats' colours, in seat order.
pub fn board_grid(
    state: &State,
    draft: &Draft,
    colours: &[SeatColour],
    signs: SpecialSigns,
) -> Grid {
    let size = state.board.size();
    let mut grid = grid_from_board(&state.board, signs);
    for (at, id) in size.cell_ids().enumerate() {
        let Some(cell) = grid.cell_mut(screen::GridCellId(at)) else {
            continue;
        };
        match &mut cell.face {
            CellFace::Area(colour) => {
                let seat = state.board.areas().iter().position(|(_, area)| *area == id);
                if let Some(own) = seat.and_then(|seat| colours.get(seat)) {
                    *colour = *own;
                }
            }
            // K29: the letter's seat and value are written beside it.
            CellFace::Letter { owner, value, .. } if state.options.devils => {
                let mark = state.mark(id);
                *owner = mark.and_then(|mark| colours.get(mark.seat.index()).copied());
                *value = mark.map(|mark| mark.value);
            }
            _ => {}
        }
        cell.marked |= draft.chosen_cells().contains(&id);
    }
    for hint in shown_hints(state, draft) {
        let cells = match hint {
            Hint::Place(cell) | Hint::Letter(Placed(cell, _)) => vec![*cell],
            Hint::Play(placed) => placed.iter().map(|placed| placed.0).collect(),
            Hint::Length(_) | Hint::NoWord => Vec::new(),
        };
        for cell in cells {
            if let Some(cell) = grid.cell_mut(screen_cell(size, cell)) {
                cell.marked = true;
            }
        }
    }
    // A play that the table judges is on the board too.
    let asked = match &state.stage {
        Stage::Judging(placed) => placed.as_slice(),
        _ => &[],
    };
    for placed in draft.placed().iter().chain(asked) {
        if let Some(cell) = grid.cell_mut(screen_cell(size, placed.0)) {
            cell.face = CellFace::Letter {
                letters: placed.1.uppercase().to_string(),
                owner: None,
                value: None,
                fresh: true,
            };
        }
    }
    grid.cursor = draft.cursor().map(|(cell, axis)| GridCursor {
        cell: screen_cell(size, cell),
        down: axis == Axis::Down,
    });
    grid.considered = draft.chosen_wall().and_then(|wall| screen_edge(size, wall));
    grid
}

/// Returns the turn's hints as long as a word can be played; later they would mislead.
pub fn shown_hints<'s>(state: &'s State, draft: &Draft) -> &'s [Hint] {
    if state.stage == Stage::Playing && !draft.is_asking() {
        &state.turn.hints
    } else {
        &[]
    }
}

/// Marks what the last action changed on the board in its seat's colour: letters laid, cells made
/// special or crossed out, and all walls placed since the last play.
pub fn mark_last_action(grid: &mut Grid, game: &Match<PaperGrid>, steps: usize) {
    let (size, seats) = (game.state().board.size(), &game.journal().seats);
    let colour = |seat: SeatId| seats.get(seat.index()).map(|seat| seat.player.colour);
    let done = game.journal().steps.iter().take(steps).rev();
    for step in done {
        for event in step.events.iter().rev() {
            let (cells, seat): (Vec<CellId>, _) = match event {
                Event::Answered(seat, CallAnswer::Wall(edge)) => {
                    let wall = screen_edge(size, *edge).zip(colour(*seat));
                    grid.last_walls.extend(wall);
                    continue;
                }
                Event::Played(play) => (play.placed.iter().map(|one| one.0).collect(), step.by),
                Event::Acted(_, Effect::Blocked(placed)) => {
                    (placed.iter().map(|one| one.0).collect(), step.by)
                }
                Event::Acted(_, Effect::Destroyed(cells)) => (cells.clone(), step.by),
                Event::Made(cell, _) => (vec![*cell], step.by),
                _ => continue,
            };
            for cell in cells {
                if let Some(cell) = grid.cell_mut(screen_cell(size, cell)) {
                    cell.last = seat.and_then(colour);
                }
            }
            if !matches!(event, Event::Acted(..)) {
                return;
            }
        }
    }
}

/// Returns the board's cell for a cell of the screen.
pub fn board_cell(size: Size, cell: screen::GridCellId) -> Option<CellId> {
    size.cell_ids().nth(cell.0)
}

/// Returns the screen's cell for a cell of the board.
pub fn screen_cell(size: Size, cell: CellId) -> screen::GridCellId {
    screen::GridCellId(size.row(cell) * size.columns() + size.column(cell))
}

/// Returns the board's edge for an edge of the screen.
pub fn board_edge(size: Size, edge: GridEdge) -> Option<EdgeId> {
    let side = match edge.side {
        EdgeSide::Right => Direction::Right,
        EdgeSide::Below => Direction::Down,
    };
    size.edge(board_cell(size, edge.cell)?, side)
}

/// Returns the screen's edge for an edge of the board.
pub fn screen_edge(size: Size, wanted: EdgeId) -> Option<GridEdge> {
    let sides = [
        (EdgeSide::Right, Direction::Right),
        (EdgeSide::Below, Direction::Down),
    ];
    size.cell_ids().find_map(|id| {
        let found = sides
            .iter()
            .find(|(_, way)| size.edge(id, *way) == Some(wanted))?;
        let cell = screen_cell(size, id);
        Some(GridEdge {
            cell,
            side: found.0,
        })
    })
}
