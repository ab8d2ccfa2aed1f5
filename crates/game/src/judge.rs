//! What decides about words: a list, or the people at the table.

use serde::{Deserialize, Serialize};

use lexicon::Level;

/// What decides whether letters are a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Judge {
    /// The whole list.
    #[default]
    Full,
    /// The words that a well-read adult knows.
    Everyday,
    /// The people at the table; no list is asked.
    Table,
}

impl Judge {
    /// All of them, the default first.
    pub const ALL: [Judge; 3] = [Judge::Full, Judge::Everyday, Judge::Table];

    /// The last level of the list that counts; none where people decide.
    pub const fn level(self) -> Option<Level> {
        match self {
            Judge::Full => Some(Level::FULL),
            Judge::Everyday => Some(Level::EVERYDAY),
            Judge::Table => None,
        }
    }
}
