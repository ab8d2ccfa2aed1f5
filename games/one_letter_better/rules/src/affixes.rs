//! Prefixes and endings, which cannot steal when spelled from several cards (O17).

use super::Choices;
use base::json::Value;
use lexicon::Word;

/// Prefixes that aren't joining words, even where the list has them as words.
pub const PREFIXES: [&str; 8] = ["pre", "re", "un", "de", "dis", "mis", "non", "bi"];
/// Endings that aren't joining words, even where the list has them as words.
pub const ENDINGS: [&str; 12] = [
    "ed", "er", "es", "est", "ing", "ish", "ism", "ly", "ness", "al", "en", "ic",
];

game::choice! {
    /// Whether prefixes and endings made of several cards may steal (O17).
    pub enum Affixes {
        /// Prefixes and endings may not steal, even where the list has them as words.
        Refused: "refused", "Not allowed";
        /// Prefixes and endings may steal if the list has them as words. Games begun before this option
        /// existed play this way.
        AsListed: "as-listed", "If they’re listed";
    }
}

/// Whether a word is one of the [`PREFIXES`].
pub fn is_prefix(word: Word) -> bool {
    PREFIXES.contains(&word.as_str())
}

fn is_ending(word: Word) -> bool {
    ENDINGS.contains(&word.as_str())
}

impl Choices {
    /// Whether a word may steal another by joining it: not if it is one of the refused prefixes and
    /// endings (O17).
    pub fn can_join(&self, word: Word) -> bool {
        self.affixes == Affixes::AsListed || !(is_prefix(word) || is_ending(word))
    }
}

/// Sets `affixes` to `as-listed` in games begun before prefixes and endings were refused: what was
/// legal when such a game began stays legal until it ends.
pub(super) fn allow_affixes_in_old_games(journal: &mut Value) -> Option<()> {
    let options = journal.get_mut("options")?.as_object_mut()?;
    options.insert("affixes".into(), "as-listed".into());
    Some(())
}
