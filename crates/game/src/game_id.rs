//! The id of a saved game.

use std::fmt;
use std::str::FromStr;

use rand::seq::IndexedRandom;

use super::Chance;

/// The id of a saved game, used in the name of its record and in links: 1 to 16
/// small letters and digits.
///
/// ```
/// use game::{Chance, GameId, GameIdError};
///
/// let id = GameId::random(&mut Chance::new(7));
/// assert_eq!(id.to_string().len(), 8);
/// assert_eq!(id.to_string().parse(), Ok(id));
/// assert_eq!("My game!".parse::<GameId>(), Err(GameIdError));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(String);

/// Error: the text isn't a valid [`GameId`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a game id: expected 1 to 16 lower-case letters and digits")]
pub struct GameIdError;

impl GameId {
    const MAX_LEN: usize = 16;

    /// Returns a random id of eight characters. Nothing depends on which one, so it may
    /// use a sampler of `rand`.
    pub fn random(chance: &mut Chance) -> GameId {
        let signs = b"23456789abcdefghjkmnpqrstuvwxyz";
        let sign = |_| signs.choose(chance).map(|sign| char::from(*sign));
        GameId((0..8).filter_map(sign).collect())
    }
}

impl FromStr for GameId {
    type Err = GameIdError;

    fn from_str(text: &str) -> Result<Self, GameIdError> {
        let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit();
        let fits = (1..=Self::MAX_LEN).contains(&text.len()) && text.bytes().all(plain);
        fits.then(|| GameId(text.to_owned())).ok_or(GameIdError)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
