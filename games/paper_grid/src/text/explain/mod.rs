//! Explains each thing of Paper Grid: what it is, its value, and what can be done with it now.
//!
//! - `cell`, `special`, `edge`: what is on the board
//! - `letter`: letters in hands, letters called, and the value of a letter
//! - `table`: seats, the endgame, the play being built
//! - `deed`: the buttons
//!
//! Facts use players' names; possible actions address the acting player. While a bot
//! acts there are none.

mod cell;
mod deed;
mod edge;
mod letter;
mod special;
mod table;

use crate::screen::{AskedRound, Draft, Thing, acting, cell_at, edge_at, person_acts, reader};
use game::{Seat, SeatId};
use lexicon::Letter;
use paper_grid_rules::{
    Axis, Board, CellId, Contents, Placed, Preview, Run, Special, Stage, State,
};
use screen::text::phrase;
use screen::{Explain, Explained};

/// A Paper Grid table that can explain everything on it.
#[derive(Debug, Clone, Copy)]
pub struct Explaining<'a> {
    state: &'a State,
    draft: &'a Draft,
    seats: &'a [Seat],
    preview: Option<&'a Preview>,
    asked: Option<&'a AskedRound>,
}

impl<'a> Explaining<'a> {
    /// Returns the table as it is, with the move that the acting seat is building.
    pub fn new(state: &'a State, draft: &'a Draft, seats: &'a [Seat]) -> Explaining<'a> {
        Explaining {
            state,
            draft,
            seats,
            preview: None,
            asked: None,
        }
    }

    /// Adds the preview of the letters laid or shown to the table.
    #[must_use]
    pub fn with_preview(self, preview: Option<&'a Preview>) -> Explaining<'a> {
        Explaining { preview, ..self }
    }

    /// Adds the last round of asking.
    #[must_use]
    pub fn with_asked(self, asked: Option<&'a AskedRound>) -> Explaining<'a> {
        Explaining { asked, ..self }
    }

    fn name(&self, seat: SeatId) -> String {
        phrase::name(self.seats, seat)
    }

    /// Returns the seat for which letter values are given.
    fn reader(&self) -> SeatId {
        reader(self.state, self.seats)
    }

    /// Whether a person can act, so that actions are explained.
    fn acts(&self) -> bool {
        person_acts(self.state, self.seats)
    }

    /// Returns the seat whose tiles are on the rack.
    fn actor(&self) -> SeatId {
        acting(self.state).unwrap_or(self.state.turn.seat)
    }

    /// Returns the special cell for which the seat chooses now.
    fn chooses(&self) -> Option<Special> {
        self.state.acting().map(|(_, special)| special)
    }

    /// Whether letters are being laid for a word.
    fn lays(&self) -> bool {
        let instead = self.draft.is_asking() || self.draft.making().is_some();
        self.state.stage == Stage::Playing && !instead
    }

    /// Returns the letters laid by the acting seat, and those shown to the table.
    fn laid(&self) -> Vec<Placed> {
        let shown = match &self.state.stage {
            Stage::Judging(placed) => placed.as_slice(),
            _ => &[],
        };
        let mut laid = self.draft.placed();
        laid.extend_from_slice(shown);
        laid
    }

    fn laid_in(&self, cell: CellId) -> Option<Letter> {
        let laid = self.laid().into_iter();
        laid.rev()
            .find(|placed| placed.0 == cell)
            .map(|placed| placed.1)
    }

    /// Returns the board with the laid letters on it.
    fn board(&self) -> Board {
        let mut board = self.state.board.clone();
        for Placed(cell, letter) in self.laid() {
            board.put(cell, Contents::Letter(letter));
        }
        board
    }

    fn at(&self, cell: CellId) -> String {
        self.state.board.size().name(cell)
    }
}

/// Returns the run through a cell, if it has two or more letters.
fn run(board: &Board, cell: CellId, axis: Axis) -> Option<Run> {
    let run = Run::through(board, cell, axis);
    (run.cells.len() > 1).then_some(run)
}

fn spelled(letters: &[Letter]) -> String {
    letters.iter().map(|letter| letter.capital()).collect()
}

/// Returns each letter as text.
fn each(letters: &[Letter]) -> Vec<String> {
    let letters = letters.iter();
    letters.map(|letter| letter.capital().to_string()).collect()
}

/// Joins parts as "a", "a or b" or "a, b or c".
fn any_of(parts: &[String]) -> String {
    match parts.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => parts.concat(),
    }
}

fn titled(title: impl Into<String>) -> Explained {
    Explained {
        title: title.into(),
        ..Explained::default()
    }
}

impl Explain for Explaining<'_> {
    type Thing = Thing;

    fn explain(&self, thing: Thing) -> Option<Explained> {
        let size = self.state.board.size();
        match thing {
            Thing::Cell(cell) => Some(self.cell(cell_at(size, cell)?)),
            Thing::Edge(edge) => self.edge(edge_at(size, edge)?),
            Thing::Tile(tile) => self.tile(tile),
            Thing::Held(seat, letter) => self.held(seat, letter),
            Thing::Called(letter) => self.called(letter),
            Thing::Special(special) => Some(self.special_type(special)),
            Thing::Seat(seat) => self.seat(seat),
            Thing::Left => Some(self.left()),
            Thing::Play => self.play(),
            Thing::Do(deed) => self.deed(deed),
        }
    }
}
