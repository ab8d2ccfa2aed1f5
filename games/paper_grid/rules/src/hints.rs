//! Hints in three steps: a cell, a length, a play. The history keeps each.
//!
//! The caller supplies the play, because the search for it runs in a worker; the rules only check
//! that it is legal.

use super::resolution::Resolution;
use super::{Event, Hint, LaidLetters, Placed, Refusal};
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
    let Some(Placed(first, _)) = best.first() else {
        resolution.add(Event::Hinted(Hint::NoWord));
        return Ok(());
    };
    let laid = LaidLetters::new(state, state.turn.seat, best)?;
    laid.check_placement(state)?;
    laid.check_words(state, Some(words))?;
    let longest = laid.runs.iter().map(|run| run.cells.len()).max();
    let hint = match given.len() {
        0 => Hint::Place(*first),
        1 => Hint::Length(longest.unwrap_or(0) as u8),
        _ => Hint::Play(best.to_vec()),
    };
    resolution.add(Event::Hinted(hint));
    Ok(())
}
