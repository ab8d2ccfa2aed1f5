//! The players remembered on a device: their names and their colours.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::typed_text::{changes_direction, clean_line, is_blank, names_look_same};

/// A player's name as people type it: any script, one line, 1 to 24 characters.
///
/// It is plain text: never read as markup, and stripped of invisible characters. A mark that turns
/// the reading direction is refused when the name is typed. In a save such a mark is dropped
/// instead, so that older saves open.
///
/// ```
/// use game::{NameError, PlayerName};
///
/// let name: PlayerName = "  Žofie   \u{200b}の ".parse()?;
/// assert_eq!(name.as_str(), "Žofie の");
/// assert_eq!("Žofie\u{202e}".parse::<PlayerName>(), Err(NameError::Direction));
/// # Ok::<(), game::NameError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PlayerName(String);

/// Why a text isn't a valid player name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NameError {
    /// The text has no visible character.
    #[error("the name has no visible character")]
    Empty,
    /// The text has more than [`PlayerName::MAX_LEN`] characters.
    #[error("the name has {0} characters, expected at most 24")]
    TooLong(usize),
    /// The text has a mark that turns the reading direction, which can make two names look alike.
    #[error("the name has a hidden mark that changes its reading direction")]
    Direction,
}

impl PlayerName {
    /// The maximum length of a name, in characters.
    pub const MAX_LEN: usize = 24;

    /// Reads a name from a save. Older versions allowed names of invisible characters, and games
    /// and lists with such a name must still open, so they are only refused when typed.
    fn from_saved(text: &str) -> Result<Self, NameError> {
        let name = clean_line(text);
        match name.chars().count() {
            0 => Err(NameError::Empty),
            count if count > Self::MAX_LEN => Err(NameError::TooLong(count)),
            _ => Ok(PlayerName(name)),
        }
    }

    /// Returns the name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::str::FromStr for PlayerName {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let name = PlayerName::from_saved(text)?;
        if is_blank(name.as_str()) {
            return Err(NameError::Empty);
        }
        if text.chars().any(changes_direction) {
            return Err(NameError::Direction);
        }
        Ok(name)
    }
}

impl TryFrom<String> for PlayerName {
    type Error = NameError;

    fn try_from(text: String) -> Result<Self, NameError> {
        PlayerName::from_saved(&text)
    }
}

impl From<PlayerName> for String {
    fn from(name: PlayerName) -> String {
        name.0
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A seat's colour. Each colour also has a mark with a shape of its own, so that colour
/// is never the only sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatColour {
    /// Red, a disc.
    Vermilion,
    /// Blue, a square.
    Ocean,
    /// Green, a triangle.
    Moss,
    /// Purple, a diamond.
    Plum,
    /// Yellow, a star.
    Amber,
    /// Grey, a cross.
    Slate,
}

impl SeatColour {
    /// All colours, in the order in which seats take them.
    pub const ALL: [SeatColour; 6] = [
        SeatColour::Vermilion,
        SeatColour::Ocean,
        SeatColour::Moss,
        SeatColour::Plum,
        SeatColour::Amber,
        SeatColour::Slate,
    ];
}

/// A player: a person or a bot, as the table shows them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The player's name.
    pub name: PlayerName,
    /// The colour of the player's seat.
    pub colour: SeatColour,
}

/// The players remembered on this device, in seating order.
///
/// ```
/// use game::{Roster, RosterError, SeatColour};
///
/// let mut roster = Roster::default();
/// roster.add("Ada")?;
/// assert_eq!(roster.add("Grace")?.colour, SeatColour::Ocean);
/// assert!(matches!(roster.add("ADA"), Err(RosterError::Taken(_))));
/// // Grace sits first now, and takes Ada's colour in exchange for her own.
/// roster.move_up(1);
/// roster.recolour(0, SeatColour::Vermilion);
/// let seated = roster.players().iter().map(|player| (player.name.as_str(), player.colour));
/// let expected = [("Grace", SeatColour::Vermilion), ("Ada", SeatColour::Ocean)];
/// assert!(seated.eq(expected));
/// # Ok::<(), RosterError>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Roster {
    players: Vec<Player>,
}

/// Turns a text into Unicode's composed form (NFC). The tables are large and every browser has
/// them, so the page passes in the browser's `String.prototype.normalize`.
pub type ComposeFn = fn(&str) -> String;

/// Returns the text unchanged. Used where no [`ComposeFn`] is available.
fn without_composing(text: &str) -> String {
    text.to_owned()
}

/// Why a change to the roster was refused.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RosterError {
    /// The text isn't a valid name.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Another player in the roster has a name that looks the same.
    #[error("another player is already called {0}")]
    Taken(PlayerName),
    /// The roster already has [`Roster::MAX_PLAYERS`] players.
    #[error("the roster is full")]
    Full,
}

impl Roster {
    /// The maximum number of players remembered.
    pub const MAX_PLAYERS: usize = 12;

    /// Returns all players, in seating order.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Adds a player at the end, in the colour that the fewest players have.
    pub fn add(&mut self, name: &str) -> Result<&Player, RosterError> {
        self.add_composed(name, without_composing)
    }

    /// Adds a player as [`Roster::add`] does, comparing names in composed form.
    pub fn add_composed(&mut self, name: &str, compose: ComposeFn) -> Result<&Player, RosterError> {
        if self.players.len() >= Self::MAX_PLAYERS {
            return Err(RosterError::Full);
        }
        let name = self.free_name(name, None, compose)?;
        let colour = self.free_colour();
        self.players.push(Player { name, colour });
        self.players.last().ok_or(RosterError::Full)
    }

    /// Renames the player at `seat`.
    pub fn rename(&mut self, seat: usize, name: &str) -> Result<(), RosterError> {
        self.rename_composed(seat, name, without_composing)
    }

    /// Renames a player as [`Roster::rename`] does, comparing names in composed form.
    pub fn rename_composed(
        &mut self,
        seat: usize,
        name: &str,
        compose: ComposeFn,
    ) -> Result<(), RosterError> {
        let name = self.free_name(name, Some(seat), compose)?;
        if let Some(player) = self.players.get_mut(seat) {
            player.name = name;
        }
        Ok(())
    }

    /// Gives the player at `seat` a colour. The player who had it takes the old one in exchange.
    pub fn recolour(&mut self, seat: usize, colour: SeatColour) {
        let Some(player) = self.players.get_mut(seat) else {
            return;
        };
        let given_up = std::mem::replace(&mut player.colour, colour);
        let others = self.players.iter_mut().enumerate();
        for (_, player) in others.filter(|(other, _)| *other != seat) {
            if player.colour == colour {
                player.colour = given_up;
                break;
            }
        }
    }

    /// Moves the player at `seat` one place up, towards the first seat.
    pub fn move_up(&mut self, seat: usize) {
        if seat > 0 && seat < self.players.len() {
            self.players.swap(seat - 1, seat);
        }
    }

    /// Removes the player at `seat` from the list and returns them.
    pub fn remove(&mut self, seat: usize) -> Option<Player> {
        (seat < self.players.len()).then(|| self.players.remove(seat))
    }

    fn free_name(
        &self,
        name: &str,
        but: Option<usize>,
        compose: ComposeFn,
    ) -> Result<PlayerName, RosterError> {
        let name: PlayerName = compose(name).parse()?;
        let mut others = self.players.iter().enumerate();
        let taken = others.any(|(seat, player)| {
            Some(seat) != but && names_look_same(&compose(player.name.as_str()), name.as_str())
        });
        if taken {
            Err(RosterError::Taken(name))
        } else {
            Ok(name)
        }
    }

    /// Returns the colour that the fewest players have, the first one of several.
    fn free_colour(&self) -> SeatColour {
        let worn = |colour: &SeatColour| {
            let wearers = self
                .players
                .iter()
                .filter(|player| player.colour == *colour);
            wearers.count()
        };
        let rarest = SeatColour::ALL.into_iter().min_by_key(worn);
        rarest.unwrap_or(SeatColour::Vermilion)
    }
}
