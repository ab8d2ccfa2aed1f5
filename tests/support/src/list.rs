//! The real word list, unpacked once for all tests, and the word list of a ruling's case.

use std::sync::LazyLock;

use lexicon::{FamilyFilter, Level, Lexicon};

/// The word-list file as it ships.
pub const LIST_FILE: &[u8] = include_bytes!("../../../crates/lexicon/words.lex");

/// The words of the shipped list.
pub static LIST: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::open(LIST_FILE).unwrap());

/// The words that the family switch hides.
pub static FAMILY: LazyLock<FamilyFilter> = LazyLock::new(|| FamilyFilter::for_lexicon(&LIST));

/// While this is set in the environment, all cases are tried with the shipped list
/// (`games/shipped.rs`).
pub(crate) const SHIPPED_LIST_VAR: &str = "LETTERCASE_SHIPPED_LIST";

/// The list for a ruling's case. It holds only these words, a `~` before rare ones; in the second
/// run of all ruling tests it is the shipped list, whatever words the case names.
pub fn case_list(words: &str) -> Lexicon {
    if std::env::var_os(SHIPPED_LIST_VAR).is_some() {
        return LIST.clone();
    }
    let words = words
        .split_whitespace()
        .map(|word| match word.strip_prefix('~') {
            Some(rare) => (rare, Level::Rare),
            None => (word, Level::Common),
        });
    Lexicon::from_words(words).unwrap()
}
