//! Explains edges: existing walls, a chosen wall, and where one could go (K3, K21, K22).

use super::super::play::refusal;
use super::{Explainer, run_through, spelling, titled};
use paper_grid_rules::{Axis, CellId, EdgeId, Stage};
use screen::Explanation;

impl Explainer<'_> {
    /// Explains the edge between two cells.
    pub(super) fn explain_edge(&self, edge: EdgeId) -> Option<Explanation> {
        let size = self.state.board.size();
        let (one, other) = size.cells_beside_edge(edge)?;
        let between = format!(
            "between {} and {}",
            self.cell_name(one),
            self.cell_name(other)
        );
        let explanation = if self.state.board.is_walled(edge) {
            self.explain_wall(&between, one, other)
        } else if self.draft.chosen_wall() == Some(edge) {
            self.explain_chosen_edge(edge, &between, one, other)
        } else {
            self.explain_open_edge(edge, &between, one, other)
        };
        Some(explanation)
    }

    fn explain_wall(&self, between: &str, one: CellId, other: CellId) -> Explanation {
        let mut explanation = titled(format!("Wall {between}"));
        explanation.facts.push("No word goes through it.".into());
        let letter = |cell| self.state.board.letter(cell);
        explanation.facts.push(match (letter(one), letter(other)) {
            (Some(a), Some(b)) => format!("{} and {} don’t touch.", a.uppercase(), b.uppercase()),
            _ => "The cells on its two sides don’t touch.".into(),
        });
        explanation
            .facts
            .push("It stays for the rest of the game.".into());
        explanation
    }

    fn explain_chosen_edge(
        &self,
        edge: EdgeId,
        between: &str,
        one: CellId,
        other: CellId,
    ) -> Explanation {
        let mut explanation = titled("Wall, not placed yet");
        explanation.facts.push(format!("It would go {between}."));
        explanation.facts.push(self.cut_text(one, other));
        match self.refusal_text(edge) {
            Some(says) => explanation.facts.push(says),
            None if self.person_can_act() => {
                explanation.can.push("Tap it again to place it.".into());
                explanation.can.push("Tap another line to move it.".into());
            }
            None => {}
        }
        explanation
    }

    fn explain_open_edge(
        &self,
        edge: EdgeId,
        between: &str,
        one: CellId,
        other: CellId,
    ) -> Explanation {
        let mut explanation = titled(format!("Edge {between}"));
        explanation.facts.push("There’s no wall here.".into());
        if !self.person_can_act() || !matches!(self.state.stage, Stage::Answering { .. }) {
            return explanation;
        }
        match self.refusal_text(edge) {
            Some(says) => explanation.facts.push(says),
            None => {
                explanation.facts.push(self.cut_text(one, other));
                explanation.can.push("Place a wall here.".into());
            }
        }
        explanation
    }

    /// Explains why no wall can go on this edge; `None` if one can.
    fn refusal_text(&self, edge: EdgeId) -> Option<String> {
        let why = self.state.check_wall(edge).err()?;
        Some(refusal(&why, self.state.board.size(), self.seats))
    }

    /// Describes what a wall would do to the letters on its two sides (K14).
    fn cut_text(&self, one: CellId, other: CellId) -> String {
        let board = &self.state.board;
        let axis = if board.size().row(one) == board.size().row(other) {
            Axis::Across
        } else {
            Axis::Down
        };
        let through = board
            .letter(one)
            .and_then(|_| run_through(board, one, axis));
        let through = through.filter(|run| run.cells.contains(&other));
        let Some(through) = through else {
            return "A wall here would cut no word.".into();
        };
        let letters = through.letters(board);
        let place = through.cells.iter().position(|cell| *cell == other);
        let (before, after) = letters.split_at(place.unwrap_or(0).min(letters.len()));
        let (before, after) = (spelling(before), spelling(after));
        format!(
            "A wall here would cut {} into {before} and {after}.",
            spelling(&letters)
        )
    }
}
