//! The shelf: games in progress and finished ones, each a record of its own.
//!
//! A record is two lines: a card, which says what lies there without opening it, and the
//! journal. It is written at each step into the older of two slots, so what breaks costs
//! one step at most.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Chance, Game, Journal, JournalError, Match, Outcome, Seat, Title};
use crate::storage::{Archive, Records, Store, Trouble};

/// Before the name of every record that is a game.
const GAMES: &str = "game/";

/// A game's name on the shelf and in links: small letters and digits.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(String);

/// The text names no game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no game is called so")]
pub struct NotAGameId;

impl GameId {
    const LONGEST: usize = 16;

    fn record(&self) -> String {
        format!("{GAMES}{}", self.0)
    }
}

impl FromStr for GameId {
    type Err = NotAGameId;

    fn from_str(text: &str) -> Result<Self, NotAGameId> {
        let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit();
        let fits = (1..=Self::LONGEST).contains(&text.len()) && text.bytes().all(plain);
        fits.then(|| GameId(text.to_owned())).ok_or(NotAGameId)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A moment of the world's time, in milliseconds since 1970: whoever keeps a game says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stamp(pub u64);

/// What can be said of a game without opening it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Which game is played: [`Game::ID`].
    pub game: String,
    /// The name somebody gave it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub title: Option<Title>,
    /// Who plays.
    pub seats: Vec<Seat>,
    /// How it ended, if it has.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub outcome: Option<Outcome>,
    /// When it was last played.
    pub played: Stamp,
}

/// Why a game is not opened. It stays where it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unreadable {
    /// There is none of that name.
    Gone,
    /// The record is damaged, or the device hands nothing out.
    Trouble(Trouble),
    /// The record is whole, but no match of this game.
    Journal(JournalError),
}

/// Why no game of a file came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ImportError {
    /// There is none in it.
    Nothing,
    /// One of them is no match of its game.
    Journal(JournalError),
    /// The device has no place for them.
    Trouble(Trouble),
}

/// A game taken from the shelf to be played on.
#[derive(Debug, Clone)]
pub struct Opened<G: Game> {
    /// The game.
    pub game: Match<G>,
    /// The name somebody gave it.
    pub title: Option<Title>,
    /// What was wrong with its newest copy, if this is the one before it.
    pub trouble: Option<Trouble>,
}

/// A game that was taken off the shelf, to be put back if that was a mistake.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Removed {
    id: GameId,
    body: String,
}

/// The games among the [`Records`] of a device.
#[derive(Debug)]
pub struct Shelf<'a, S> {
    records: &'a mut Records<S>,
}

impl<'a, S: Store> Shelf<'a, S> {
    /// The shelf of these records.
    pub fn new(records: &'a mut Records<S>) -> Self {
        Shelf { records }
    }

    /// A name that no game here has.
    pub fn fresh(&self, chance: &mut Chance) -> GameId {
        let signs = b"23456789abcdefghjkmnpqrstuvwxyz";
        loop {
            let sign = |_| chance.pick(signs).map(|sign| char::from(*sign));
            let id = GameId((0..8).filter_map(sign).collect());
            if self.records.load(&id.record()).body.is_none() {
                return id;
            }
        }
    }

    /// Every game, the one last played first; those that cannot be read come last.
    #[must_use]
    pub fn list(&self) -> Vec<(GameId, Result<Card, Unreadable>)> {
        let names = self.records.names();
        let ids = names
            .iter()
            .filter_map(|name| name.strip_prefix(GAMES)?.parse().ok());
        // Laid where it belongs: the list is short, and a sort of its own weighs more.
        let mut games: Vec<(GameId, Result<Card, Unreadable>)> = Vec::new();
        for id in ids {
            let card = self.card(&id);
            let at = games.partition_point(|(_, other)| played(other) >= played(&card));
            games.insert(at, (id, card));
        }
        games
    }

    /// The games that go on and of whose name and journal something is true, the one last played
    /// first.
    #[must_use]
    pub fn going_on(&self, is_so: impl Fn(&str, &str) -> bool) -> Vec<(GameId, Card)> {
        let goes_on = |(id, card): (GameId, Result<Card, Unreadable>)| {
            let card = card.ok().filter(|card| card.outcome.is_none())?;
            let (body, _) = self.body(&id, |body| leaves(body).is_some()).ok()?;
            let (_, journal) = leaves(&body)?;
            is_so(&card.game, journal).then_some((id, card))
        };
        self.list().into_iter().filter_map(goes_on).collect()
    }

    /// What can be said of a game without opening it.
    ///
    /// # Errors
    /// Why nothing can be said.
    pub fn card(&self, id: &GameId) -> Result<Card, Unreadable> {
        let body = self.body(id, |body| leaves(body).is_some())?.0;
        let card = leaves(&body).map(|(card, _)| card);
        card.ok_or(Unreadable::Journal(JournalError::Foreign))
    }

    /// Keeps a game as it is now.
    ///
    /// # Errors
    /// Why it is held in memory alone.
    pub fn keep<G: Game>(
        &mut self,
        id: &GameId,
        title: Option<&Title>,
        game: &Match<G>,
        now: Stamp,
    ) -> Result<(), Trouble> {
        let journal = game.journal();
        let card = Card {
            game: G::ID.to_owned(),
            title: title.cloned(),
            seats: journal.seats.clone(),
            outcome: game.outcome(),
            played: now,
        };
        self.records
            .save(&id.record(), &body_of(&card, &journal.write()))
    }

    /// Opens a game to play on. If its newest copy makes no sense, it is moved aside, the one
    /// before it opens, and the trouble says so. What a newer version wrote stays as it is.
    ///
    /// # Errors
    /// Why neither opens: of the newest copy.
    pub fn open<G: Game>(&mut self, id: &GameId) -> Result<Opened<G>, Unreadable> {
        let mut opened = None;
        let mut broken: Option<(JournalError, String)> = None;
        let sound = |body: &str| match open::<G>(body) {
            Ok(game) => {
                opened = Some(game);
                true
            }
            Err(error) => {
                let newer = error == JournalError::Newer;
                broken.get_or_insert((error, body.to_owned()));
                newer
            }
        };
        let body = self.body(id, sound);
        match (opened, broken, body) {
            (Some((title, game)), broken, Ok((_, trouble))) => {
                if let Some((_, text)) = broken {
                    self.records.rescue(&id.record(), &text);
                }
                Ok(Opened {
                    game,
                    title,
                    trouble,
                })
            }
            (_, Some((error, _)), _) => Err(Unreadable::Journal(error)),
            (_, None, Err(why)) => Err(why),
            (None, None, Ok(_)) => Err(Unreadable::Gone),
        }
    }

    /// Gives a game a name, or takes its name away.
    ///
    /// # Errors
    /// Why it goes on under the old one.
    pub fn rename(&mut self, id: &GameId, title: Option<Title>) -> Result<(), Unreadable> {
        let body = self.body(id, |body| leaves(body).is_some())?.0;
        let (card, journal) = leaves(&body).ok_or(Unreadable::Gone)?;
        let body = body_of(&Card { title, ..card }, journal);
        let saved = self.records.save(&id.record(), &body);
        saved.map_err(Unreadable::Trouble)
    }

    /// Takes a game off the shelf. What is handed out puts it back.
    ///
    /// # Errors
    /// Why it stays.
    pub fn remove(&mut self, id: &GameId) -> Result<Removed, Unreadable> {
        let (body, _) = self.body(id, |_| true)?;
        let removed = self.records.remove(&id.record());
        removed.map_err(Unreadable::Trouble)?;
        let id = id.clone();
        Ok(Removed { id, body })
    }

    /// Puts a game back where it was.
    ///
    /// # Errors
    /// Why it is held in memory alone.
    pub fn put_back(&mut self, removed: &Removed) -> Result<(), Trouble> {
        self.records.save(&removed.id.record(), &removed.body)
    }

    /// A game as a file of its own.
    ///
    /// # Errors
    /// Why there is nothing to put in one.
    pub fn export(&self, id: &GameId) -> Result<Archive, Unreadable> {
        let (body, _) = self.body(id, |_| true)?;
        let mut archive = Archive::default();
        archive.records.insert(id.record(), body);
        Ok(archive)
    }

    /// Lays the games of a file beside those that are here, all or none; a game whose name
    /// is taken gets another, unless it is here already as it is in the file. `sound` says
    /// whether the journal of the game so called is one.
    ///
    /// # Errors
    /// Why none of them came.
    pub fn import(
        &mut self,
        archive: &Archive,
        sound: impl Fn(&str, &str) -> Result<(), JournalError>,
        chance: &mut Chance,
    ) -> Result<Vec<GameId>, ImportError> {
        let mut games = Archive::default();
        let mut ids = Vec::new();
        for (name, body) in &archive.records {
            let Some(id) = name.strip_prefix(GAMES).and_then(|id| id.parse().ok()) else {
                continue;
            };
            let leaves = leaves(body).ok_or(JournalError::Foreign);
            let sound = leaves.and_then(|(card, journal)| sound(&card.game, journal));
            sound.map_err(ImportError::Journal)?;
            let here = self.records.load(name).body;
            let id: GameId = match here {
                Some(here) if here != *body => self.fresh(chance),
                _ => id,
            };
            games.records.insert(id.record(), body.clone());
            ids.push(id);
        }
        if ids.is_empty() {
            return Err(ImportError::Nothing);
        }
        self.records.restore(&games).map_err(ImportError::Trouble)?;
        Ok(ids)
    }

    fn body(
        &self,
        id: &GameId,
        mut good: impl FnMut(&str) -> bool,
    ) -> Result<(String, Option<Trouble>), Unreadable> {
        let loaded = self.records.load_if(&id.record(), &mut good);
        match (loaded.body, loaded.trouble) {
            (Some(body), trouble) => Ok((body, trouble)),
            (None, Some(trouble)) => Err(Unreadable::Trouble(trouble)),
            (None, None) => Err(Unreadable::Gone),
        }
    }
}

/// The games in a file: what each is, and its journal's text.
///
/// # Errors
/// One of them has no card, so it's no game.
pub fn games_in(archive: &Archive) -> Result<Vec<(String, String)>, JournalError> {
    let games = archive.records.iter();
    let games = games.filter(|(name, _)| name.starts_with(GAMES));
    games
        .map(|(_, body)| {
            let (card, journal) = leaves(body).ok_or(JournalError::Foreign)?;
            Ok((card.game, journal.to_owned()))
        })
        .collect()
}

/// When a game was last played; those that cannot be read are before all time.
fn played(card: &Result<Card, Unreadable>) -> Option<Stamp> {
    card.as_ref().ok().map(|card| card.played)
}

fn body_of(card: &Card, journal: &str) -> String {
    let card = serde_json::to_string(card).unwrap_or_default();
    format!("{card}\n{journal}")
}

/// The two lines of a record: its card, and the journal's text.
fn leaves(body: &str) -> Option<(Card, &str)> {
    let (card, journal) = body.split_once('\n')?;
    Some((serde_json::from_str(card).ok()?, journal))
}

fn open<G: Game>(body: &str) -> Result<(Option<Title>, Match<G>), JournalError> {
    let (card, journal) = leaves(body).ok_or(JournalError::Foreign)?;
    Ok((card.title, Match::resume(Journal::read(journal)?)?))
}
