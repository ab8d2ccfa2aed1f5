//! What a game on the shelf is called, if somebody gave it a name.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::line::{one_line, shows_nothing};

/// A game's name as people write it: one line, 1 to 40 characters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Title(String);

/// Why a text is no title.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum TitleError {
    /// Nothing visible in it.
    #[error("a title needs a letter")]
    Empty,
    /// Longer than [`Title::LONGEST`].
    #[error("a title of {0} characters is too long")]
    TooLong(usize),
}

impl Title {
    /// The most characters a title has.
    pub const LONGEST: usize = 40;

    /// A title that was kept. Earlier ones could be of signs that nobody sees, and what is
    /// called so must open all the same.
    fn kept(text: &str) -> Result<Self, TitleError> {
        let title = one_line(text);
        match title.chars().count() {
            0 => Err(TitleError::Empty),
            count if count > Self::LONGEST => Err(TitleError::TooLong(count)),
            _ => Ok(Title(title)),
        }
    }

    /// The title as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Title {
    type Err = TitleError;

    fn from_str(text: &str) -> Result<Self, TitleError> {
        let title = Title::kept(text)?;
        if shows_nothing(title.as_str()) {
            return Err(TitleError::Empty);
        }
        Ok(title)
    }
}

impl TryFrom<String> for Title {
    type Error = TitleError;

    fn try_from(text: String) -> Result<Self, TitleError> {
        Title::kept(&text)
    }
}

impl From<Title> for String {
    fn from(title: Title) -> String {
        title.0
    }
}
