//! The word list together with its family list, as a worker sends it to the page;
//! and why loading it failed.

use serde::{Deserialize, Serialize};

use super::{Family, Lexicon, NotReady, OpenError};

/// The word list, and which of its words aren't suitable for families.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordBook {
    /// The word list.
    pub lexicon: Lexicon,
    /// The words that the family switch hides.
    pub family: Family,
}

impl WordBook {
    /// Makes a book from a list, working out its family list.
    #[must_use]
    pub fn of(lexicon: Lexicon) -> WordBook {
        let family = Family::of(&lexicon);
        WordBook { lexicon, family }
    }

    /// Returns both lists as bytes for [`WordBook::from_ready`].
    ///
    /// ```
    /// # use lexicon::{Lexicon, Level, WordBook};
    /// let book = WordBook::of(Lexicon::from_words([("tea", Level::Common)])?);
    /// let [list, family] = book.to_ready();
    /// assert_eq!(WordBook::from_ready(&list, &family)?, book);
    /// assert!(WordBook::from_ready(&family, &list).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn to_ready(&self) -> [Vec<u8>; 2] {
        [self.lexicon.to_ready(), self.family.to_ready()]
    }

    /// Reads what [`WordBook::to_ready`] wrote.
    ///
    /// # Errors
    /// One of the lists is incomplete.
    pub fn from_ready(list: &[u8], family: &[u8]) -> Result<WordBook, NotReady> {
        Ok(WordBook {
            lexicon: Lexicon::from_ready(list)?,
            family: Family::from_ready(family)?,
        })
    }
}

/// Why the word list couldn't be loaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoWords {
    /// The download didn't start or was cut off.
    CutOff,
    /// The server refused with this HTTP status.
    Refused(u16),
    /// The downloaded file isn't a valid word list.
    Damaged,
    /// The downloaded file is for another version of the page.
    OtherVersion,
    /// The word-list worker couldn't be started, or stopped.
    NoWorker,
}

impl From<OpenError> for NoWords {
    fn from(error: OpenError) -> NoWords {
        match error {
            OpenError::CutOff => NoWords::CutOff,
            OpenError::WrongMagic | OpenError::Damaged => NoWords::Damaged,
            OpenError::WrongVersion { .. } => NoWords::OtherVersion,
        }
    }
}
