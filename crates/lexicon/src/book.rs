//! The word list together with its family list, as a worker sends it to the page;
//! and why loading it failed.

use serde::{Deserialize, Serialize};

use super::{FamilyFilter, Lexicon, OpenError, RawBytesError};

/// The word list, and which of its words aren't suitable for families.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordBook {
    /// The word list.
    pub lexicon: Lexicon,
    /// The words that the family switch hides.
    pub family: FamilyFilter,
}

impl WordBook {
    /// Makes a book from a list, working out its family list.
    #[must_use]
    pub fn new(lexicon: Lexicon) -> WordBook {
        let family = FamilyFilter::for_lexicon(&lexicon);
        WordBook { lexicon, family }
    }

    /// Returns both lists as bytes for [`WordBook::from_raw_bytes`].
    ///
    /// ```
    /// # use lexicon::{Lexicon, Level, WordBook};
    /// let book = WordBook::new(Lexicon::from_words([("tea", Level::Common)])?);
    /// let [list, family] = book.to_raw_bytes();
    /// assert_eq!(WordBook::from_raw_bytes(&list, &family)?, book);
    /// assert!(WordBook::from_raw_bytes(&family, &list).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn to_raw_bytes(&self) -> [Vec<u8>; 2] {
        [self.lexicon.to_raw_bytes(), self.family.to_raw_bytes()]
    }

    /// Reads what [`WordBook::to_raw_bytes`] wrote.
    ///
    /// # Errors
    /// One of the lists is incomplete.
    pub fn from_raw_bytes(list: &[u8], family: &[u8]) -> Result<WordBook, RawBytesError> {
        Ok(WordBook {
            lexicon: Lexicon::from_raw_bytes(list)?,
            family: FamilyFilter::from_raw_bytes(family)?,
        })
    }
}

/// Why the word list couldn't be loaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum LexiconLoadError {
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

impl From<OpenError> for LexiconLoadError {
    fn from(error: OpenError) -> LexiconLoadError {
        match error {
            OpenError::CutOff => LexiconLoadError::CutOff,
            OpenError::WrongMagic | OpenError::Damaged => LexiconLoadError::Damaged,
            OpenError::WrongVersion { .. } => LexiconLoadError::OtherVersion,
        }
    }
}
