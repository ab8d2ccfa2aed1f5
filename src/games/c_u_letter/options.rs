//! What can be chosen before a game begins.

use std::ops::{Deref, RangeInclusive};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::table::{Allowance, Day, Judge, SeatId};

/// Who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two to four (C1).
    #[default]
    Table,
    /// One, for as many of the cards as can be had (C41).
    Solo,
}

impl Mode {
    /// How many may sit down.
    #[must_use]
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Mode::Table => 2..=4,
            Mode::Solo => 1..=1,
        }
    }
}

/// Where the order of the cards comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deal {
    /// Chance says.
    #[default]
    Chance,
    /// The deck of the day: the date alone says (C41).
    Day(Day),
}

/// Who begins the next round, and which way it goes (C1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rotation {
    /// The seat on the right of who began, the other way round.
    #[default]
    AsSaid,
    /// The seat on the left of who began, always clockwise.
    Plain,
}

/// Whether grey Letter cards may lie face up in a grey zone (C33).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hiding {
    /// They may be laid face down.
    #[default]
    May,
    /// They must be. Enchanters may.
    Must,
}

/// What becomes of cards under another (C21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stacks {
    /// They go with the top card.
    #[default]
    Whole,
    /// They stay on the board.
    BuriedStay,
}

/// The end of the game: words of the cards that are left (C40).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scramble {
    /// In turns, from the lowest score.
    #[default]
    Turns,
    /// Whoever is first to press; a coin decides between two.
    Buzzers,
    /// In turns, words that stand in lines alone.
    InLines,
    /// None.
    Never,
}

/// Words that the list does not have (C11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beyond {
    /// They count if everybody agrees.
    #[default]
    ByAgreement,
    /// They never count.
    Never,
}

/// How much a seat is helped (C10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// Not at all.
    #[default]
    Alone,
    /// Words that it could claim are marked once it has placed.
    MarksWords,
    /// They are claimed for it.
    ClaimsWords,
}

/// Everything that can be chosen, as a form holds it: any of it may be wrong still.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choices {
    /// Who plays.
    pub mode: Mode,
    /// Where the order of the cards comes from.
    pub deal: Deal,
    /// Who begins the next round (C1).
    pub rotation: Rotation,
    /// After how many cards a round ends; none: as the number of seats has it (C2).
    pub cards: Option<u8>,
    /// The time to place and claim (C4).
    pub clock: Allowance,
    /// The fewest letters of a word (C9).
    pub least_letters: u8,
    /// Which words the list has.
    pub judge: Judge,
    /// Words that it does not have (C11).
    pub beyond: Beyond,
    /// How each seat is helped (C10).
    pub help: [Help; 4],
    /// What becomes of buried cards (C21).
    pub stacks: Stacks,
    /// Whether grey letters must lie face down in a grey zone (C33).
    pub hiding: Hiding,
    /// The end of the game (C40).
    pub scramble: Scramble,
    /// Whether hints may be asked for, however a seat is helped. What was kept before this could
    /// be chosen had them.
    #[serde(default = "yes", skip_serializing_if = "is_on")]
    pub hints: bool,
}

const fn yes() -> bool {
    true
}

const fn is_on(on: &bool) -> bool {
    *on
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            mode: Mode::default(),
            deal: Deal::default(),
            rotation: Rotation::default(),
            cards: None,
            clock: Allowance::Seconds(30),
            least_letters: 2,
            judge: Judge::default(),
            beyond: Beyond::default(),
            help: [Help::default(); 4],
            stacks: Stacks::default(),
            hiding: Hiding::default(),
            scramble: Scramble::default(),
            hints: true,
        }
    }
}

impl Choices {
    /// How a seat is helped (C10).
    #[must_use]
    pub fn help(&self, seat: SeatId) -> Help {
        let own = self.help.get(seat.index());
        own.copied().unwrap_or_default()
    }

    /// C2: after how many cards a round ends at a table of so many; alone as for two.
    #[must_use]
    pub fn cards_a_round(&self, seats: u8) -> u8 {
        self.cards.unwrap_or(match seats {
            0..=2 => 14,
            3 => 15,
            _ => 16,
        })
    }

    /// C34, C40: the time to claim a word of a revealed card, or to find one of what is left.
    #[must_use]
    pub const fn extra_clock(&self) -> Allowance {
        match self.clock {
            Allowance::Untimed => Allowance::Untimed,
            Allowance::Seconds(_) => Allowance::Seconds(30),
        }
    }
}

/// Choices that a game can be played with.
///
/// ```
/// use lettercase::games::c_u_letter::{Choices, Options, OptionsError};
///
/// let mut choices = Choices::default();
/// assert!(Options::new(choices).is_ok());
/// choices.cards = Some(7);
/// assert_eq!(Options::new(choices), Err(OptionsError::Cards(7)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(into = "Choices", try_from = "Choices")]
pub struct Options(Choices);

/// Why nothing can be played with these choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum OptionsError {
    /// No round ends after so many cards (C2).
    #[error("no round ends after {0} cards")]
    Cards(u8),
    /// No clock has so much time (C4).
    #[error("no clock is set so")]
    Clock(Allowance),
    /// The shortest words never have so many letters (C9).
    #[error("the shortest words never have {0} letters")]
    LeastLetters(u8),
    /// The list is asked first; what it does not have, people may agree on (C11).
    #[error("the list says what a word is")]
    Judge,
    /// Alone there is nobody to agree or to be faster than (C41).
    #[error("this is not how solo is played")]
    Solo,
    /// The deck of the day is for one (C41).
    #[error("this is not how the deck of the day is played")]
    Day,
}

impl Options {
    /// After how many cards a round may end (C2).
    pub const CARDS: RangeInclusive<u8> = 8..=30;
    /// How the clock may be set (C4).
    pub const CLOCKS: [Allowance; 5] = [
        Allowance::Seconds(30),
        Allowance::Seconds(45),
        Allowance::Seconds(60),
        Allowance::Seconds(90),
        Allowance::Untimed,
    ];
    /// How many letters the shortest words may have (C9).
    pub const LEAST_LETTERS: [u8; 2] = [2, 3];

    /// Checks what was chosen.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn new(choices: Choices) -> Result<Options, OptionsError> {
        let cards = choices.cards.filter(|cards| !Self::CARDS.contains(cards));
        let solo = choices.mode == Mode::Solo;
        let company =
            choices.beyond == Beyond::ByAgreement || choices.scramble == Scramble::Buzzers;
        if let Some(cards) = cards {
            Err(OptionsError::Cards(cards))
        } else if !Self::CLOCKS.contains(&choices.clock) {
            Err(OptionsError::Clock(choices.clock))
        } else if !Self::LEAST_LETTERS.contains(&choices.least_letters) {
            Err(OptionsError::LeastLetters(choices.least_letters))
        } else if choices.judge.level().is_none() {
            Err(OptionsError::Judge)
        } else if solo && company {
            Err(OptionsError::Solo)
        } else if !solo && matches!(choices.deal, Deal::Day(_)) {
            Err(OptionsError::Day)
        } else {
            Ok(Options(choices))
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
