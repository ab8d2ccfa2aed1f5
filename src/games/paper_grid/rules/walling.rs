//! Where a wall may be placed (K21, K22).

use super::{Board, CellId, EdgeId, Refusal, State, WallRule};

impl State {
    /// The edges that a wall may be placed on now.
    pub fn wall_edges(&self) -> impl Iterator<Item = EdgeId> {
        let open = self.board.open_edges();
        open.filter(|edge| self.may_wall(*edge).is_ok())
    }

    /// Whether a wall may be placed on an edge: on any without a wall, between letters too
    /// (K22), unless it would seal something off.
    ///
    /// # Errors
    /// What the wall would do.
    pub fn may_wall(&self, edge: EdgeId) -> Result<(), Refusal> {
        let sides = self.board.size().beside_edge(edge);
        let (one, other) = sides.ok_or(Refusal::NoFreeEdge)?;
        if self.board.is_walled(edge) {
            return Err(Refusal::NoFreeEdge);
        }
        let after = || {
            let mut after = self.board.clone();
            after.place_wall(edge);
            after
        };
        if !self.begun && !can_begin(&after()) {
            return Err(Refusal::ShutsStart);
        }
        match self.options.walls {
            WallRule::AnyEdge => Ok(()),
            WallRule::NoSealing => match seals(&after(), one, other) {
                Some(cell) => Err(Refusal::Seals(cell)),
                None => Ok(()),
            },
        }
    }
}

/// K22: the cell that a wall between two cells has sealed off from the other, if they could
/// hold letters at all. Areas and crossed-out cells lead nowhere and need not be reached.
fn seals(after: &Board, one: CellId, other: CellId) -> Option<CellId> {
    let usable = after.usable();
    let from_one = after.reach_towards(one, usable, Some(other));
    if !usable.contains(one) || !usable.contains(other) || from_one.contains(other) {
        return None;
    }
    let smaller = from_one.len() <= after.reach(other).len();
    Some(if smaller { one } else { other })
}

/// Whether a first word can still cover the start (K11): from some start cell a run of two
/// is possible.
fn can_begin(board: &Board) -> bool {
    let open = |start: CellId| {
        let mut beside = board.neighbours(start);
        board.cell(start).is_usable() && beside.any(|cell| board.cell(cell).is_usable())
    };
    board.starts().iter().any(open)
}
