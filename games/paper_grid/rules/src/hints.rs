//! Hints in three steps: where to look, a letter and its cell, a play. The history keeps each.
//!
//! The caller supplies the play, because the search for it runs in a worker; the rules only check
//! that it is legal.

use super::resolution::Resolution;
use super::{CellId, Cells, Event, Hint, LaidLetters, Placed, Refusal, State};
use lexicon::Lexicon;

/// Gives the next hint about a play of the turn's seat. If `best` has no letters, the search found
/// no play, and the hint says so.
pub(super) fn next_hint(
    resolution: &mut Resolution,
    best: &[Placed],
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let state = &resolution.state;
    let given = &state.turn.hints;
    let told_all = given.len() > 2 || given.contains(&Hint::NoWord);
    if !state.options.hints || state.options.judge.level().is_none() || told_all {
        return Err(Refusal::NoHint);
    }
    let words = words.ok_or(Refusal::NoListYet)?;
    if best.is_empty() {
        resolution.add(Event::Hinted(Hint::NoWord));
        return Ok(());
    }
    let laid = LaidLetters::new(state, state.turn.seat, best)?;
    laid.check_placement(state)?;
    laid.check_words(state, Some(words))?;
    let look = cell_to_look_at(state, &laid);
    let hint = match given.len() {
        0 => look.map(Hint::Place),
        // The letter nearest to that cell, so that the two steps belong together.
        1 => look.and_then(|look| {
            let size = state.board.size();
            let from = |Placed(cell, _): &&Placed| {
                size.column(*cell).abs_diff(size.column(look))
                    + size.row(*cell).abs_diff(size.row(look))
            };
            laid.placed
                .iter()
                .min_by_key(from)
                .copied()
                .map(Hint::Letter)
        }),
        _ => Some(Hint::Play(best.to_vec())),
    };
    resolution.add(Event::Hinted(hint.ok_or(Refusal::NoHint)?));
    Ok(())
}

/// The cell to look at first: a letter on the board that the longest new word joins, or else any
/// new word; for the first word, the start that it covers.
fn cell_to_look_at(state: &State, laid: &LaidLetters) -> Option<CellId> {
    let new: Cells = laid.placed.iter().map(|Placed(cell, _)| *cell).collect();
    let longest = laid.runs.iter().max_by_key(|run| run.cells.len());
    let cells = longest.into_iter().chain(&laid.runs);
    let mut cells = cells.flat_map(|run| run.cells.iter().copied());
    let starts = state.board.start_cells();
    let joined = cells.clone().find(|cell| !new.contains(*cell));
    let covers = |cell: &CellId| !state.begun && starts.contains(*cell);
    joined
        .or_else(|| cells.find(covers))
        .or_else(|| new.iter().next())
}
