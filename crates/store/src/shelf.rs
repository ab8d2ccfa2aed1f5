//! The shelf: games in progress and finished games, each a record of its own.
//!
//! A game consists of a card, which describes the game without opening it, and a journal. The card
//! and the journal's beginning are the record's head, and each step is a line.

use serde::{Deserialize, Serialize};

use crate::game_lines::{GAME_PREFIX, join_game, parse_content};
use crate::vault::{Content, RecordEntry};
use crate::{Archive, Records, StorageFault, Store};
use game::{
    Chance, Game, GameId, GameSetUp, Journal, JournalError, Match, Outcome, Seat, SeatId, Title,
    read_seats,
};

/// Returns the name of the record that holds a game.
pub fn record_name(id: &GameId) -> String {
    format!("{GAME_PREFIX}{id}")
}

/// Returns the game that a record holds, if the record is a game.
pub fn game_id(record: &str) -> Option<GameId> {
    record.strip_prefix(GAME_PREFIX)?.parse().ok()
}

/// A point in real time, in milliseconds since 1970. The caller that saves a game supplies it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(pub u64);

/// A game's description, which can be shown without opening the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchCard {
    /// The kind of game: [`Game::ID`].
    pub game: String,
    /// The title that a player gave to the game.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub title: Option<Title>,
    /// The players, seat by seat.
    #[serde(deserialize_with = "read_seats")]
    pub seats: Vec<Seat>,
    /// How the game ended, if it has.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub outcome: Option<Outcome>,
    /// The seat whose turn it is in a game in progress, if it is one seat's.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub turn: Option<SeatId>,
    /// Each seat's score in a game in progress. Earlier versions saved none.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub scores: Vec<i32>,
    /// When the game was last played.
    pub played: Timestamp,
}

impl MatchCard {
    /// Describes a game in its current state.
    pub fn new<G: Game>(title: Option<&Title>, game: &Match<G>, played: Timestamp) -> MatchCard {
        let outcome = game.outcome();
        let scores = match outcome {
            Some(_) => Vec::new(),
            None => G::table_scores(game.state()),
        };
        MatchCard {
            game: G::ID.to_owned(),
            title: title.cloned(),
            seats: game.journal().seats.clone(),
            outcome,
            turn: game.turn(),
            scores,
            played,
        }
    }
}

/// The few facts that decide a game's place on the shelf: less than its card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShelfEntry {
    /// The game's id.
    pub id: GameId,
    /// Whether the game is over.
    pub over: bool,
    /// When the game was last played, if that can be read.
    pub played: Option<Timestamp>,
}

/// Why a game can't be opened. Its record stays unchanged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameOpenError {
    /// There is no game with this id.
    Gone,
    /// The record is damaged, or the device can't be read.
    StorageFault(StorageFault),
    /// The record is sound, but isn't a match of this game.
    Journal(JournalError),
}

/// Why no game of a file was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ImportError {
    /// The file holds no games.
    Nothing,
    /// One of the games isn't a valid match.
    Journal(JournalError),
    /// The device has no space for the games.
    StorageFault(StorageFault),
}

/// A game that was opened to be played on.
#[derive(Debug, Clone)]
pub struct OpenedGame<G: Game> {
    /// The match itself.
    pub game: Match<G>,
    /// The title that a player gave to the game.
    pub title: Option<Title>,
    /// The number of readable steps, if the game is damaged: the match goes this far. What comes
    /// after them is moved aside as soon as the game is played on.
    pub up_to: Option<usize>,
}

/// The games among the [`Records`] of a device.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../game/doc/nim.rs")); }
/// use game::{Chance, Match};
/// use nim::{Nim, table};
/// use store::{GameShelf, MemoryStore, Records, Timestamp};
///
/// let game = Match::<Nim>::start(9, table(&["Ada", "Bo"]), Chance::new(7))?;
/// let mut records = Records::new(MemoryStore::default());
/// let mut shelf = GameShelf::new(&mut records);
/// let id = shelf.new_id(&mut Chance::new(1));
/// shelf.save(&id, None, &game, Timestamp(1_700_000_000_000));
///
/// // The card says what the game is, without opening it.
/// let card = shelf.card(&id).unwrap();
/// assert_eq!((card.game.as_str(), card.seats.len(), card.outcome), ("nim", 2, None));
/// assert_eq!(shelf.open::<Nim>(&id).unwrap().game, game);
/// # Ok::<(), game::SeatCountError>(())
/// ```
#[derive(Debug)]
pub struct GameShelf<'a, S> {
    records: &'a mut Records<S>,
}

impl<'a, S: Store> GameShelf<'a, S> {
    /// Builds the shelf of the games among these records.
    pub fn new(records: &'a mut Records<S>) -> Self {
        GameShelf { records }
    }

    /// Returns an id that no game here has or had.
    pub fn new_id(&self, chance: &mut Chance) -> GameId {
        loop {
            let id = GameId::random(chance);
            if self.records.entry(&record_name(&id)).is_none() {
                return id;
            }
        }
    }

    /// Returns all games in brief, the one last played first. Those that can't be read come last.
    pub fn entries(&self) -> Vec<ShelfEntry> {
        let names = self.records.names();
        let ids = names.iter().filter_map(|name| game_id(name));
        // Inserted in order: the lists are small, and a sort would add more code.
        let mut entries: Vec<ShelfEntry> = Vec::new();
        for entry in ids.map(|id| self.entry(id)) {
            let at = entries.partition_point(|other| other.played >= entry.played);
            entries.insert(at, entry);
        }
        entries
    }

    fn entry(&self, id: GameId) -> ShelfEntry {
        let head = self
            .records
            .entry(&record_name(&id))
            .and_then(RecordEntry::head);
        let parsed = head.and_then(|head| parse_shelf_entry(head.split_once('\n')?.0));
        let (over, played) = parsed.unwrap_or_else(|| match self.card(&id) {
            Ok(card) => (card.outcome.is_some(), Some(card.played)),
            Err(_) => (false, None),
        });
        ShelfEntry { id, over, played }
    }

    /// Returns all games with their cards, the one last played first. Those that
    /// can't be read come last.
    pub fn list(&self) -> Vec<(GameId, Result<MatchCard, GameOpenError>)> {
        let entries = self.entries().into_iter();
        let carded = entries.map(|ShelfEntry { id, .. }| {
            let card = self.card(&id);
            (id, card)
        });
        carded.collect()
    }

    /// Returns the unfinished games for which `is_so` holds, the one last played first. `is_so` is
    /// given the kind of game and the journal's beginning.
    pub fn unfinished(&self, is_so: impl Fn(&str, &str) -> bool) -> Vec<(GameId, MatchCard)> {
        let summary = |entry: ShelfEntry| {
            let card = self.card(&entry.id).ok()?;
            let head = self.records.load(&record_name(&entry.id)).body?;
            // The options come before the steps in a journal.
            let begun = join_game(&Content::from_text(&head));
            let (_, journal) = split_card(&begun)?;
            is_so(&card.game, journal).then_some((entry.id, card))
        };
        let entries = self.entries().into_iter();
        entries
            .filter(|entry| !entry.over)
            .filter_map(summary)
            .collect()
    }

    /// Returns a game's card.
    ///
    /// # Errors
    /// Why the card can't be read.
    pub fn card(&self, id: &GameId) -> Result<MatchCard, GameOpenError> {
        let head = self.head(id)?;
        let card = split_card(&head).map(|(card, _)| card);
        card.ok_or(GameOpenError::Journal(JournalError::Foreign))
    }

    /// Returns the records of finished games whose steps aren't packed yet.
    pub fn unpacked_games(&self) -> Vec<String> {
        let over = |id: &GameId| self.card(id).is_ok_and(|card| card.outcome.is_some());
        let names = self.records.names().into_iter();
        let open = names.filter(|name| self.records.has_unpacked_lines(name));
        open.filter(|name| game_id(name).is_some_and(|id| over(&id)))
            .collect()
    }

    /// Returns a game's setup.
    ///
    /// # Errors
    /// Why the setup can't be read.
    pub fn setup<G: Game>(&self, id: &GameId) -> Result<GameSetUp<G>, GameOpenError> {
        let begun = join_game(&Content::from_text(&self.head(id)?));
        let journal = split_card(&begun).ok_or(JournalError::Foreign);
        let journal = journal.and_then(|(_, journal)| GameSetUp::read(journal));
        journal.map_err(GameOpenError::Journal)
    }

    /// Saves a game in its current state.
    pub fn save<G: Game>(
        &mut self,
        id: &GameId,
        title: Option<&Title>,
        game: &Match<G>,
        now: Timestamp,
    ) {
        let card = MatchCard::new(title, game, now);
        let (name, body) = (record_name(id), game_text(&card, &game.journal().write()));
        self.records
            .save_content(&name, &parse_content(&name, &body));
    }

    /// Opens a game as far as it can be read. If its lines are on a disk, they must have been read
    /// before. Nothing that a newer version wrote is changed.
    ///
    /// # Errors
    /// Why the game can't be opened.
    pub fn open<G: Game>(&mut self, id: &GameId) -> Result<OpenedGame<G>, GameOpenError> {
        let (name, content) = self.content(id)?;
        let lost = self.records.load(&name).trouble.is_some();
        let (mut opened, mut steps) = (parse_match::<G>(&join_game(&content)), content.lines.len());
        while let Err(why) = &opened {
            let sound = sound_step_count(why, &content.lines, steps);
            let Some(fewer) = sound.filter(|fewer| (1..steps).contains(fewer)) else {
                break;
            };
            steps = fewer;
            let lines = content.lines.iter().take(steps).cloned().collect();
            let head = content.head.clone();
            opened = parse_match::<G>(&join_game(&Content { head, lines }));
        }
        let (title, game) = opened.map_err(GameOpenError::Journal)?;
        if steps < content.lines.len() {
            self.records.mark_invalid(&name, steps);
        }
        let up_to = (lost || steps < content.lines.len()).then_some(steps);
        Ok(OpenedGame { game, title, up_to })
    }

    /// Returns the number of a game's steps, if all of it can be read.
    #[must_use]
    pub fn step_count(&mut self, id: &GameId) -> Option<usize> {
        let (_, content) = self.content(id).ok()?;
        Some(content.lines.len())
    }

    /// Sets or clears a game's title.
    ///
    /// # Errors
    /// Why the title wasn't changed.
    pub fn rename(&mut self, id: &GameId, title: Option<Title>) -> Result<(), GameOpenError> {
        let head = self.head(id)?;
        let (card, journal) = split_card(&head).ok_or(GameOpenError::Gone)?;
        let head = game_text(&MatchCard { title, ..card }, journal);
        self.records.save_head(&record_name(id), &head);
        Ok(())
    }

    /// Removes a game; [`GameShelf::restore`] brings it back.
    ///
    /// ```
    /// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../game/doc/nim.rs")); }
    /// # use game::{Chance, Match};
    /// # use nim::{Nim, table};
    /// # use store::{GameShelf, MemoryStore, Records, Timestamp};
    /// # let game = Match::<Nim>::start(9, table(&["Ada", "Bo"]), Chance::new(7))?;
    /// # let mut records = Records::new(MemoryStore::default());
    /// # let mut shelf = GameShelf::new(&mut records);
    /// # let id = shelf.new_id(&mut Chance::new(1));
    /// shelf.save(&id, None, &game, Timestamp(1_700_000_000_000));
    /// shelf.remove(&id);
    /// assert!(shelf.entries().is_empty());
    /// shelf.restore(&id);
    /// assert_eq!(shelf.entries().len(), 1);
    /// # Ok::<(), game::SeatCountError>(())
    /// ```
    pub fn remove(&mut self, id: &GameId) {
        self.records.remove(&record_name(id));
    }

    /// Brings back a removed game.
    pub fn restore(&mut self, id: &GameId) {
        self.records.restore(&record_name(id));
    }

    /// Returns a game as a save file of its own. If its lines are on a disk, they
    /// must have been read before.
    ///
    /// # Errors
    /// Why the game can't be exported.
    ///
    /// ```
    /// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../game/doc/nim.rs")); }
    /// # use game::{Chance, Match};
    /// # use nim::{Nim, table};
    /// # use store::{Archive, GameShelf, MemoryStore, Records, Timestamp, journals_in};
    /// # let game = Match::<Nim>::start(9, table(&["Ada", "Bo"]), Chance::new(7))?;
    /// # let mut records = Records::new(MemoryStore::default());
    /// # let mut shelf = GameShelf::new(&mut records);
    /// # let id = shelf.new_id(&mut Chance::new(1));
    /// shelf.save(&id, None, &game, Timestamp(1_700_000_000_000));
    /// let file = shelf.export(&id).unwrap().write();
    /// let journals = journals_in(&Archive::read(&file)?)?;
    /// assert_eq!(journals, [("nim".to_owned(), game.journal().write())]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn export(&mut self, id: &GameId) -> Result<Archive, GameOpenError> {
        let (name, content) = self.content(id)?;
        let mut archive = Archive::default();
        archive.records.insert(name, join_game(&content));
        Ok(archive)
    }

    /// Returns the name of a game's record and all of it that can be read.
    fn content(&mut self, id: &GameId) -> Result<(String, Content), GameOpenError> {
        let name = record_name(id);
        // Even if its head is damaged, the game may open from its first head.
        let content = self.records.content(&name);
        self.head(id)?;
        let content = content.ok_or_else(|| GameOpenError::StorageFault(damaged_fault(&name)))?;
        Ok((name, content))
    }

    /// Returns a game's card and the beginning of its journal.
    fn head(&self, id: &GameId) -> Result<String, GameOpenError> {
        let loaded = self.records.load(&record_name(id));
        match (loaded.body, loaded.trouble) {
            (Some(body), _) => Ok(body),
            (None, Some(trouble)) => Err(GameOpenError::StorageFault(trouble)),
            (None, None) => Err(GameOpenError::Gone),
        }
    }
}

fn damaged_fault(name: &str) -> StorageFault {
    let name = name.to_owned();
    StorageFault::Damaged {
        name,
        recovered: false,
    }
}

/// Returns how many of the first `of` steps are sound, judging by why the
/// journal couldn't be read.
fn sound_step_count(why: &JournalError, lines: &[String], of: usize) -> Option<usize> {
    match why {
        JournalError::Broken { step } | JournalError::Misfit { step, .. } => Some(*step),
        JournalError::Foreign => lines.iter().take(of).position(|line| {
            let read = base::json::read::<serde::de::IgnoredAny>(line);
            read.is_err()
        }),
        _ => None,
    }
}

/// Splits a game in a save file into its card and its journal's text; `None` if it has no valid
/// card.
pub fn parse_game(body: &str) -> Option<(MatchCard, &str)> {
    split_card(body)
}

/// Returns the kind of game and the journal's text of each game in a file.
///
/// # Errors
/// One of them has no valid card, so it isn't a game.
pub fn journals_in(archive: &Archive) -> Result<Vec<(String, String)>, JournalError> {
    let games = archive.records.iter();
    let games = games.filter(|(name, _)| name.starts_with(GAME_PREFIX));
    games
        .map(|(_, body)| {
            let (card, journal) = split_card(body).ok_or(JournalError::Foreign)?;
            Ok((card.game, journal.to_owned()))
        })
        .collect()
}

/// Reads from a card whether its game is over and when it was last played, without parsing all of
/// it. That is safe because quotes in names are escaped.
fn parse_shelf_entry(card: &str) -> Option<(bool, Option<Timestamp>)> {
    let (_, played) = card.rsplit_once("\"played\":")?;
    let played = played.strip_suffix('}')?.parse().ok()?;
    Some((card.contains("\"outcome\":{"), Some(Timestamp(played))))
}

fn game_text(card: &MatchCard, journal: &str) -> String {
    let card = serde_json::to_string(card).unwrap_or_default();
    format!("{card}\n{journal}")
}

/// Splits a record into its two parts: the card, and the journal's text.
fn split_card(body: &str) -> Option<(MatchCard, &str)> {
    let (card, journal) = body.split_once('\n')?;
    Some((base::json::read(card).ok()?, journal))
}

fn parse_match<G: Game>(body: &str) -> Result<(Option<Title>, Match<G>), JournalError> {
    let (card, journal) = split_card(body).ok_or(JournalError::Foreign)?;
    Ok((card.title, Match::resume(Journal::read(journal)?)?))
}
