//! Explains each thing of Paper Grid: what it is, its value, and what can be done with it now.
//!
//! - `cell`, `special`, `edge`: what is on the board
//! - `letter`: letters in hands, letters called, and the value of a letter
//! - `table`: seats, the endgame, the play being built
//! - `button_action`: the buttons
//!
//! Facts use players' names; possible actions address the acting player. While a bot
//! acts there are none.

mod button_action;
mod cell;
mod edge;
mod letter;
mod special;
mod table;

use crate::screen::{
    AskingRound, Draft, TableThing, acting_seat, board_cell, board_edge, person_can_act,
    reader_seat,
};
use game::{Seat, SeatId};
use lexicon::Letter;
use paper_grid_rules::{
    Axis, Board, CellId, Contents, LetterRun, Placed, Preview, SpecialType, Stage, State,
};
use screen::text::phrase;
use screen::{Explain, Explanation};

/// A Paper Grid table that can explain everything on it.
#[derive(Debug, Clone, Copy)]
pub struct Explainer<'a> {
    state: &'a State,
    draft: &'a Draft,
    seats: &'a [Seat],
    preview: Option<&'a Preview>,
    asked: Option<&'a AskingRound>,
}

impl<'a> Explainer<'a> {
    /// Returns the table as it is, with the move that the acting seat is building.
    pub fn new(state: &'a State, draft: &'a Draft, seats: &'a [Seat]) -> Explainer<'a> {
        Explainer {
            state,
            draft,
            seats,
            preview: None,
            asked: None,
        }
    }

    /// Adds the preview of the letters laid or shown to the table.
    #[must_use]
    pub fn with_preview(self, preview: Option<&'a Preview>) -> Explainer<'a> {
        Explainer { preview, ..self }
    }

    /// Adds the last round of asking.
    #[must_use]
    pub fn with_asked(self, asked: Option<&'a AskingRound>) -> Explainer<'a> {
        Explainer { asked, ..self }
    }

    fn name(&self, seat: SeatId) -> String {
        phrase::name(self.seats, seat)
    }

    /// Returns the seat for which letter values are given.
    fn reader_seat(&self) -> SeatId {
        reader_seat(self.state, self.seats)
    }

    /// Whether a person can act, so that actions are explained.
    fn person_can_act(&self) -> bool {
        person_can_act(self.state, self.seats)
    }

    /// Returns the seat whose tiles are on the rack.
    fn acting_seat(&self) -> SeatId {
        acting_seat(self.state).unwrap_or(self.state.turn.seat)
    }

    /// Returns the special cell for which the seat chooses now.
    fn special_awaiting_choice(&self) -> Option<SpecialType> {
        self.state.acting_special().map(|(_, special)| special)
    }

    /// Whether letters are being laid for a word.
    fn is_laying(&self) -> bool {
        let instead = self.draft.is_asking() || self.draft.special_to_make().is_some();
        self.state.stage == Stage::Playing && !instead
    }

    /// Returns the letters laid by the acting seat, and those shown to the table.
    fn laid_letters(&self) -> Vec<Placed> {
        let shown = match &self.state.stage {
            Stage::Judging(placed) => placed.as_slice(),
            _ => &[],
        };
        let mut laid = self.draft.placed();
        laid.extend_from_slice(shown);
        laid
    }

    fn laid_letter_in(&self, cell: CellId) -> Option<Letter> {
        let laid = self.laid_letters().into_iter();
        laid.rev()
            .find(|placed| placed.0 == cell)
            .map(|placed| placed.1)
    }

    /// Returns the board with the laid letters on it.
    fn board_with_laid(&self) -> Board {
        let mut board = self.state.board.clone();
        for Placed(cell, letter) in self.laid_letters() {
            board.set_contents(cell, Contents::Letter(letter));
        }
        board
    }

    fn cell_name(&self, cell: CellId) -> String {
        self.state.board.size().cell_name(cell)
    }
}

/// Returns the run through a cell, if it has two or more letters.
fn run_through(board: &Board, cell: CellId, axis: Axis) -> Option<LetterRun> {
    let run = LetterRun::through(board, cell, axis);
    (run.cells.len() > 1).then_some(run)
}

fn spelling(letters: &[Letter]) -> String {
    letters.iter().map(|letter| letter.uppercase()).collect()
}

/// Returns each letter as text.
fn capitals(letters: &[Letter]) -> Vec<String> {
    let letters = letters.iter();
    letters
        .map(|letter| letter.uppercase().to_string())
        .collect()
}

/// Joins parts as "a", "a or b" or "a, b or c".
fn join_with_or(parts: &[String]) -> String {
    match parts.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => parts.concat(),
    }
}

fn titled(title: impl Into<String>) -> Explanation {
    Explanation {
        title: title.into(),
        ..Explanation::default()
    }
}

impl Explain for Explainer<'_> {
    type Thing = TableThing;

    fn explain(&self, thing: TableThing) -> Option<Explanation> {
        let size = self.state.board.size();
        match thing {
            TableThing::Cell(cell) => Some(self.explain_cell(board_cell(size, cell)?)),
            TableThing::Edge(edge) => self.explain_edge(board_edge(size, edge)?),
            TableThing::Tile(tile) => self.explain_tile(tile),
            TableThing::Held(seat, letter) => self.explain_held(seat, letter),
            TableThing::Called(letter) => self.explain_called(letter),
            TableThing::Special(special) => Some(self.explain_special_type(special)),
            TableThing::Seat(seat) => self.explain_seat(seat),
            TableThing::Left => Some(self.explain_endgame()),
            TableThing::Play => self.explain_play(),
            TableThing::Do(button) => self.explain_button(button),
        }
    }
}
