//! A letter's current value to a seat, and the reason for it (K17, K19).

use game::SeatId;
use lexicon::Letter;
use paper_grid_rules::{State, Values, Worth, is_vowel};

/// The reason for a letter's value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// No other seat holds the letter (K17).
    Unique,
    /// The letter is a vowel.
    Vowel,
    /// The letter is a consonant.
    Consonant,
    /// Every letter has a fixed value (K19).
    Fixed,
}

impl Why {
    /// Returns why a letter has this value.
    pub fn of(values: Values, letter: Letter, value: u32) -> Why {
        match values {
            Values::Fixed => Why::Fixed,
            Values::Classic if value == 5 => Why::Unique,
            Values::Classic if is_vowel(letter) => Why::Vowel,
            Values::Classic => Why::Consonant,
        }
    }
}

/// A letter's value to a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LetterWorth {
    pub value: u32,
    /// The reason for the value.
    pub why: Why,
    /// The other seats that hold the letter, starting from the seat's left.
    pub holders: Vec<SeatId>,
}

/// Returns a letter's value to a seat, with the current hands.
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
