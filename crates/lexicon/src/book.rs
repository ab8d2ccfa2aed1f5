//! The list with what belongs to it, as it is handed from program to program; and why there
//! is none.

use serde::{Deserialize, Serialize};

use super::{Family, Lexicon, NotReady, OpenError};

/// The list, and what of it is not for every ear.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordBook {
    /// The list.
    pub lexicon: Lexicon,
    /// What the family switch hides.
    pub family: Family,
}

impl WordBook {
    /// A list with its own family list.
    #[must_use]
    pub fn of(lexicon: Lexicon) -> WordBook {
        let family = Family::of(&lexicon);
        WordBook { lexicon, family }
    }

    /// The bytes of both, for [`WordBook::from_ready`].
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

    /// What [`WordBook::to_ready`] wrote.
    ///
    /// # Errors
    /// When either came in pieces.
    pub fn from_ready(list: &[u8], family: &[u8]) -> Result<WordBook, NotReady> {
        Ok(WordBook {
            lexicon: Lexicon::from_ready(list)?,
            family: Family::from_ready(family)?,
        })
    }
}

/// Why there is no word list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoWords {
    /// Nothing came, or it broke off.
    CutOff,
    /// The server said so, with this number.
    Refused(u16),
    /// What came is no word list.
    Damaged,
    /// What came is for another version of the page.
    OtherVersion,
    /// The fetcher itself could not be started, or stopped.
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
