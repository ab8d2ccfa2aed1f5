//! The cards that are left at the end of a round, and the words that they spell (C40).

use crate::games::c_u_letter::rules::CardId;
use lexicon::{Letter, Word};

/// Cards that spell a word, each once.
pub(in crate::games::c_u_letter) fn cards_of(loose: &[CardId], word: Word) -> Option<Vec<CardId>> {
    let mut rest = loose.to_vec();
    let mut take = |letter: Letter| {
        let at = rest.iter().position(|card| card.letter() == letter)?;
        Some(rest.remove(at))
    };
    word.letters().map(&mut take).collect()
}
