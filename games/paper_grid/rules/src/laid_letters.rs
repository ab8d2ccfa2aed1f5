//! Letters laid on the board but not yet played: what they form, and what is wrong with them.

use super::scoring::{is_in_list, reading_order, score_run};
use super::{
    Axis, Board, CellId, Cells, Contents, LetterRun, LetterValues, Placed, Refusal, ScoredWord,
    State,
};
use base::sorting::sort;
use game::SeatId;
use lexicon::{Letter, Level, Lexicon};

/// Letters from a seat's hand laid on free cells.
#[derive(Debug, Clone)]
pub struct LaidLetters {
    /// The letters, in reading order.
    pub placed: Vec<Placed>,
    /// The board with these letters on it.
    pub board: Board,
    /// The runs that contain the letters.
    pub runs: Vec<LetterRun>,
}

impl LaidLetters {
    /// Lays letters of a seat's hand on free cells (K2).
    pub fn new(state: &State, seat: SeatId, placed: &[Placed]) -> Result<LaidLetters, Refusal> {
        let (placed, board) = lay_letters(state, seat, placed)?;
        let cells: Vec<CellId> = placed.iter().map(|Placed(cell, _)| *cell).collect();
        let runs = LetterRun::containing_new(&board, &cells);
        Ok(LaidLetters {
            placed,
            board,
            runs,
        })
    }

    /// Checks that the letters are placed as a play's must be, whatever they spell.
    pub fn check_placement(&self, state: &State) -> Result<(), Refusal> {
        self.check_one_run()?;
        self.check_connected(state)?;
        // K13: at least one run exists.
        if self.runs.is_empty() {
            return Err(Refusal::NoRun);
        }
        Ok(())
    }

    /// Checks that the new letters are in one line, and all in one run (K10).
    fn check_one_run(&self) -> Result<(), Refusal> {
        let cells = || self.placed.iter().map(|Placed(cell, _)| *cell);
        let first = cells().next().ok_or(Refusal::NothingLaid)?;
        let size = self.board.size();
        let axis = if cells().all(|cell| size.row(cell) == size.row(first)) {
            Axis::Across
        } else if cells().all(|cell| size.column(cell) == size.column(first)) {
            Axis::Down
        } else {
            return Err(Refusal::NotInLine);
        };
        let run: Cells = LetterRun::through(&self.board, first, axis)
            .cells
            .into_iter()
            .collect();
        let Some(beyond) = cells().find(|cell| !run.contains(*cell)) else {
            return Ok(());
        };
        // A wall, or a cell without a letter, ends the run before the next letter.
        let last = run.iter().last().unwrap_or(first);
        match self.board.neighbour(last, axis.forward()) {
            Some(gap) => Err(Refusal::Gap(gap)),
            None => Err(Refusal::WallBefore(
                size.step(last, axis.forward()).unwrap_or(beyond),
            )),
        }
    }

    /// Checks that the letters connect: the first word covers the star, and every later play
    /// touches an old letter with no wall between (K11). Touching is enough (K12).
    fn check_connected(&self, state: &State) -> Result<(), Refusal> {
        let mut cells = self.placed.iter().map(|Placed(cell, _)| *cell);
        if !state.begun {
            let starts = state.board.start_cells();
            let covers = cells.any(|cell| starts.contains(cell));
            return covers.then_some(()).ok_or(Refusal::MissesStart);
        }
        let lay_there = |cell: CellId| state.board.letter(cell).is_some();
        let touches = cells.any(|cell| state.board.neighbours(cell).any(lay_there));
        touches.then_some(()).ok_or(Refusal::NotConnected)
    }

    /// Checks that every run with a new letter is a word; the refusal names all that
    /// aren't (K13).
    pub fn check_words(&self, state: &State, words: Option<&Lexicon>) -> Result<(), Refusal> {
        let Some(level) = state.options.judge.level() else {
            return Ok(());
        };
        let words = words.ok_or(Refusal::NoListYet)?;
        let bad = self.unlisted_words(state, words, level);
        if bad.is_empty() {
            Ok(())
        } else {
            Err(Refusal::NotWords(bad))
        }
    }

    /// Returns the runs that aren't words of the list up to a level, as the game reads
    /// them (K15).
    pub fn unlisted_words(&self, state: &State, words: &Lexicon, level: Level) -> Vec<String> {
        let is_word = |letters: &[Letter]| is_in_list(words, level, letters);
        let read = |run| reading_order(run, &self.board, state.options.reading, is_word).1;
        let all = self.runs.iter().map(read);
        let bad = all.filter(|letters| !is_word(letters));
        bad.map(|letters| spelling(&letters)).collect()
    }

    /// Returns what the runs spell, read forward.
    pub fn spellings(&self) -> Vec<String> {
        let runs = self.runs.iter();
        runs.map(|run| spelling(&run.letters(&self.board)))
            .collect()
    }

    /// Returns the new words with their scores (K18), for the seat that lays these letters.
    pub fn scored_words(
        &self,
        state: &State,
        seat: SeatId,
        words: Option<&Lexicon>,
    ) -> Vec<ScoredWord> {
        let worth = LetterValues::for_seat(state, seat);
        let level = state.options.judge.level();
        let is_word = |letters: &[Letter]| match (words, level) {
            (Some(words), Some(level)) => is_in_list(words, level, letters),
            // Where the table judges words, a run is read forward.
            _ => true,
        };
        let read = |run| reading_order(run, &self.board, state.options.reading, is_word);
        let runs = self.runs.iter();
        runs.map(|run| score_run(&self.board, read(run), worth))
            .collect()
    }
}

/// Lays letters of a seat's hand on free cells, no cell twice. Returns them in reading order, and
/// the board with them on it.
pub(super) fn lay_letters(
    state: &State,
    seat: SeatId,
    placed: &[Placed],
) -> Result<(Vec<Placed>, Board), Refusal> {
    let mut placed = placed.to_vec();
    sort(&mut placed);
    let mut board = state.board.clone();
    for Placed(cell, letter) in &placed {
        if !state.board.cell(*cell).is_free() {
            return Err(Refusal::NotFree(*cell));
        }
        if !board.cell(*cell).is_free() {
            return Err(Refusal::TwiceIn(*cell));
        }
        board.set_contents(*cell, Contents::Letter(*letter));
    }
    let letters = placed.iter().map(|Placed(_, letter)| *letter);
    let hand = state.hands.get(seat.index()).ok_or(Refusal::NotNow)?;
    match hand.missing_letter(letters) {
        Some(letter) => Err(Refusal::NotInHand(letter)),
        None => Ok((placed, board)),
    }
}

fn spelling(letters: &[Letter]) -> String {
    letters.iter().map(|letter| letter.lowercase()).collect()
}
