//! Playing a word (K10 to K16).

use super::resolution::Resolution;
use super::scoring::{letter_multiplier, word_multiplier};
use super::{
    Cells, Event, LaidLetters, LetterCells, Placed, Play, Refusal, State, celldance, devils,
};
use game::SeatId;
use lexicon::Lexicon;

/// Plays letters. Where a list judges words, they count at once; where the table does, they are
/// shown first (K16).
pub(super) fn play_letters(
    resolution: &mut Resolution,
    placed: &[Placed],
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let state = &resolution.state;
    let laid = LaidLetters::new(state, state.turn.seat, placed)?;
    laid.check_placement(state)?;
    if state.options.judge.level().is_none() {
        resolution.add(Event::Proposed(laid.placed));
        return Ok(());
    }
    laid.check_words(state, words)?;
    score_play(resolution, &laid, words);
    Ok(())
}

/// Accepts the letters shown, for the table (K16).
pub(super) fn accept_play(resolution: &mut Resolution, placed: &[Placed]) -> Result<(), Refusal> {
    let laid = LaidLetters::new(&resolution.state, resolution.state.turn.seat, placed)?;
    score_play(resolution, &laid, None);
    Ok(())
}

/// Scores a play, and then lets its special cells act (K34).
fn score_play(resolution: &mut Resolution, laid: &LaidLetters, words: Option<&Lexicon>) {
    let play = resolve_play(&resolution.state, resolution.state.turn.seat, laid, words);
    resolution.add(Event::Played(play));
    celldance::activate_specials(resolution);
}

/// Returns the play with everything that follows from it automatically.
fn resolve_play(state: &State, seat: SeatId, laid: &LaidLetters, words: Option<&Lexicon>) -> Play {
    let scored = laid.scored_words(state, seat, words);
    let covered = || laid.placed.iter().map(|Placed(cell, _)| *cell);
    let special = |cell| state.board.special(cell);
    let acts = covered().filter_map(|cell| Some((cell, special(cell)?)));
    // K32: letter cells may count only in the play that covers them. K33: a word cell counts for
    // the first words that use it, which are those of this play.
    let briefly = state.options.letter_cells == LetterCells::WhenCovered;
    let covered_once = covered().filter(|cell| briefly && letter_multiplier(special(*cell)) > 1);
    let used = scored.iter().flat_map(|word| word.cells.iter().copied());
    let used = used.filter(|cell| word_multiplier(special(*cell)) > 1);
    let spent: Cells = covered_once.chain(used).collect();
    let marks = if state.options.devils {
        devils::new_marks(state, seat, laid, &scored)
    } else {
        Vec::new()
    };
    Play {
        points: devils::points_gained(state, seat, laid, &scored),
        spent: spent.iter().collect(),
        acts: acts.filter(|(_, special)| special.is_celldance()).collect(),
        placed: laid.placed.clone(),
        words: scored,
        marks,
    }
}
