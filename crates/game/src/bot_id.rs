//! The ids of bots.

use std::fmt;
use std::str::FromStr;

use base::json::Value;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use super::{Game, Rung};

/// A bot's id in saves: a short word that never changes. The name that players
/// see is text of the game.
///
/// The id holds the ASCII codes of its letters, the last one in the lowest eight bits.
///
/// ```
/// use game::{BotId, BotIdError};
///
/// const OWL: BotId = BotId::new("owl");
/// assert_eq!("owl".parse(), Ok(OWL));
/// assert_eq!(OWL.to_string(), "owl");
/// assert_eq!("The Owl".parse::<BotId>(), Err(BotIdError));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BotId(u128);

/// Error: the text isn't a valid bot id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a bot id: expected 1 to 16 lower-case letters, digits and hyphens")]
pub struct BotIdError;

impl BotId {
    /// The maximum length of an id, in letters.
    pub const MAX_LEN: usize = 16;

    /// Makes an id from a literal in the source.
    ///
    /// # Panics
    /// If the text is empty, too long, or has anything in it but small letters, digits and
    /// hyphens.
    pub const fn new(id: &str) -> BotId {
        match BotId::from_checked(id) {
            Some(id) => id,
            None => panic!("not a bot id: expected 1 to 16 lower-case letters, digits and hyphens"),
        }
    }

    const fn from_checked(id: &str) -> Option<BotId> {
        let mut left = id.as_bytes();
        if left.is_empty() || left.len() > BotId::MAX_LEN {
            return None;
        }
        let mut letters = 0;
        while let [first, others @ ..] = left {
            if !matches!(first, b'a'..=b'z' | b'0'..=b'9' | b'-') {
                return None;
            }
            letters = letters << 8 | *first as u128;
            left = others;
        }
        Some(BotId(letters))
    }

    /// The adaptive bot as a form asks for it, before its strength is known.
    pub const ADAPTIVE: BotId = BotId::new("match");
    /// The id of a seated adaptive bot without its last digit, which is its strength in
    /// half steps up the ladder.
    const ADAPTIVE_PREFIX: u128 = BotId::new("match-").0;

    /// Returns the id of the adaptive bot at a strength in half steps up the ladder. Only one
    /// digit is kept, so strengths run from 0 to 9.
    pub(super) const fn adaptive(half_steps: u8) -> BotId {
        BotId(BotId::ADAPTIVE_PREFIX << 8 | (b'0' + half_steps % 10) as u128)
    }

    /// Returns the adaptive bot's strength in half steps up the ladder; `None` for any other bot.
    pub(super) const fn adaptive_half_steps(self) -> Option<u8> {
        let digit = (self.0 & 0xff) as u8;
        if self.0 >> 8 == BotId::ADAPTIVE_PREFIX && digit.is_ascii_digit() {
            Some(digit - b'0')
        } else {
            None
        }
    }

    /// Returns the id by which a form asks for this bot: for an adaptive bot of any
    /// strength, [`BotId::ADAPTIVE`].
    #[must_use]
    pub fn form_id(self) -> BotId {
        self.adaptive_half_steps().map_or(self, |_| BotId::ADAPTIVE)
    }

    /// Reads an id from a save. Version 1 wrote the bot's English name instead, such as "The Owl".
    fn from_saved(text: &str) -> Result<BotId, BotIdError> {
        match text.strip_prefix("The ") {
            Some(name) => name.to_ascii_lowercase().parse(),
            None => text.parse(),
        }
    }
}

impl FromStr for BotId {
    type Err = BotIdError;

    fn from_str(text: &str) -> Result<Self, BotIdError> {
        BotId::from_checked(text).ok_or(BotIdError)
    }
}

impl fmt::Display for BotId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.0.to_be_bytes().into_iter();
        let letters = letters.skip_while(|letter| *letter == 0).map(char::from);
        f.write_str(&letters.collect::<String>())
    }
}

impl fmt::Debug for BotId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for BotId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for BotId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        BotId::from_saved(&text).map_err(D::Error::custom)
    }
}

/// Upgrades journals in which the name on the seat said which bot played. A seat with any other
/// name was played by the weakest bot.
pub fn upgrade_bot_names<G: Game>(journal: &mut Value) -> Option<()> {
    let Some(Value::Array(seats)) = journal.get_mut("seats") else {
        return None;
    };
    for seat in seats {
        if seat.get("by")?.as_str() == Some("program") {
            let name = seat.get("player")?.get("name")?.as_str()?;
            let named = BotId::from_saved(name).ok();
            let known = named.filter(|id| Rung::of_bot::<G>(*id).is_some());
            let id = known.or(G::BOTS.first().copied())?;
            let by = seat.get_mut("by")?;
            *by = id.to_string().into();
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_id_is_1_to_16_lower_case_letters_digits_or_hyphens() {
        let owl = BotId::new("owl");
        assert_eq!(owl.to_string(), "owl");
        assert_eq!("owl".parse(), Ok(owl));
        let longest = "a-program-so-lon";
        assert_eq!(
            longest.parse().map(|id: BotId| id.to_string()),
            Ok(longest.to_owned())
        );
        for none in ["", "Owl", "the owl", "a-program-so-long", "é"] {
            assert_eq!(none.parse::<BotId>(), Err(BotIdError), "{none}");
        }
    }

    #[test]
    fn english_bot_names_of_version_1_are_read_as_bot_ids() {
        let read = |text: &str| serde_json::from_str::<BotId>(text).ok();
        assert_eq!(read("\"The Owl\""), Some(BotId::new("owl")));
        assert_eq!(read("\"owl\""), Some(BotId::new("owl")));
        assert_eq!(read("\"Grace\""), None);
    }
}
