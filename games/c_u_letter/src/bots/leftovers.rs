//! The leftover cards of the scramble, and the words that they spell (C40).

use c_u_letter_rules::CardId;
use lexicon::{Letter, Word};

/// Picks distinct leftover cards that spell a word.
pub(crate) fn cards_spelling(loose: &[CardId], word: Word) -> Option<Vec<CardId>> {
    let mut rest = loose.to_vec();
    let mut take = |letter: Letter| {
        let at = rest.iter().position(|card| card.letter() == letter)?;
        Some(rest.remove(at))
    };
    word.letters().map(&mut take).collect()
}
