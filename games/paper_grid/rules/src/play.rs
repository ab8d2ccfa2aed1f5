//! Playing a word (K10 to K16).

use super::ruling::Ruling;
use super::scoring::{letter_times, word_times};
use super::{Cells, Event, Laid, LetterCells, Placed, Play, Refusal, State, celldance, devils};
use game::SeatId;
use lexicon::Lexicon;

/// Plays letters. Where a list decides they count at once; where the table does, they are shown
/// first (K16).
pub(super) fn play(
    ruling: &mut Ruling,
    placed: &[Placed],
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let state = &ruling.state;
    let laid = Laid::new(state, state.turn.seat, placed)?;
    laid.lies_well(state)?;
    if state.options.judge.level().is_none() {
        ruling.add(Event::Proposed(laid.placed));
        return Ok(());
    }
    laid.spells_words(state, words)?;
    count(ruling, &laid, words);
    Ok(())
}

/// Accepts the letters shown, for the table (K16).
pub(super) fn accept(ruling: &mut Ruling, placed: &[Placed]) -> Result<(), Refusal> {
    let laid = Laid::new(&ruling.state, ruling.state.turn.seat, placed)?;
    count(ruling, &laid, None);
    Ok(())
}

/// Scores a play, and then lets its special cells act (K34).
fn count(ruling: &mut Ruling, laid: &Laid, words: Option<&Lexicon>) {
    let play = result(&ruling.state, ruling.state.turn.seat, laid, words);
    ruling.add(Event::Played(play));
    celldance::go_on(ruling);
}

/// Returns the play with everything that follows from it automatically.
fn result(state: &State, seat: SeatId, laid: &Laid, words: Option<&Lexicon>) -> Play {
    let scored = laid.scored(state, seat, words);
    let covered = || laid.placed.iter().map(|Placed(cell, _)| *cell);
    let special = |cell| state.board.special(cell);
    let acts = covered().filter_map(|cell| Some((cell, special(cell)?)));
    // K32: letter cells may count only in the play that covers them. K33: a word cell counts for
    // the first words that use it, which are those of this play.
    let briefly = state.options.letter_cells == LetterCells::WhenCovered;
    let covered_once = covered().filter(|cell| briefly && letter_times(special(*cell)) > 1);
    let used = scored.iter().flat_map(|word| word.cells.iter().copied());
    let used = used.filter(|cell| word_times(special(*cell)) > 1);
    let spent: Cells = covered_once.chain(used).collect();
    let marks = if state.options.devils {
        devils::marks(state, seat, laid, &scored)
    } else {
        Vec::new()
    };
    Play {
        points: devils::gain(state, seat, laid, &scored),
        spent: spent.iter().collect(),
        acts: acts.filter(|(_, special)| special.is_celldance()).collect(),
        placed: laid.placed.clone(),
        words: scored,
        marks,
    }
}
