//! The real list, and tables with words of it.

use std::sync::LazyLock;

use lettercase::lexicon::{Family, Letter, Letters, Lexicon, Word};
use lettercase::table::Chance;

pub static LIST: LazyLock<Lexicon> =
    LazyLock::new(|| Lexicon::open(include_bytes!("../../lexicon/words.lex")).unwrap());

pub static FAMILY: LazyLock<Family> = LazyLock::new(|| Family::of(&LIST));

pub fn word(text: &str) -> Word {
    text.parse().unwrap_or_default()
}

pub fn words(texts: &str) -> Vec<Word> {
    texts.split_whitespace().map(word).collect()
}

/// Letters as words have them.
pub fn letters(count: usize, from: &[Word], chance: &mut Chance) -> Letters {
    let letter = |chance: &mut Chance| -> Option<Letter> {
        let word = chance.pick(from)?;
        word.get(chance.below(word.len()))
    };
    (0..count).filter_map(|_| letter(chance)).collect()
}
