//! What can be chosen before a game begins.

use std::ops::{Deref, RangeInclusive};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Bag, Day, Difference, Mode};
use crate::table::{Allowance, Judge, SeatId, SeatSet};

/// Where the order of the letters comes from (A1, A13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deal {
    /// Chance says.
    #[default]
    Chance,
    /// The day's set: the date alone says.
    Day(Day),
}

/// How many letters of the centre a merger of several words needs (A7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Merging {
    /// None: words may be joined as they are.
    #[default]
    Freely,
    /// One at least.
    WithALetter,
}

impl Merging {
    /// How many letters of the centre are needed beside so many words (A5, A7): one at
    /// least, but for mergers of several where they are free.
    #[must_use]
    pub const fn least(self, words: usize) -> usize {
        match self {
            Merging::Freely if words > 1 => 0,
            Merging::Freely | Merging::WithALetter => 1,
        }
    }
}

/// Whether a word that lies on the table may be made again (A10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repeats {
    /// It may.
    #[default]
    Allowed,
    /// It may not.
    Forbidden,
}

/// What a word counts at the end (A17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// One.
    #[default]
    Words,
    /// Its letters.
    Letters,
    /// Its letters less three.
    LengthLessThree,
    /// Its letters, squared.
    LengthSquared,
}

impl Scoring {
    /// What a word of so many letters counts (A17).
    #[must_use]
    pub const fn points(self, letters: usize) -> i32 {
        let letters = letters as i32;
        match self {
            Scoring::Words => 1,
            Scoring::Letters => letters,
            Scoring::LengthLessThree if letters < 3 => 0,
            Scoring::LengthLessThree => letters - 3,
            Scoring::LengthSquared => letters * letters,
        }
    }
}

/// Everything that can be chosen, as a form holds it: any of it may be wrong still.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choices {
    /// How a table with one device is shared (A13).
    pub mode: Mode,
    /// Where the order of the letters comes from (A1, A13).
    pub deal: Deal,
    /// How many letters (A1).
    pub bag: Bag,
    /// How many of them lie face up at the start (A2).
    pub face_up: u8,
    /// Seats that may make words of three letters (A4).
    pub beginners: SeatSet,
    /// How different a word must be from one that it is made of (A5, A6).
    pub difference: Difference,
    /// What a merger needs (A7).
    pub merging: Merging,
    /// Whether a word may be made again (A10).
    pub repeats: Repeats,
    /// What decides about words (A11, A18).
    pub judge: Judge,
    /// After how many seconds a letter turns up by itself (A14).
    pub auto_flip: Option<u16>,
    /// Whether a table where nobody moves ends by itself, once all letters are up (A16).
    pub idle_end: bool,
    /// What a word counts (A17).
    pub scoring: Scoring,
}

impl Choices {
    /// The fewest letters in a word of a seat (A4).
    #[must_use]
    pub fn least_letters(&self, seat: SeatId) -> usize {
        if self.beginners.contains(seat) { 3 } else { 4 }
    }

    /// How many may sit down (A13). The day's set is for one.
    #[must_use]
    pub const fn seats(&self) -> RangeInclusive<u8> {
        match (self.deal, self.mode) {
            (Deal::Day(_), _) => 1..=1,
            (Deal::Chance, mode) => mode.seats(),
        }
    }
}

/// Choices that a game can be played with.
///
/// ```
/// use lettercase::games::word_heist::{Choices, Options, OptionsError};
///
/// let mut choices = Choices::default();
/// assert!(Options::new(choices.clone()).is_ok());
/// choices.face_up = 5;
/// assert_eq!(Options::new(choices), Err(OptionsError::FaceUp(5)));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(into = "Choices", try_from = "Choices")]
pub struct Options(Choices);

/// Why nothing can be played with these choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum OptionsError {
    /// No window of a turn has so many seconds (A13).
    #[error("no window has {0} seconds")]
    Window(u16),
    /// No window for typing has so many seconds (A13).
    #[error("no window for typing has {0} seconds")]
    Typing(u16),
    /// No solo game has so many seconds (A13).
    #[error("no game has {0} seconds")]
    Clock(u16),
    /// So many letters cannot lie face up at the start (A2).
    #[error("{0} letters cannot lie face up at the start")]
    FaceUp(u8),
    /// Letters never turn up by themselves after so many seconds, or not in this mode (A14).
    #[error("no letter turns up after {0} seconds by itself")]
    AutoFlip(u16),
    /// The day's set is for one player on the standard bag (A13).
    #[error("this is not how the day's set is played")]
    Day,
    /// A beginner sits at no seat of this table (A4).
    #[error("there is no seat {0}")]
    Beginner(SeatId),
}

impl Options {
    /// The seconds that a turn's window may have (A13).
    pub const WINDOWS: [u16; 3] = [15, 30, 60];
    /// The seconds that a window for typing may have (A13): five as in the source, on a
    /// keyboard; ten on touch.
    pub const TYPING: [u16; 4] = [5, 8, 10, 15];
    /// The seconds that a solo game may have.
    pub const CLOCKS: [u16; 4] = [180, 300, 600, 900];
    /// After how many seconds a letter may turn up by itself (A14).
    pub const AUTO_FLIPS: [u16; 5] = [5, 10, 15, 20, 30];
    /// How many letters may lie face up at the start (A2).
    pub const FACE_UP: [u8; 2] = [0, 3];

    /// Checks what was chosen.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn new(choices: Choices) -> Result<Options, OptionsError> {
        match choices.mode {
            Mode::Turns {
                window: Allowance::Seconds(seconds),
                ..
            } if !Self::WINDOWS.contains(&seconds) => return Err(OptionsError::Window(seconds)),
            Mode::Buzzers { typing, .. } if !Self::TYPING.contains(&typing) => {
                return Err(OptionsError::Typing(typing));
            }
            Mode::Solo {
                clock: Allowance::Seconds(seconds),
            } if !Self::CLOCKS.contains(&seconds) => return Err(OptionsError::Clock(seconds)),
            _ => {}
        }
        if !Self::FACE_UP.contains(&choices.face_up) {
            return Err(OptionsError::FaceUp(choices.face_up));
        }
        if let Some(seconds) = choices.auto_flip
            && !(choices.mode.flips_by_itself() && Self::AUTO_FLIPS.contains(&seconds))
        {
            return Err(OptionsError::AutoFlip(seconds));
        }
        let days = matches!(choices.mode, Mode::Solo { .. }) && choices.bag == Bag::Standard;
        if matches!(choices.deal, Deal::Day(_)) && !days {
            return Err(OptionsError::Day);
        }
        let mut beginners = choices.beginners.iter();
        match beginners.find(|seat| seat.index() >= usize::from(*choices.seats().end())) {
            Some(seat) => Err(OptionsError::Beginner(seat)),
            None => Ok(Options(choices)),
        }
    }
}

impl Deref for Options {
    type Target = Choices;

    fn deref(&self) -> &Choices {
        &self.0
    }
}

impl From<Options> for Choices {
    fn from(options: Options) -> Choices {
        options.0
    }
}

impl TryFrom<Choices> for Options {
    type Error = OptionsError;

    fn try_from(choices: Choices) -> Result<Self, OptionsError> {
        Options::new(choices)
    }
}
