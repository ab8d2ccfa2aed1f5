//! The journal of a game: what was chosen, who sat down, and all that happened. It is the
//! save file.
//!
//! Written, it is one line of JSON:
//!
//! ```json
//! {"format":1,"game":"paper-grid","rules":1,"options":{},"seats":[],"chance":7,"steps":[]}
//! ```
//!
//! It is read whole or not at all, and a [`JournalError`] says why not.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use super::rule::NEWER;
use super::{Chance, Game, Moment, Seat, SeatId};

/// The version of the journal's own form.
const FORMAT: u32 = 1;

/// Reads what older rules wrote as the next version would have written it, in place:
/// all of the journal, so that options and steps may change together. `None`: it cannot
/// be read so.
pub type Upgrade = fn(&mut Value) -> Option<()>;

/// All that happened in a game.
#[derive(Debug, Clone, PartialEq)]
pub struct Journal<G: Game> {
    /// What was chosen.
    pub options: G::Options,
    /// Who sits where.
    pub seats: Vec<Seat>,
    /// Chance as the game began.
    pub chance: Chance,
    /// What happened. The first step is the game's opening.
    pub steps: Vec<Step<G::Event>>,
}

/// What came of one act.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step<Event> {
    /// Who acted; nobody as the game opens and when time runs out.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub by: Option<SeatId>,
    /// When.
    pub at: Moment,
    /// What happened.
    pub events: Vec<Event>,
    /// Chance afterwards, if any was taken.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub chance: Option<Chance>,
}

/// Why a text is no journal of this game. Nothing of it is used then.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum JournalError {
    /// It is no JSON, or not a journal's: cut off, or another program's.
    #[error("not a journal")]
    Foreign,
    /// A newer Lettercase wrote it: update this one.
    #[error("written by a newer version")]
    Newer,
    /// It is another game's.
    #[error("a journal of {0}")]
    OtherGame(String),
    /// No upgrade leads here from the version that wrote it.
    #[error("version {0} of the rules cannot be read")]
    TooOld(u32),
    /// Its options cannot be chosen.
    #[error("the options are broken: {0}")]
    Options(String),
    /// Nobody, too few or too many sit at the table.
    #[error("{0} seats")]
    Seats(usize),
    /// A step is none of this game.
    #[error("step {step} is broken")]
    Broken {
        /// Which, from 0.
        step: usize,
    },
    /// An event cannot have happened where it stands.
    #[error("event {event} of step {step} cannot have happened")]
    Misfit {
        /// Which step, from 0.
        step: usize,
        /// Which of its events, from 0.
        event: usize,
    },
}

/// A journal as it is written.
#[derive(Serialize)]
struct Written<'a, G: Game> {
    format: u32,
    game: &'static str,
    rules: u32,
    options: &'a G::Options,
    seats: &'a [Seat],
    chance: &'a Chance,
    steps: &'a [Step<G::Event>],
}

/// What every journal says of itself, whichever game and version wrote it.
#[derive(Deserialize)]
struct Page {
    format: u32,
    game: String,
    rules: u32,
}

/// All of it. Options and steps are read as what they are, or as any JSON to find out what
/// is wrong with them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Whole<Options, Step> {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "rules")]
    _rules: u32,
    options: Options,
    seats: Vec<Seat>,
    chance: Chance,
    steps: Vec<Step>,
}

impl<G: Game> Journal<G> {
    /// The version of the rules that write journals now.
    pub const RULES: u32 = 1 + G::UPGRADES.len() as u32;

    /// The journal's text.
    #[must_use]
    pub fn write(&self) -> String {
        let written = Written::<G> {
            format: FORMAT,
            game: G::ID,
            rules: Self::RULES,
            options: &self.options,
            seats: &self.seats,
            chance: &self.chance,
            steps: &self.steps,
        };
        serde_json::to_string(&written).unwrap_or_default()
    }

    /// Reads a journal's text, through upgrades if older rules wrote it. Whether what
    /// happened can have happened is for [`Match::resume`](super::Match::resume) to say.
    ///
    /// # Errors
    /// Why the text is no journal of this game.
    pub fn read(text: &str) -> Result<Self, JournalError> {
        let page: Page = serde_json::from_str(text).map_err(|_| JournalError::Foreign)?;
        if page.game != G::ID {
            return Err(JournalError::OtherGame(page.game));
        }
        if page.format > FORMAT || page.rules > Self::RULES {
            return Err(JournalError::Newer);
        }
        if page.rules == Self::RULES
            && let Ok(whole) = serde_json::from_str(text)
        {
            return Self::of(whole).known();
        }
        Self::read_slowly(text, page.rules)?.known()
    }

    /// A program that we do not know is of a newer version.
    fn known(self) -> Result<Self, JournalError> {
        let mut programs = self.seats.iter().filter_map(|seat| seat.by.program());
        match programs.all(|id| G::PROGRAMS.contains(&id)) {
            true => Ok(self),
            false => Err(JournalError::Newer),
        }
    }

    /// Through upgrades, and to the place where it breaks.
    fn read_slowly(text: &str, rules: u32) -> Result<Self, JournalError> {
        let mut value: Value = serde_json::from_str(text).map_err(|_| JournalError::Foreign)?;
        let older = rules.checked_sub(1).map(|behind| behind as usize);
        let upgrades = older.and_then(|behind| G::UPGRADES.get(behind..));
        for upgrade in upgrades.ok_or(JournalError::Foreign)? {
            upgrade(&mut value).ok_or(JournalError::TooOld(rules))?;
        }
        // Through text, so that each type has one reader.
        let whole: Whole<Value, Value> =
            serde_json::from_str(&value.to_string()).map_err(|_| JournalError::Foreign)?;
        let options = serde_json::from_str(&whole.options.to_string()).map_err(options_error)?;
        let steps = (0..)
            .zip(whole.steps)
            .map(|(step, value)| read_step(step, value));
        Ok(Journal {
            options,
            seats: whole.seats,
            chance: whole.chance,
            steps: steps.collect::<Result<_, _>>()?,
        })
    }

    fn of(whole: Whole<G::Options, Step<G::Event>>) -> Self {
        Journal {
            options: whole.options,
            seats: whole.seats,
            chance: whole.chance,
            steps: whole.steps,
        }
    }
}

fn read_step<E: DeserializeOwned>(step: usize, value: Value) -> Result<Step<E>, JournalError> {
    serde_json::from_str(&value.to_string()).map_err(|_| JournalError::Broken { step })
}

/// Why options cannot be read. A reader hands on text alone.
fn options_error(error: serde_json::Error) -> JournalError {
    let error = error.to_string();
    match error.starts_with(NEWER) {
        true => JournalError::Newer,
        false => JournalError::Options(error),
    }
}
