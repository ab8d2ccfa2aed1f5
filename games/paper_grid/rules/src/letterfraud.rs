//! Letterfraud: limits on asking (K28).

use std::ops::RangeInclusive;

use super::{Axis, LetterRun, Letterfraud, Refusal, State};
use base::sorting::sort;
use lexicon::{Letter, LetterSet};

/// Number of letters called in a plain turn, and the fewest with Big Ask.
const MIN_CALLED: usize = 2;
/// Most letters called with Big Ask.
const MAX_CALLED: usize = 6;

impl State {
    /// Returns how many letters may be called: two (K20), or two to six with Big Ask (K35). If
    /// they must be in line, at most as many as the longest line has (K28).
    pub fn call_range(&self) -> RangeInclusive<usize> {
        let most = if self.turn.big_ask {
            MAX_CALLED
        } else {
            MIN_CALLED
        };
        match longest_line_length(self) {
            Some(longest) if self.letterfraud() == Some(Letterfraud::InLine) => {
                MIN_CALLED..=most.min(longest)
            }
            _ => MIN_CALLED..=most,
        }
    }

    /// The Letterfraud limit on this asking (K28); `None` also where no call could satisfy it: no
    /// two letters are in line, or the asker has all twenty-six.
    pub fn letterfraud(&self) -> Option<Letterfraud> {
        let fraud = self.options.letterfraud?;
        let lifts = match fraud {
            Letterfraud::AllDifferent => false,
            Letterfraud::NoneHeld | Letterfraud::AtMostOneHeld => {
                held_letters(self) == LetterSet::ALL
            }
            Letterfraud::InLine => longest_line_length(self).is_none(),
        };
        (!lifts).then_some(fraud)
    }

    /// Returns the letters of each straight line of two or more on the board: the runs.
    pub fn letter_lines(&self) -> impl Iterator<Item = Vec<Letter>> {
        let board = &self.board;
        let runs = Axis::ALL.into_iter().flat_map(move |axis| {
            let first = board.lettered_cells().iter().filter(move |cell| {
                let before = board.neighbour(*cell, axis.backward());
                before.is_none_or(|before| board.letter(before).is_none())
            });
            first.map(move |cell| LetterRun::through(board, cell, axis))
        });
        runs.filter(|run| run.cells.len() > 1)
            .map(|run| run.letters(board))
    }
}

/// Checks that the letters called keep to the Letterfraud limit.
pub(super) fn check_call(state: &State, called: &[Letter]) -> Result<(), Refusal> {
    let Some(fraud) = state.letterfraud() else {
        return Ok(());
    };
    let held = held_letters(state);
    let known = called
        .iter()
        .filter(|letter| held.contains(**letter))
        .count();
    let different: LetterSet = called.iter().copied().collect();
    let keeps = match fraud {
        Letterfraud::AllDifferent => different.len() == called.len(),
        Letterfraud::NoneHeld => known == 0,
        Letterfraud::AtMostOneHeld => known <= 1,
        Letterfraud::InLine => is_in_line(state, called),
    };
    keeps.then_some(()).ok_or(Refusal::Fraud(fraud))
}

fn held_letters(state: &State) -> LetterSet {
    state.hand(state.turn.seat).iter().copied().collect()
}

/// Number of letters in the longest line; `None` if no two letters are in line.
fn longest_line_length(state: &State) -> Option<usize> {
    state.letter_lines().map(|line| line.len()).max()
}

/// Whether some neighbours in a line are exactly these letters, in any order: letters
/// are called as a set.
fn is_in_line(state: &State, called: &[Letter]) -> bool {
    let sorted = |letters: &[Letter]| {
        let mut sorted = letters.to_vec();
        sort(&mut sorted);
        sorted
    };
    let wanted = sorted(called);
    let count = called.len().max(1);
    state
        .letter_lines()
        .any(|line| line.windows(count).any(|part| sorted(part) == wanted))
}
