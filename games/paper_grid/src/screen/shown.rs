//! The board as the screen shows it: the game's board with the draft on it.

use super::Draft;
use super::studio::{Signs, grid_of};
use game::{Match, SeatColour, SeatId};
use paper_grid_rules::{
    Answer, CellId, Direction, EdgeId, Effect, Event, Hint, PaperGrid, Size, Stage, State,
};
use screen::{CellFace, Edge, Grid, Side};

/// Returns the board with the draft on it. `colours` are the seats' colours, in seat order.
pub fn shown(state: &State, draft: &Draft, colours: &[SeatColour], signs: Signs) -> Grid {
    let size = state.board.size();
    let mut grid = grid_of(&state.board, signs);
    for (at, id) in size.ids().enumerate() {
        let Some(cell) = grid.cell_mut(screen::CellId(at)) else {
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
        cell.marked |= draft.cells().contains(&id);
    }
    for hint in &state.turn.hints {
        if let Hint::Place(cell) = hint
            && let Some(cell) = grid.cell_mut(cell_id(size, *cell))
        {
            cell.marked = true;
        }
    }
    // A play that the table judges is on the board too.
    let asked = match &state.stage {
        Stage::Judging(placed) => placed.as_slice(),
        _ => &[],
    };
    for placed in draft.placed().iter().chain(asked) {
        if let Some(cell) = grid.cell_mut(cell_id(size, placed.0)) {
            cell.face = CellFace::Letter {
                letters: placed.1.capital().to_string(),
                owner: None,
                value: None,
                fresh: true,
            };
        }
    }
    grid.considered = draft.wall().and_then(|wall| edge_of(size, wall));
    grid
}

/// Marks what the last action changed on the board in its seat's colour: letters laid, cells made
/// special or crossed out, and all walls placed since the last play.
pub fn mark_last(grid: &mut Grid, game: &Match<PaperGrid>, steps: usize) {
    let (size, seats) = (game.state().board.size(), &game.journal().seats);
    let colour = |seat: SeatId| seats.get(seat.index()).map(|seat| seat.player.colour);
    let done = game.journal().steps.iter().take(steps).rev();
    for step in done {
        for event in step.events.iter().rev() {
            let (cells, seat): (Vec<CellId>, _) = match event {
                Event::Answered(seat, Answer::Wall(edge)) => {
                    let wall = edge_of(size, *edge).zip(colour(*seat));
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
                if let Some(cell) = grid.cell_mut(cell_id(size, cell)) {
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
pub fn cell_at(size: Size, cell: screen::CellId) -> Option<CellId> {
    size.ids().nth(cell.0)
}

/// Returns the screen's cell for a cell of the board.
pub fn cell_id(size: Size, cell: CellId) -> screen::CellId {
    screen::CellId(size.row(cell) * size.columns() + size.column(cell))
}

/// Returns the board's edge for an edge of the screen.
pub fn edge_at(size: Size, edge: Edge) -> Option<EdgeId> {
    let side = match edge.side {
        Side::Right => Direction::Right,
        Side::Below => Direction::Down,
    };
    size.edge(cell_at(size, edge.cell)?, side)
}

/// Returns the screen's edge for an edge of the board.
pub fn edge_of(size: Size, wanted: EdgeId) -> Option<Edge> {
    let sides = [
        (Side::Right, Direction::Right),
        (Side::Below, Direction::Down),
    ];
    size.ids().find_map(|id| {
        let found = sides
            .iter()
            .find(|(_, way)| size.edge(id, *way) == Some(wanted))?;
        let cell = cell_id(size, id);
        Some(Edge {
            cell,
            side: found.0,
        })
    })
}
