//! What a letter is worth to a seat now, and why (K17, K19).

use crate::games::paper_grid::rules::{State, Values, Worth, is_vowel};
use game::SeatId;
use lexicon::Letter;

/// Why a letter is worth what it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// No other seat holds it (K17).
    Unique,
    /// It is a vowel.
    Vowel,
    /// It is a consonant.
    Consonant,
    /// Each letter has its own value (K19).
    Fixed,
}

impl Why {
    /// Why a letter counts this value.
    pub fn of(values: Values, letter: Letter, value: u32) -> Why {
        match values {
            Values::Fixed => Why::Fixed,
            Values::Classic if value == 5 => Why::Unique,
            Values::Classic if is_vowel(letter) => Why::Vowel,
            Values::Classic => Why::Consonant,
        }
    }
}

/// What a letter is worth to a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LetterWorth {
    /// So much.
    pub value: u32,
    /// For this reason.
    pub why: Why,
    /// The other seats that hold it, from the seat's left.
    pub holders: Vec<SeatId>,
}

/// What a letter is worth to a seat, as the hands are now.
pub fn letter_worth(state: &State, seat: SeatId, letter: Letter) -> LetterWorth {
    let value = Worth::of(state, seat).value(letter);
    let others = seat.others(state.seats);
    LetterWorth {
        value,
        why: Why::of(state.options.board.values, letter, value),
        holders: others
            .filter(|other| state.hand(*other).contains(&letter))
            .collect(),
    }
}
