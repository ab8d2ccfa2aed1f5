//! Texts of the word checker.

use super::phrase::count;
use crate::{CheckerInput, CheckerVerdict, Derivation};

pub const CHECKER_LINE: &str = "Letters, and ? for a blank";
pub const CLEAR: &str = "Clear";
pub const CHECKER_ANSWER: &str = "What the list says";
pub const CHECKER_HINT: &str = "Type a word to see if it’s in the lists, what one letter turns it into, \
     and what else its letters spell. A ? is any letter. For example:";
pub const CHECKER_EXAMPLES: [&str; 3] = ["GAPE", "Q?T", "ORCHARD"];
pub const CHECKER_NOTE: &str = "Words in bold are in the Everyday list, the rest in the Full list only. \
     Rude words count when you type them, but are never suggested.";
/// Note after a word, for screen readers.
pub const FULL_ONLY: &str = "Full list only";

/// Heading of the list of games that block looking words up (O29).
pub const LOOK_UPS_WAIT: &str = "You can’t look words up just now";
pub const LOOK_UPS_WAIT_NOTE: &str = "Words can be challenged in a game that’s still going on \
     here. Nobody looks words up until it’s over.";

/// Says what the word list answers about the letters as typed.
pub fn verdict(asked: &CheckerInput, verdict: CheckerVerdict) -> String {
    let shown = asked.shown();
    match verdict {
        CheckerVerdict::Nothing => String::new(),
        CheckerVerdict::Everyday => {
            format!("{shown} is a word, in the Everyday and the Full list.")
        }
        CheckerVerdict::Full => format!("{shown} is a word, in the Full list only."),
        CheckerVerdict::NoWord => format!("{shown} isn’t in the list."),
        CheckerVerdict::Blanks => format!("{shown}: see below what it can be."),
    }
}

/// Heading of the words of one length.
pub fn of_length(letters: usize) -> String {
    count(letters, "letter", "letters")
}

/// Heading of a group of words.
pub fn way(way: Derivation) -> String {
    match way {
        Derivation::Before => "A letter added in front".into(),
        Derivation::Behind => "A letter added at the end".into(),
        Derivation::Inside => "A letter added inside".into(),
        Derivation::Changed => "A letter changed".into(),
        Derivation::LeftOut => "A letter left out".into(),
        Derivation::Anagrams => "Anagrams".into(),
        Derivation::Filled => "With the blanks filled in".into(),
        Derivation::Made(_) => "Made from these".into(),
    }
}

/// Label of the button that shows the rest of a long group.
pub fn show_all(count: usize) -> String {
    format!("Show all {count}")
}
