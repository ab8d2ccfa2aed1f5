//! The cursor, as crossword apps have one: the cell where the next letter goes, and the direction
//! in which it moves on.

use super::Draft;
use paper_grid_rules::{Axis, CellId, State};
use screen::CursorMove;

impl Draft {
    /// The cell where the next letter goes, and the axis along which the cursor moves on; `None`
    /// without a cursor, or once no letter is left.
    pub fn cursor(&self) -> Option<(CellId, Axis)> {
        let cell = self.cursor.filter(|_| !self.rack.tiles().is_empty())?;
        Some((cell, self.axis()))
    }

    fn axis(&self) -> Axis {
        if self.down { Axis::Down } else { Axis::Across }
    }

    /// Whether a letter can be laid on a cell: it is free, and none is laid there.
    pub(super) fn is_open(&self, cell: CellId, state: &State) -> bool {
        state.board.cell(cell).is_free() && !self.is_laid(cell)
    }

    fn is_laid(&self, cell: CellId) -> bool {
        self.laid.iter().any(|(_, other)| *other == cell)
    }

    /// Handles a tap on a cell with no letter picked. On a letter of this turn, it takes it back; on
    /// an older letter, it does nothing; on a free cell, it puts the cursor there, or turns it.
    pub(super) fn tap_cell(&mut self, cell: CellId, state: &State) {
        if self.take_back_at(cell) {
            // Without a cursor the player lays letters one by one, so none appears.
            if self.cursor.is_some() {
                self.cursor = Some(cell);
            }
        } else if self.cursor == Some(cell) {
            self.down = !self.down;
        } else if self.is_open(cell, state) && !self.rack.tiles().is_empty() {
            self.down = self.likely_axis(cell, state) == Axis::Down;
            self.cursor = Some(cell);
        }
    }

    /// Lays a typed letter, in place of one of this turn, and moves on.
    pub(super) fn type_letter(&mut self, cell: CellId, letter: char, state: &State) {
        if self.take_back_at(cell) {
            self.cursor = Some(cell);
        }
        if let Some(tile) = self.rack.with_letter(letter) {
            self.lay_tile(tile, cell, state);
        }
        if self.is_laid(cell) {
            self.move_on(cell, state);
        }
    }

    /// Takes back the letter on a cell, or else the nearest letter of this turn before it, and moves
    /// the cursor to where it was.
    pub(super) fn go_back(&mut self, cell: CellId, state: &State) {
        let is_letter = |at: &CellId| self.is_laid(*at) || state.board.letter(*at).is_some();
        let before = state.board.line(cell, self.axis().backward());
        let last = std::iter::once(cell)
            .chain(before.take_while(is_letter))
            .find(|at| self.is_laid(*at));
        if let Some(last) = last {
            self.take_back_at(last);
            self.cursor = Some(last);
        }
    }

    /// Follows an arrow key: it sets the direction, and takes a cursor along.
    pub(super) fn follow_step(&mut self, cell: CellId, step: CursorMove, state: &State) {
        match step {
            CursorMove::Left | CursorMove::Right => self.down = false,
            CursorMove::Up | CursorMove::Down => self.down = true,
            _ => {}
        }
        if self.cursor.is_some() && self.is_open(cell, state) {
            self.cursor = Some(cell);
        }
    }

    /// Moves the cursor from a cell to the next free one, over letters. At a wall, an area, a
    /// crossed-out cell or the frame it stops, and there is no cursor any more.
    pub(super) fn move_on(&mut self, from: CellId, state: &State) {
        self.cursor = self.next_open(from, self.axis(), state);
    }

    fn next_open(&self, from: CellId, axis: Axis, state: &State) -> Option<CellId> {
        let mut ahead = state.board.line(from, axis.forward());
        let next = ahead.find(|at| !self.is_laid(*at) && state.board.letter(*at).is_none())?;
        self.is_open(next, state).then_some(next)
    }

    /// Guesses the axis of the word that begins on a cell: the one of the letters laid in this turn,
    /// or else the one with more room. It stays where both have as much.
    fn likely_axis(&self, cell: CellId, state: &State) -> Axis {
        let size = state.board.size();
        let in_row = |at: CellId| size.row(at) == size.row(cell);
        let in_column = |at: CellId| size.column(at) == size.column(cell);
        if !self.laid.is_empty() {
            let row = self.laid.iter().all(|(_, at)| in_row(*at));
            let column = self.laid.iter().all(|(_, at)| in_column(*at));
            match (row, column) {
                (true, false) => return Axis::Across,
                (false, true) => return Axis::Down,
                _ => {}
            }
        }
        let (now, other) = (self.axis(), self.axis().crossing());
        if self.room(cell, other, state) > self.room(cell, now, state) {
            other
        } else {
            now
        }
    }

    /// How much room a word has along an axis: the free cells ahead, and one more for a letter that
    /// it meets. A cell right behind a letter counts one less, as words mostly cross there. A word
    /// that touches a letter ahead, or covers a start cell at the beginning, has much more than
    /// others.
    fn room(&self, cell: CellId, axis: Axis, state: &State) -> i32 {
        let board = &state.board;
        let is_letter = |at: CellId| board.letter(at).is_some() || self.is_laid(at);
        let behind = board.neighbour(cell, axis.backward());
        let mut room = -i32::from(behind.is_some_and(is_letter));
        let mut is_joined = false;
        let mut hand = self.rack.tiles().len();
        for at in board.line(cell, axis.forward()) {
            if is_letter(at) {
                room += 1;
                is_joined |= hand > 0;
                break;
            }
            if !board.cell(at).is_free() {
                break;
            }
            room += 1;
            hand = hand.saturating_sub(1);
            is_joined |= hand > 0
                && if state.begun {
                    board.neighbours(at).any(is_letter)
                } else {
                    board.start_cells().contains(at)
                };
        }
        if is_joined { room + JOINED } else { room }
    }
}

/// A word that joins the others counts more than all the cells of a line.
const JOINED: i32 = 100;

#[cfg(test)]
#[path = "draft_cursor_tests.rs"]
mod tests;
