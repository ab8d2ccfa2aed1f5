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

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Chance, Game, Moment, Rung, Seat, SeatId};
use base::json::{self, Raw, Unreadable, Value};

/// The version of the journal's own form.
const FORMAT: u32 = 1;

/// How a reader that hands on text alone begins where a newer version wrote something.
pub(super) const NEWER: &str = "from a newer version: ";

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

/// What a game was begun with.
#[derive(Debug, Clone, PartialEq)]
pub struct Begun<G: Game> {
    /// What was chosen.
    pub options: G::Options,
    /// Who sat down.
    pub seats: Vec<Seat>,
}

/// What came of one act.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step<Event> {
    /// Who acted; nobody as the game opens and when time runs out.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub by: Option<SeatId>,
    /// When, in table time.
    pub at: Moment,
    /// What followed, in order.
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

/// All of it. Options and steps are texts still: each type has one reader, and where one breaks
/// is known.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Whole<'t> {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "rules")]
    _rules: u32,
    #[serde(borrow)]
    options: Raw<'t>,
    seats: Vec<Seat>,
    chance: Chance,
    #[serde(borrow)]
    steps: Vec<Raw<'t>>,
}

impl<G: Game> Journal<G> {
    /// The version of the rules that write journals now.
    pub const RULES: u32 = 1 + G::UPGRADES.len() as u32;

    /// The journal's text.
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
        let text = today::<G>(text)?;
        let whole: Whole = json::read(&text).map_err(|_| JournalError::Foreign)?;
        let steps = whole.steps.iter().enumerate();
        let steps =
            steps.map(|(step, text)| json::read(text.0).map_err(|_| JournalError::Broken { step }));
        let steps = steps.collect::<Result<_, _>>();
        let Begun { options, seats } = whole.begun::<G>()?;
        Ok(Journal {
            options,
            seats,
            chance: whole.chance,
            steps: steps?,
        })
    }
}

impl<G: Game> Begun<G> {
    /// Reads of a journal's text what the game was begun with; whatever its steps are.
    ///
    /// # Errors
    /// Why the text is no journal of this game.
    pub fn read(text: &str) -> Result<Self, JournalError> {
        let text = today::<G>(text)?;
        let whole: Whole = json::read(&text).map_err(|_| JournalError::Foreign)?;
        whole.begun()
    }
}

impl Whole<'_> {
    fn begun<G: Game>(&self) -> Result<Begun<G>, JournalError> {
        let options = json::read(self.options.0).map_err(options_error)?;
        let seats = self.seats.clone();
        // A program that we do not know is of a newer version.
        let mut programs = seats.iter().filter_map(|seat| seat.by.program());
        match programs.all(|id| Rung::of::<G>(id).is_some()) {
            true => Ok(Begun { options, seats }),
            false => Err(JournalError::Newer),
        }
    }
}

/// A journal of this game as today's rules write it.
fn today<G: Game>(text: &str) -> Result<Cow<'_, str>, JournalError> {
    let page: Page = json::read(text).map_err(|_| JournalError::Foreign)?;
    if page.game != G::ID {
        return Err(JournalError::OtherGame(page.game));
    }
    let rules = Journal::<G>::RULES;
    if page.format > FORMAT || page.rules > rules {
        return Err(JournalError::Newer);
    }
    match page.rules == rules {
        true => Ok(text.into()),
        false => Ok(modernised(text, page.rules, G::UPGRADES)?.into()),
    }
}

/// What older rules wrote, as today's would have written it.
fn modernised(text: &str, rules: u32, upgrades: &[Upgrade]) -> Result<String, JournalError> {
    let mut value: Value = json::read(text).map_err(|_| JournalError::Foreign)?;
    let older = rules.checked_sub(1).map(|behind| behind as usize);
    let upgrades = older.and_then(|behind| upgrades.get(behind..));
    for upgrade in upgrades.ok_or(JournalError::Foreign)? {
        upgrade(&mut value).ok_or(JournalError::TooOld(rules))?;
    }
    Ok(value.to_string())
}

/// Why options cannot be read. A reader hands on text alone.
fn options_error(error: Unreadable) -> JournalError {
    let error = error.to_string();
    match error.starts_with(NEWER) {
        true => JournalError::Newer,
        false => JournalError::Options(error),
    }
}
