//! What is said of the rules that can be chosen.

pub use crate::desk::set_up::{Names, RuleWords, nothing, told, words_of};

/// Why a rule cannot have a value.
#[must_use]
pub fn misfit<C>(words: &'static [RuleWords<C>], rule: &str, value: u32) -> String {
    let name = words_of(words, rule).map_or("", |words| words.name);
    format!("“{name}” can’t be {value} here.")
}
