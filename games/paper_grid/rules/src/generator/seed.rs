//! The text that a board is generated from.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::BoardRefusal;
use super::fold::fold;
use game::{Chance, clean_line, is_blank};

/// A seed (G1): one line of any text, at most 40 characters, all of which matter.
///
/// Typed text is folded first (`from_typed`), so that it gives the same seed on every device. The text
/// of a link or a save is taken unchanged (`parse`): links made before folding existed still open
/// their boards.
///
/// ```
/// use paper_grid_rules::BoardSeed;
/// use game::Chance;
///
/// let picnic: BoardSeed = " picnic ".parse()?;
/// assert_eq!(picnic.as_str(), "picnic");
/// assert_eq!(picnic.in_series(3).as_str(), "picnic-3");
/// // Without an idea for a seed: a fresh one that can be said and typed.
/// assert_eq!(BoardSeed::random(&mut Chance::new(7)).as_str().len(), 6);
/// # Ok::<(), paper_grid_rules::BoardRefusal>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct BoardSeed(String);

impl BoardSeed {
    /// Most characters in a seed.
    pub(crate) const MAX_LENGTH: usize = 40;

    /// Returns the seed of a typed text, in lower case and composed characters.
    ///
    /// ```
    /// use paper_grid_rules::BoardSeed;
    ///
    /// assert_eq!(BoardSeed::from_typed("Picnic")?, "picnic".parse()?);
    /// # Ok::<(), paper_grid_rules::BoardRefusal>(())
    /// ```
    ///
    /// # Errors
    /// More than `BoardSeed::MAX_LENGTH` characters.
    pub fn from_typed(text: &str) -> Result<BoardSeed, BoardRefusal> {
        fold(text).parse()
    }

    /// The seed as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the seed is empty or has no visible character: a form then takes a fresh one and
    /// shows it. A link made with such a seed still opens its board.
    pub fn is_empty(&self) -> bool {
        is_blank(&self.0)
    }

    /// Returns a new seed of three random syllables.
    pub fn random(chance: &mut Chance) -> BoardSeed {
        let mut text = String::new();
        for _ in 0..3 {
            text.extend(chance.pick(b"bdfghklmnprstvwz").copied().map(char::from));
            text.extend(chance.pick(b"aeiou").copied().map(char::from));
        }
        BoardSeed(text)
    }

    /// Returns a seed of a series: `picnic-1`, `picnic-2` and so on. A seed that would grow too
    /// long is shortened to make room for the number.
    pub fn in_series(&self, number: usize) -> BoardSeed {
        let number = format!("-{number}");
        let kept = self
            .0
            .chars()
            .take(Self::MAX_LENGTH - number.len().min(Self::MAX_LENGTH));
        BoardSeed(clean_line(&kept.collect::<String>()) + number.as_str())
    }

    /// Returns the seed itself for number 1, then `picnic-2`, `picnic-3` and so on.
    pub fn numbered(&self, number: usize) -> BoardSeed {
        match number {
            0 | 1 => self.clone(),
            number => self.in_series(number),
        }
    }
}

impl FromStr for BoardSeed {
    type Err = BoardRefusal;

    fn from_str(text: &str) -> Result<BoardSeed, BoardRefusal> {
        let seed = clean_line(text);
        match seed.chars().count() {
            characters if characters > Self::MAX_LENGTH => {
                Err(BoardRefusal::SeedTooLong { characters })
            }
            _ => Ok(BoardSeed(seed)),
        }
    }
}

impl TryFrom<String> for BoardSeed {
    type Error = BoardRefusal;

    fn try_from(text: String) -> Result<Self, BoardRefusal> {
        text.parse()
    }
}

impl From<BoardSeed> for String {
    fn from(seed: BoardSeed) -> String {
        seed.0
    }
}

impl fmt::Display for BoardSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g1_a_seed_is_any_line_of_forty_characters() {
        let long = "ž".repeat(40);
        assert_eq!(long.parse::<BoardSeed>().unwrap().as_str(), long);
        let longer = format!("{long}ž").parse::<BoardSeed>();
        assert_eq!(longer, Err(BoardRefusal::SeedTooLong { characters: 41 }));
        assert!(" \n\t".parse::<BoardSeed>().unwrap().is_empty());
        assert!(!"0".parse::<BoardSeed>().unwrap().is_empty());
        let long: BoardSeed = long.parse().unwrap();
        assert_eq!(long.in_series(12).as_str().chars().count(), 40);
        assert_ne!(long.in_series(1), long.in_series(2));
    }

    #[test]
    fn g1_a_seed_in_a_link_keeps_its_capitals() {
        use crate::BoardLink;
        let read = |link: &str| link.parse::<BoardLink>().unwrap();
        let (old, new) = ("#/board/1/medium-4/Picnic", "#/board/1/medium-4/picnic");
        assert_eq!(read(old).to_string(), old);
        assert_ne!(read(old).board(), read(new).board());
        assert_eq!(
            BoardSeed::from_typed("Picnic"),
            Ok("picnic".parse().unwrap())
        );
    }

    #[test]
    fn g1_a_seed_of_invisible_characters_counts_as_empty() {
        for unseen in [
            "\u{200b}",
            "\u{ad}",
            "\u{200d}",
            "\u{2800}",
            "\u{3164} \u{fe0f}",
        ] {
            let seed: BoardSeed = unseen.parse().unwrap();
            assert!(seed.is_empty(), "{unseen:?}");
        }
        // Older links may contain such a seed, and must still open their board.
        let seed: BoardSeed = "\u{3164}".parse().unwrap();
        assert_eq!(seed.as_str(), "\u{3164}");
    }
}
