//! Prefixes and endings, which steal nothing when they are spelled out (O17).

use super::Choices;
use base::json::Value;
use lexicon::Word;

/// Prefixes that aren't joining words, though the list has some of them as words.
pub const PREFIXES: [&str; 8] = ["pre", "re", "un", "de", "dis", "mis", "non", "bi"];
/// Endings that aren't joining words either.
pub const ENDINGS: [&str; 12] = [
    "ed", "er", "es", "est", "ing", "ish", "ism", "ly", "ness", "al", "en", "ic",
];

/// Whether prefixes and endings made of several cards may steal (O17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Affixes {
    /// They may not, even where the list has them as words.
    #[default]
    Refused,
    /// They may if the list has them. Games that began before there was this choice play so.
    AsListed,
}

impl Affixes {
    /// All of them.
    pub const ALL: [Affixes; 2] = [Affixes::Refused, Affixes::AsListed];
}

/// Whether a word is in the set of prefixes.
pub fn is_prefix(word: Word) -> bool {
    PREFIXES.contains(&word.as_str())
}

fn is_ending(word: Word) -> bool {
    ENDINGS.contains(&word.as_str())
}

impl Choices {
    /// Whether a word may steal another by being joined with it, as far as the set goes (O17).
    pub fn joins(&self, word: Word) -> bool {
        self.affixes == Affixes::AsListed || !(is_prefix(word) || is_ending(word))
    }
}

/// Keeps games that began before prefixes and endings were refused as they were: what was legal
/// when the game began stays legal until it ends.
pub(super) fn keep_affixes(journal: &mut Value) -> Option<()> {
    let options = journal.get_mut("options")?.as_object_mut()?;
    options.insert("affixes".into(), "as-listed".into());
    Some(())
}
