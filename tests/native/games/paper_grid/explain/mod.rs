//! The explanations of everything on Paper Grid's table, kind by kind.

mod board;
mod buttons;
mod hands;
mod walk;

use game::Seat;
use paper_grid::screen::{AskingRound, Draft, TableThing, acting_seat, screen_cell};
use paper_grid::text::explain::Explainer;
use paper_grid_rules::{Action, Axis, Placed, Preview, Stage};
use screen::{BoardAction, EdgeSide, Explain, Explanation, GridEdge, RackAction, TileId};

use super::table::Table;
use crate::seats::human_seats;

/// A table with the draft being built on it.
pub struct ShownTable {
    pub table: Table,
    pub draft: Draft,
    pub seats: Vec<Seat>,
    pub asked: Option<AskingRound>,
}

pub fn show_table(table: Table) -> ShownTable {
    ShownTable {
        draft: Draft::new(&table.state),
        seats: human_seats(table.state.seats),
        asked: None,
        table,
    }
}

impl ShownTable {
    /// Lays letters of the hand across, from a cell on.
    pub fn lay_across(mut self, from: &str, letters: &str) -> ShownTable {
        let placed = self
            .table
            .placed_from(from, paper_grid_rules::Axis::Across, letters);
        for Placed(cell, letter) in placed {
            let cell = screen_cell(self.table.state.board.size(), cell);
            let act = BoardAction::Type(cell, letter.lowercase());
            assert_eq!(self.draft.touch_board(act, &self.table.state), None);
        }
        self
    }

    pub fn preview(&self) -> Option<Preview> {
        let state = &self.table.state;
        let placed = match &state.stage {
            Stage::Judging(placed) => placed.clone(),
            _ => self.draft.placed(),
        };
        let seat = acting_seat(state)?;
        (!placed.is_empty()).then(|| Preview::new(state, seat, &placed, self.table.words.as_ref()))
    }

    pub fn explain(&self, thing: TableThing) -> Option<Explanation> {
        let preview = self.preview();
        let table = Explainer::new(&self.table.state, &self.draft, &self.seats);
        let table = table
            .with_preview(preview.as_ref())
            .with_asked(self.asked.as_ref());
        table.explain(thing)
    }

    /// The explanation of a thing, given by its text: its title, its facts and, after `>`, the
    /// possible actions.
    pub fn explanation_of(&self, thing: &str) -> String {
        let thing: TableThing = thing.parse().unwrap();
        let Some(told) = self.explain(thing) else {
            return "nothing".into();
        };
        let mut lines = vec![told.title];
        lines.extend(told.facts);
        lines.extend(told.can.iter().map(|can| format!("> {can}")));
        lines.join("\n")
    }

    pub fn cell_explanation(&self, name: &str) -> String {
        let cell = screen_cell(self.table.state.board.size(), self.table.cell(name));
        self.explanation_of(&TableThing::Cell(cell).to_string())
    }

    /// The edge to the right of a cell.
    pub fn edge_right_of(&self, name: &str) -> GridEdge {
        GridEdge {
            cell: screen_cell(self.table.state.board.size(), self.table.cell(name)),
            side: EdgeSide::Right,
        }
    }

    pub fn pick_tile(&mut self, tile: u32) {
        let pick = RackAction::Pick(TileId(tile));
        self.draft.touch_rack(pick, &self.table.state);
    }
}

/// Asserts that a line is in a text.
#[track_caller]
pub fn assert_contains(told: &str, line: &str) {
    assert!(
        told.lines().any(|told| told == line),
        "missing {line:?} in\n{told}"
    );
}

/// Asserts that a part is not in a text.
#[track_caller]
pub fn assert_lacks(told: &str, part: &str) {
    assert!(!told.contains(part), "unexpected {part:?} in\n{told}");
}

/// Plays letters across where the table decides: they are shown, but not played yet (K16).
fn show_play_across(table: &mut Table, from: &str, text: &str) {
    let placed = table.placed_from(from, Axis::Across, text);
    table.act(Action::Play(placed)).unwrap();
}
