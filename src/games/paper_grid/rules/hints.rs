//! Hints in three steps: a place, a length, a play. Each is kept in the history.

use super::ruling::Ruling;
use super::{Event, Hint, Placed, Refusal, State, moves};
use crate::lexicon::Lexicon;

/// The next hint about the best play of the turn's seat: this one if it is a play, or the one that
/// brings most.
pub(super) fn hint(
    ruling: &mut Ruling,
    best: &[Placed],
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let hint = next(&ruling.state, best, words)?;
    ruling.add(Event::Hinted(hint));
    Ok(())
}

fn next(state: &State, best: &[Placed], words: Option<&Lexicon>) -> Result<Hint, Refusal> {
    let given = &state.turn.hints;
    let told_all = given.len() > 2 || given.contains(&Hint::NoWord);
    if !state.options.hints || state.options.judge.level().is_none() || told_all {
        return Err(Refusal::NoHint);
    }
    let words = words.ok_or(Refusal::NoListYet)?;
    let seat = state.turn.seat;
    let mut plays = moves(state, seat, words);
    let at = plays.iter().position(|play| play.placed == best);
    if plays.is_empty() {
        return Ok(Hint::NoWord);
    }
    let best = plays.swap_remove(at.unwrap_or_default());
    Ok(match given.len() {
        0 => best
            .placed
            .first()
            .map_or(Hint::NoWord, |Placed(cell, _)| Hint::Place(*cell)),
        1 => Hint::Length(longest(state, &best.placed)),
        _ => Hint::Play(best.placed),
    })
}

/// The length of a play's longest word.
fn longest(state: &State, placed: &[Placed]) -> u8 {
    let laid = super::Laid::new(state, state.turn.seat, placed);
    let lengths = laid
        .iter()
        .flat_map(|laid| &laid.runs)
        .map(|run| run.cells.len());
    lengths.max().unwrap_or(0) as u8
}
