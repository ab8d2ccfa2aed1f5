//! Who or what decides about words: the word list, or the players.

use serde::{Deserialize, Serialize};

use lexicon::Level;

/// What decides whether letters are a word.
///
/// ```
/// use game::Judge;
/// use lexicon::Level;
///
/// assert_eq!(Judge::default(), Judge::Full);
/// assert_eq!(Judge::Everyday.level(), Some(Level::EVERYDAY));
/// assert_eq!(Judge::Table.level(), None, "the players decide");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Judge {
    /// The whole word list.
    #[default]
    Full,
    /// The part of the word list that a well-read adult knows.
    Everyday,
    /// The players themselves; the word list isn't consulted.
    Table,
}

impl Judge {
    /// All three judges, the default first.
    pub const ALL: [Judge; 3] = [Judge::Full, Judge::Everyday, Judge::Table];
    /// Keys of the judges in saves, in the order of [`Judge::ALL`].
    pub const KEYS: &'static [&'static str] = &["full", "everyday", "table"];
    /// Names of the judges in the form, in the order of [`Judge::ALL`].
    pub const NAMES: &'static [&'static str] = &["Full list", "Everyday list", "The table decides"];

    /// Returns the hardest word level that counts, or `None` where the players decide.
    pub const fn level(self) -> Option<Level> {
        match self {
            Judge::Full => Some(Level::FULL),
            Judge::Everyday => Some(Level::EVERYDAY),
            Judge::Table => None,
        }
    }
}
