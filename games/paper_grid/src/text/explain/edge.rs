//! Explains edges: existing walls, a chosen wall, and where one could go (K3, K21, K22).

use super::super::play::refusal;
use super::{Explaining, run, spelled, titled};
use paper_grid_rules::{Axis, CellId, EdgeId, Stage};
use screen::Explained;

impl Explaining<'_> {
    /// Explains the edge between two cells.
    pub(super) fn edge(&self, edge: EdgeId) -> Option<Explained> {
        let size = self.state.board.size();
        let (one, other) = size.beside_edge(edge)?;
        let between = format!("between {} and {}", self.at(one), self.at(other));
        let told = if self.state.board.is_walled(edge) {
            self.wall(&between, one, other)
        } else if self.draft.wall() == Some(edge) {
            self.considered(edge, &between, one, other)
        } else {
            self.open(edge, &between, one, other)
        };
        Some(told)
    }

    fn wall(&self, between: &str, one: CellId, other: CellId) -> Explained {
        let mut told = titled(format!("Wall {between}"));
        told.facts.push("No word goes through it.".into());
        let letter = |cell| self.state.board.letter(cell);
        told.facts.push(match (letter(one), letter(other)) {
            (Some(a), Some(b)) => format!("{} and {} don’t touch.", a.capital(), b.capital()),
            _ => "The cells on its two sides don’t touch.".into(),
        });
        told.facts.push("It stays for the rest of the game.".into());
        told
    }

    fn considered(&self, edge: EdgeId, between: &str, one: CellId, other: CellId) -> Explained {
        let mut told = titled("Wall, not placed yet");
        told.facts.push(format!("It would go {between}."));
        told.facts.push(self.cut(one, other));
        match self.refused(edge) {
            Some(says) => told.facts.push(says),
            None if self.acts() => {
                told.can.push("Tap it again to place it.".into());
                told.can.push("Tap another edge to move it.".into());
            }
            None => {}
        }
        told
    }

    fn open(&self, edge: EdgeId, between: &str, one: CellId, other: CellId) -> Explained {
        let mut told = titled(format!("Edge {between}"));
        told.facts.push("There’s no wall here.".into());
        if !self.acts() || !matches!(self.state.stage, Stage::Answering { .. }) {
            return told;
        }
        match self.refused(edge) {
            Some(says) => told.facts.push(says),
            None => {
                told.facts.push(self.cut(one, other));
                told.can.push("Place a wall here.".into());
            }
        }
        told
    }

    /// Explains why no wall can go on this edge; `None` if one can.
    fn refused(&self, edge: EdgeId) -> Option<String> {
        let why = self.state.may_wall(edge).err()?;
        Some(refusal(&why, self.state.board.size(), self.seats))
    }

    /// Describes what a wall would do to the letters on its two sides (K14).
    fn cut(&self, one: CellId, other: CellId) -> String {
        let board = &self.state.board;
        let axis = match board.size().row(one) == board.size().row(other) {
            true => Axis::Across,
            false => Axis::Down,
        };
        let through = board.letter(one).and_then(|_| run(board, one, axis));
        let through = through.filter(|run| run.cells.contains(&other));
        let Some(through) = through else {
            return "A wall here would cut no word.".into();
        };
        let letters = through.letters(board);
        let place = through.cells.iter().position(|cell| *cell == other);
        let (before, after) = letters.split_at(place.unwrap_or(0).min(letters.len()));
        let (before, after) = (spelled(before), spelled(after));
        format!(
            "A wall here would cut {} into {before} and {after}.",
            spelled(&letters)
        )
    }
}
