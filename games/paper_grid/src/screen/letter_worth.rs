//! A letter's current value to a seat, and the reason for it (K17, K19).

use game::SeatId;
use lexicon::Letter;
use paper_grid_rules::{LetterValues, State, ValueSystem, is_vowel};

/// The reason for a letter's value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueReason {
    /// No other seat holds the letter (K17).
    Unique,
    /// The letter is a vowel.
    Vowel,
    /// The letter is a consonant.
    Consonant,
    /// Every letter has a fixed value (K19).
    Fixed,
}

impl ValueReason {
    /// Returns why a letter has this value.
    pub fn new(values: ValueSystem, letter: Letter, value: u32) -> ValueReason {
        match values {
            ValueSystem::Fixed => ValueReason::Fixed,
            ValueSystem::Classic if value == 5 => ValueReason::Unique,
            ValueSystem::Classic if is_vowel(letter) => ValueReason::Vowel,
            ValueSystem::Classic => ValueReason::Consonant,
        }
    }
}

/// A letter's value to a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LetterWorth {
    pub value: u32,
    /// The reason for the value.
    pub why: ValueReason,
    /// The other seats that hold the letter, starting from the seat's left.
    pub holders: Vec<SeatId>,
}

/// Returns a letter's value to a seat, with the current hands.
pub(crate) fn letter_worth(state: &State, seat: SeatId, letter: Letter) -> LetterWorth {
    let value = LetterValues::for_seat(state, seat).value(letter);
    let others = seat.others_clockwise(state.seats);
    LetterWorth {
        value,
        why: ValueReason::new(state.options.board.values, letter, value),
        holders: others
            .filter(|other| state.hand(*other).contains(&letter))
            .collect(),
    }
}
