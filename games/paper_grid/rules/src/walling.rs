//! Where a wall may be placed (K21, K22).

use super::{Board, CellId, EdgeId, Refusal, State, WallRule};

impl State {
    /// Returns the edges that can take a wall now.
    pub fn wallable_edges(&self) -> impl Iterator<Item = EdgeId> {
        let open = self.board.open_edges();
        open.filter(|edge| self.check_wall(*edge).is_ok())
    }

    /// Whether an edge can take a wall: any edge without one can, between letters too (K22),
    /// unless the wall would seal something off.
    ///
    /// # Errors
    /// Why the wall isn't allowed.
    pub fn check_wall(&self, edge: EdgeId) -> Result<(), Refusal> {
        let sides = self.board.size().cells_beside_edge(edge);
        let (one, other) = sides.ok_or(Refusal::NoFreeEdge)?;
        if self.board.is_walled(edge) {
            return Err(Refusal::NoFreeEdge);
        }
        let after = || {
            let mut after = self.board.clone();
            after.place_wall(edge);
            after
        };
        if !self.begun && !can_start(&after()) {
            return Err(Refusal::ShutsStart);
        }
        match self.options.walls {
            WallRule::AnyEdge => Ok(()),
            WallRule::NoSealing => match sealed_off_cell(&after(), one, other) {
                Some(cell) => Err(Refusal::Seals(cell)),
                None => Ok(()),
            },
        }
    }
}

/// Returns the cell that a wall between two cells has sealed off from the other (K22), if both
/// could hold letters. Areas and crossed-out cells lead nowhere and needn't be reachable.
fn sealed_off_cell(after: &Board, one: CellId, other: CellId) -> Option<CellId> {
    let usable = after.usable_cells();
    let from_one = after.reachable_until(one, usable, Some(other));
    if !usable.contains(one) || !usable.contains(other) || from_one.contains(other) {
        return None;
    }
    let smaller = from_one.len() <= after.reachable_from(other).len();
    Some(if smaller { one } else { other })
}

/// Whether a first word can still cover the start (K11): some start cell has room for a
/// run of two.
fn can_start(board: &Board) -> bool {
    let open = |start: CellId| {
        let mut beside = board.neighbours(start);
        board.cell(start).is_usable() && beside.any(|cell| board.cell(cell).is_usable())
    };
    board.start_cells().iter().any(open)
}
