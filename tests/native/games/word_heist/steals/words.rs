//! Words by their letters, and random letters that can make some of them.

use game::Chance;
use lexicon::{Letter, LetterCounts, Word};

pub fn word(text: &str) -> Word {
    text.parse().unwrap_or_default()
}

pub fn words(texts: &str) -> Vec<Word> {
    texts.split_whitespace().map(word).collect()
}

/// Random letters as they occur in these words.
pub fn random_letters(count: usize, from: &[Word], chance: &mut Chance) -> LetterCounts {
    let letter = |chance: &mut Chance| -> Option<Letter> {
        let word = chance.pick(from)?;
        word.get(chance.below(word.len()))
    };
    (0..count).filter_map(|_| letter(chance)).collect()
}
