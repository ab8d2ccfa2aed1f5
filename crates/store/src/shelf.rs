//! The shelf: games in progress and finished ones, each a record of its own.
//!
//! A game is its card, which says what lies there without opening it, and its journal. The
//! card and the journal's beginning are a record's head, each step is a line of it.

use serde::{Deserialize, Serialize};

use crate::leaves::{GAMES, content_of, together};
use crate::vault::{Content, Entry};
use crate::{Archive, Records, Store, Trouble};
use game::{Begun, Chance, Game, GameId, Journal, JournalError, Match, Outcome, Seat, Title};

/// The name of the record that a game is kept as.
pub fn record_of(id: &GameId) -> String {
    format!("{GAMES}{id}")
}

/// The game that is kept as the record of this name, if it is one.
pub fn game_of(record: &str) -> Option<GameId> {
    record.strip_prefix(GAMES)?.parse().ok()
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

/// What stands on a game's spine: enough to lay it where it belongs, and less than its card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spine {
    /// Its name.
    pub id: GameId,
    /// Whether it is over.
    pub over: bool,
    /// When it was last played, if that can be read.
    pub played: Option<Stamp>,
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
    /// It is damaged: so many steps of it can be read, and this is as far as it goes. What
    /// comes after them is moved aside as soon as it is played on.
    pub up_to: Option<usize>,
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

    /// An id that no game here has or had.
    pub fn fresh(&self, chance: &mut Chance) -> GameId {
        loop {
            let id = GameId::random(chance);
            if self.records.entry(&record_of(&id)).is_none() {
                return id;
            }
        }
    }

    /// Every game by its spine, the one last played first; those that cannot be read come last.
    pub fn spines(&self) -> Vec<Spine> {
        let names = self.records.names();
        let ids = names.iter().filter_map(|name| game_of(name));
        // Laid where it belongs: they are small, and a sort of its own weighs more.
        let mut spines: Vec<Spine> = Vec::new();
        for spine in ids.map(|id| self.spine(id)) {
            let at = spines.partition_point(|other| other.played >= spine.played);
            spines.insert(at, spine);
        }
        spines
    }

    fn spine(&self, id: GameId) -> Spine {
        let head = self.records.entry(&record_of(&id)).and_then(Entry::head);
        let told = head.and_then(|head| spine_of(head.split_once('\n')?.0));
        let (over, played) = told.unwrap_or_else(|| match self.card(&id) {
            Ok(card) => (card.outcome.is_some(), Some(card.played)),
            Err(_) => (false, None),
        });
        Spine { id, over, played }
    }

    /// Every game with its card, the one last played first; those that cannot be read come last.
    pub fn list(&self) -> Vec<(GameId, Result<Card, Unreadable>)> {
        let spines = self.spines().into_iter();
        let carded = spines.map(|Spine { id, .. }| {
            let card = self.card(&id);
            (id, card)
        });
        carded.collect()
    }

    /// The games that go on and of whose name and journal something is true, the one last played
    /// first.
    pub fn going_on(&self, is_so: impl Fn(&str, &str) -> bool) -> Vec<(GameId, Card)> {
        let goes_on = |spine: Spine| {
            let card = self.card(&spine.id).ok()?;
            let head = self.records.load(&record_of(&spine.id)).body?;
            // What was chosen stands before the steps.
            let begun = together(&Content::whole(&head));
            let (_, journal) = leaves(&begun)?;
            is_so(&card.game, journal).then_some((spine.id, card))
        };
        let spines = self.spines().into_iter();
        spines
            .filter(|spine| !spine.over)
            .filter_map(goes_on)
            .collect()
    }

    /// What can be said of a game without opening it.
    ///
    /// # Errors
    /// Why nothing can be said.
    pub fn card(&self, id: &GameId) -> Result<Card, Unreadable> {
        let head = self.head(id)?;
        let card = leaves(&head).map(|(card, _)| card);
        card.ok_or(Unreadable::Journal(JournalError::Foreign))
    }

    /// The records of the games that are over and whose steps do not lie packed.
    pub fn to_pack(&self) -> Vec<String> {
        let over = |id: &GameId| self.card(id).is_ok_and(|card| card.outcome.is_some());
        let names = self.records.names().into_iter();
        let open = names.filter(|name| self.records.is_open(name));
        open.filter(|name| game_of(name).is_some_and(|id| over(&id)))
            .collect()
    }

    /// What a game was begun with.
    ///
    /// # Errors
    /// Why nothing can be said.
    pub fn begun<G: Game>(&self, id: &GameId) -> Result<Begun<G>, Unreadable> {
        let begun = together(&Content::whole(&self.head(id)?));
        let journal = leaves(&begun).ok_or(JournalError::Foreign);
        let journal = journal.and_then(|(_, journal)| Begun::read(journal));
        journal.map_err(Unreadable::Journal)
    }

    /// Keeps a game as it is now.
    pub fn keep<G: Game>(
        &mut self,
        id: &GameId,
        title: Option<&Title>,
        game: &Match<G>,
        now: Stamp,
    ) {
        let journal = game.journal();
        let card = Card {
            game: G::ID.to_owned(),
            title: title.cloned(),
            seats: journal.seats.clone(),
            outcome: game.outcome(),
            played: now,
        };
        let (name, body) = (record_of(id), body_of(&card, &journal.write()));
        self.records.keep(&name, &content_of(&name, &body));
    }

    /// Opens a game to play on, as far as it can be read. Its lines have been read before, where
    /// that needs waiting. What a newer version wrote stays as it is.
    ///
    /// # Errors
    /// Why it does not open.
    pub fn open<G: Game>(&mut self, id: &GameId) -> Result<Opened<G>, Unreadable> {
        let (name, content) = self.content(id)?;
        let lost = self.records.load(&name).trouble.is_some();
        let (mut opened, mut steps) = (open::<G>(&together(&content)), content.lines.len());
        while let Err(why) = &opened {
            let sound = sound_steps(why, &content.lines, steps);
            let Some(fewer) = sound.filter(|fewer| (1..steps).contains(fewer)) else {
                break;
            };
            steps = fewer;
            let lines = content.lines.iter().take(steps).cloned().collect();
            let head = content.head.clone();
            opened = open::<G>(&together(&Content { head, lines }));
        }
        let (title, game) = opened.map_err(Unreadable::Journal)?;
        if steps < content.lines.len() {
            self.records.not_understood(&name, steps);
        }
        let up_to = (lost || steps < content.lines.len()).then_some(steps);
        Ok(Opened { game, title, up_to })
    }

    /// How many steps of a game are kept, if all of it can be read.
    #[must_use]
    pub fn steps(&mut self, id: &GameId) -> Option<usize> {
        let (_, content) = self.content(id).ok()?;
        Some(content.lines.len())
    }

    /// Gives a game a name, or takes its name away.
    ///
    /// # Errors
    /// Why it goes on under the old one.
    pub fn rename(&mut self, id: &GameId, title: Option<Title>) -> Result<(), Unreadable> {
        let head = self.head(id)?;
        let (card, journal) = leaves(&head).ok_or(Unreadable::Gone)?;
        let head = body_of(&Card { title, ..card }, journal);
        self.records.save_head(&record_of(id), &head);
        Ok(())
    }

    /// Takes a game off the shelf; [`Shelf::put_back`] puts it back.
    pub fn remove(&mut self, id: &GameId) {
        self.records.remove(&record_of(id));
    }

    /// Puts a game back where it was.
    pub fn put_back(&mut self, id: &GameId) {
        self.records.bring_back(&record_of(id));
    }

    /// A game as a file of its own. Its lines have been read before, where that needs waiting.
    ///
    /// # Errors
    /// Why there is nothing to put in one.
    pub fn export(&mut self, id: &GameId) -> Result<Archive, Unreadable> {
        let (name, content) = self.content(id)?;
        let mut archive = Archive::default();
        archive.records.insert(name, together(&content));
        Ok(archive)
    }

    /// All of a game that can be read, and its record.
    fn content(&mut self, id: &GameId) -> Result<(String, Content), Unreadable> {
        let name = record_of(id);
        // Even without its head it may go on from its first one.
        let content = self.records.content(&name);
        self.head(id)?;
        let content = content.ok_or_else(|| Unreadable::Trouble(damaged(&name)))?;
        Ok((name, content))
    }

    /// A game's card and the beginning of its journal.
    fn head(&self, id: &GameId) -> Result<String, Unreadable> {
        let loaded = self.records.load(&record_of(id));
        match (loaded.body, loaded.trouble) {
            (Some(body), _) => Ok(body),
            (None, Some(trouble)) => Err(Unreadable::Trouble(trouble)),
            (None, None) => Err(Unreadable::Gone),
        }
    }
}

fn damaged(name: &str) -> Trouble {
    let name = name.to_owned();
    Trouble::Damaged {
        name,
        recovered: false,
    }
}

/// How many steps can be read, of so many with which a journal was none.
fn sound_steps(why: &JournalError, lines: &[String], of: usize) -> Option<usize> {
    match why {
        JournalError::Broken { step } | JournalError::Misfit { step, .. } => Some(*step),
        JournalError::Foreign => lines.iter().take(of).position(|line| {
            let read = base::json::read::<serde::de::IgnoredAny>(line);
            read.is_err()
        }),
        _ => None,
    }
}

/// A game of a file: its card, and its journal's text; none if it has no card.
pub fn game_in(body: &str) -> Option<(Card, &str)> {
    leaves(body)
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

/// Whether a card's game is over and when it was last played, without reading all of it: a name
/// has no quotes that are not escaped.
fn spine_of(card: &str) -> Option<(bool, Option<Stamp>)> {
    let (_, played) = card.rsplit_once("\"played\":")?;
    let played = played.strip_suffix('}')?.parse().ok()?;
    Some((card.contains("\"outcome\":{"), Some(Stamp(played))))
}

fn body_of(card: &Card, journal: &str) -> String {
    let card = serde_json::to_string(card).unwrap_or_default();
    format!("{card}\n{journal}")
}

/// The two lines of a record: its card, and the journal's text.
fn leaves(body: &str) -> Option<(Card, &str)> {
    let (card, journal) = body.split_once('\n')?;
    Some((base::json::read(card).ok()?, journal))
}

fn open<G: Game>(body: &str) -> Result<(Option<Title>, Match<G>), JournalError> {
    let (card, journal) = leaves(body).ok_or(JournalError::Foreign)?;
    Ok((card.title, Match::resume(Journal::read(journal)?)?))
}
