//! The title that a player may give to a saved game.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::typed_text::{clean_line, is_blank};

/// A saved game's title as a player types it: one line of 1 to 40 characters.
///
/// ```
/// use game::{Title, TitleError};
///
/// let title: Title = "  Sunday   game ".parse()?;
/// assert_eq!(title.as_str(), "Sunday game");
/// assert_eq!("\u{200b}".parse::<Title>(), Err(TitleError::Empty));
/// # Ok::<(), TitleError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Title(String);

/// Why a text isn't a valid title.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum TitleError {
    /// The text has no visible character.
    #[error("the title has no visible character")]
    Empty,
    /// The text has more than [`Title::MAX_LEN`] characters.
    #[error("the title has {0} characters, expected at most 40")]
    TooLong(usize),
}

impl Title {
    /// The maximum length of a title, in characters.
    pub const MAX_LEN: usize = 40;

    /// Reads a title from a save. Older versions allowed titles of invisible characters, and games
    /// with such a title must still open.
    fn from_saved(text: &str) -> Result<Self, TitleError> {
        let title = clean_line(text);
        match title.chars().count() {
            0 => Err(TitleError::Empty),
            count if count > Self::MAX_LEN => Err(TitleError::TooLong(count)),
            _ => Ok(Title(title)),
        }
    }

    /// Returns the title as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Title {
    type Err = TitleError;

    fn from_str(text: &str) -> Result<Self, TitleError> {
        let title = Title::from_saved(text)?;
        if is_blank(title.as_str()) {
            return Err(TitleError::Empty);
        }
        Ok(title)
    }
}

impl TryFrom<String> for Title {
    type Error = TitleError;

    fn try_from(text: String) -> Result<Self, TitleError> {
        Title::from_saved(&text)
    }
}

impl From<Title> for String {
    fn from(title: Title) -> String {
        title.0
    }
}
