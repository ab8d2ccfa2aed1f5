//! The journal of a game: its options, its seats and everything that happened. It is the save
//! file.
//!
//! As text it is one line of JSON:
//!
//! ```json
//! {"format":1,"game":"paper-grid","rules":1,"options":{},"seats":[],"chance":7,"steps":[]}
//! ```
//!
//! It is read as a whole or not at all; a [`JournalError`] says why not.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Chance, Game, Moment, Rung, Seat, SeatId, read_seats};
use base::json::{self, JsonError, Raw, Value};

/// Version of the journal's own format.
const FORMAT: u32 = 1;

/// Prefix of a deserialising error where a newer version wrote something. Serde passes errors on
/// as text only, so this is how they are recognised.
pub(super) const NEWER_PREFIX: &str = "from a newer version: ";

/// Changes a journal written under older rules into what the next version would have written, in
/// place. It gets the whole journal, so that options and steps may change together. Returns `None`
/// if the journal can't be upgraded.
pub type Upgrade = fn(&mut Value) -> Option<()>;

/// Everything that happened in a game, and how it was set up.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/nim.rs")); }
/// use game::{Chance, Journal, JournalError, Match};
/// use nim::{Nim, table};
///
/// let game = Match::<Nim>::start(9, table(&["Ada", "Bo"]), Chance::new(7))?;
/// let text = game.journal().write();
/// assert!(text.starts_with(r#"{"format":1,"game":"nim","rules":1,"options":9,"seats":[{"#));
/// assert_eq!(Journal::<Nim>::read(&text)?, *game.journal());
///
/// let cut_off = Journal::<Nim>::read(&text[..60]);
/// assert_eq!(cut_off, Err(JournalError::Foreign));
/// let chess = Journal::<Nim>::read(&text.replace("nim", "chess"));
/// assert_eq!(chess, Err(JournalError::OtherGame("chess".to_owned())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Journal<G: Game> {
    /// The options that the game was started with.
    pub options: G::Options,
    /// The seats, in order.
    pub seats: Vec<Seat>,
    /// The random generator as the game started.
    pub chance: Chance,
    /// The steps so far. The first one is the game's opening.
    pub steps: Vec<Step<G::Event>>,
}

/// How a game was set up, without its steps.
#[derive(Debug, Clone, PartialEq)]
pub struct GameSetUp<G: Game> {
    /// The options that the game was started with.
    pub options: G::Options,
    /// The seats, in order.
    pub seats: Vec<Seat>,
}

/// The events of one action, of the opening, or of a clock that ran out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step<Event> {
    /// The seat that acted; `None` as the game opens and when a clock runs out.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub by: Option<SeatId>,
    /// The moment of the step, in table time.
    pub at: Moment,
    /// The events that followed, in order.
    pub events: Vec<Event>,
    /// The random generator afterwards, if the step took random numbers.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub chance: Option<Chance>,
}

/// Why a text isn't a journal of this game. No part of such a text is used.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum JournalError {
    /// The text isn't JSON, or isn't a journal: it was cut off, or another program wrote it.
    #[error("not a Lettercase journal, or only part of one")]
    Foreign,
    /// A newer version of Lettercase wrote the journal. Updating helps.
    #[error("the journal was written by a newer version")]
    Newer,
    /// The journal belongs to another game.
    #[error("the journal belongs to another game, {0}")]
    OtherGame(String),
    /// No upgrade leads from the version of the rules that wrote it to today's.
    #[error("version {0} of the rules is too old to be read")]
    TooOld(u32),
    /// The journal's options aren't valid.
    #[error("invalid options: {0}")]
    Options(String),
    /// The options don't allow this number of seats.
    #[error("the options don’t allow {0} seats")]
    Seats(usize),
    /// A step can't be read, is out of order, or belongs to a seat that isn't at the table.
    #[error("step {step} can’t be read, is out of order or has no seat at the table")]
    Broken {
        /// The step, counted from 0.
        step: usize,
    },
    /// An event couldn't have happened at its place in the game.
    #[error("event {event} of step {step} is impossible at that point of the game")]
    Misfit {
        /// The step, counted from 0.
        step: usize,
        /// The event within the step, counted from 0.
        event: usize,
    },
}

/// A journal as it is serialised.
#[derive(Serialize)]
struct JournalText<'a, G: Game> {
    format: u32,
    game: &'static str,
    rules: u32,
    options: &'a G::Options,
    seats: &'a [Seat],
    chance: &'a Chance,
    steps: &'a [Step<G::Event>],
}

/// The header that every journal has, whichever game and version wrote it.
#[derive(Deserialize)]
struct JournalEnvelope {
    format: u32,
    game: String,
    rules: u32,
}

/// The whole journal, with options and steps still as text. Parsing them one by one keeps each
/// type to a single reader and shows which step is broken.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawJournal<'t> {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "rules")]
    _rules: u32,
    #[serde(borrow)]
    options: Raw<'t>,
    #[serde(deserialize_with = "read_seats")]
    seats: Vec<Seat>,
    chance: Chance,
    #[serde(borrow)]
    steps: Vec<Raw<'t>>,
}

impl<G: Game> Journal<G> {
    /// The version of the rules that journals are written under today.
    pub const RULES_VERSION: u32 = 1 + G::UPGRADES.len() as u32;

    /// Returns the journal as text.
    pub fn write(&self) -> String {
        let written = JournalText::<G> {
            format: FORMAT,
            game: G::ID,
            rules: Self::RULES_VERSION,
            options: &self.options,
            seats: &self.seats,
            chance: &self.chance,
            steps: &self.steps,
        };
        serde_json::to_string(&written).unwrap_or_default()
    }

    /// Reads a journal from text, and upgrades it if it was written under older rules.
    /// [`Match::resume`](super::Match::resume) then checks whether its events could have happened.
    ///
    /// # Errors
    /// Why the text isn't a journal of this game.
    pub fn read(text: &str) -> Result<Self, JournalError> {
        let text = upgraded::<G>(text)?;
        let whole: RawJournal = json::read(&text).map_err(|_| JournalError::Foreign)?;
        let steps = whole.steps.iter().enumerate();
        let steps =
            steps.map(|(step, text)| json::read(text.0).map_err(|_| JournalError::Broken { step }));
        let steps = steps.collect::<Result<_, _>>();
        let GameSetUp { options, seats } = whole.set_up::<G>()?;
        Ok(Journal {
            options,
            seats,
            chance: whole.chance,
            steps: steps?,
        })
    }
}

impl<G: Game> GameSetUp<G> {
    /// Reads only a game's setup from a journal's text, even if its steps can't be read.
    ///
    /// # Errors
    /// Why the text isn't a journal of this game.
    pub fn read(text: &str) -> Result<Self, JournalError> {
        let text = upgraded::<G>(text)?;
        let whole: RawJournal = json::read(&text).map_err(|_| JournalError::Foreign)?;
        whole.set_up()
    }
}

impl RawJournal<'_> {
    fn set_up<G: Game>(&self) -> Result<GameSetUp<G>, JournalError> {
        let options = json::read(self.options.0).map_err(options_error)?;
        let seats = self.seats.clone();
        // A bot that we don't know comes from a newer version.
        let mut programs = seats.iter().filter_map(|seat| seat.by.bot_id());
        if programs.all(|id| Rung::of_bot::<G>(id).is_some()) {
            Ok(GameSetUp { options, seats })
        } else {
            Err(JournalError::Newer)
        }
    }
}

/// Returns a journal of this game as today's rules would have written it.
fn upgraded<G: Game>(text: &str) -> Result<Cow<'_, str>, JournalError> {
    let page: JournalEnvelope = json::read(text).map_err(|_| JournalError::Foreign)?;
    if page.game != G::ID {
        return Err(JournalError::OtherGame(page.game));
    }
    let rules = Journal::<G>::RULES_VERSION;
    if page.format > FORMAT || page.rules > rules {
        return Err(JournalError::Newer);
    }
    if page.rules == rules {
        Ok(text.into())
    } else {
        Ok(apply_upgrades(text, page.rules, G::UPGRADES)?.into())
    }
}

/// Upgrades a text written under older rules to today's version.
fn apply_upgrades(text: &str, rules: u32, upgrades: &[Upgrade]) -> Result<String, JournalError> {
    let mut value: Value = json::read(text).map_err(|_| JournalError::Foreign)?;
    let older = rules.checked_sub(1).map(|behind| behind as usize);
    let upgrades = older.and_then(|behind| upgrades.get(behind..));
    for upgrade in upgrades.ok_or(JournalError::Foreign)? {
        upgrade(&mut value).ok_or(JournalError::TooOld(rules))?;
    }
    Ok(value.to_string())
}

/// Explains why options can't be read. A reader passes errors on as text only.
fn options_error(error: JsonError) -> JournalError {
    let error = error.to_string();
    if error.starts_with(NEWER_PREFIX) {
        JournalError::Newer
    } else {
        JournalError::Options(error)
    }
}
