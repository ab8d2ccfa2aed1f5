//! What can be chosen before a game begins.

use std::ops::{Deref, RangeInclusive};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Deck;
use crate::table::{Day, Judge, SeatId};

/// Who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two to four.
    #[default]
    Table,
    /// One, through the whole deck (O36).
    Solo {
        /// What counts against the words.
        against: Against,
        /// What STL-1 is where there is nobody to take from.
        steal_one: Alone,
    },
}

impl Mode {
    /// How many may sit down.
    #[must_use]
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Mode::Table => 2..=4,
            Mode::Solo { .. } => 1..=1,
        }
    }
}

/// What counts against the words of a solo game (O36).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    /// The hand.
    #[default]
    Hand,
    /// Hard: the hand and the discard pile.
    HandAndPile,
}

/// STL-1 in a solo game (O36).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Alone {
    /// It is left out.
    #[default]
    LeftOut,
    /// It draws one extra card.
    DrawsOne,
}

/// Where the order of the cards comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deal {
    /// Chance says.
    #[default]
    Chance,
    /// The deck of the day: the date alone says (O36).
    Day(Day),
}

/// When a round ends whose target is reached (O2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AtTarget {
    /// With that turn.
    #[default]
    FinishTurn,
    /// When everybody has had as many turns.
    CompleteLap,
}

/// Who wins the match (O3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchWon {
    /// The highest sum of the rounds; then the most rounds.
    #[default]
    BySum,
    /// Whoever won the most rounds; then the highest sum.
    ByRounds,
}

/// When cards may be exchanged (O7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Exchange {
    /// Where no word was made.
    #[default]
    InsteadOfAWord,
    /// After playing too.
    AfterPlayingToo,
}

/// Whether a word that lies on the table may be made again (O11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repeats {
    /// It may.
    #[default]
    Allowed,
    /// It may not.
    Forbidden,
}

/// How STL-1 takes a card (O28).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Picking {
    /// Blind.
    #[default]
    Blind,
    /// The hand is shown to the one who takes.
    Shown,
}

/// Who says whether something is a word (O29).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Checking {
    /// The list, before a word is laid.
    AutoCheck,
    /// The list, if somebody challenges.
    #[default]
    Challenge,
    /// Nobody.
    Honour,
}

/// What becomes of the points for a word that is stolen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhenStolen {
    /// They are lost.
    #[default]
    Loses,
    /// Family mode: they are kept.
    Keeps,
}

/// What one seat plays with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Handicap {
    /// Points for each card above three (O35).
    pub bonus: u8,
    /// What becomes of its points when a word is stolen.
    pub stolen: WhenStolen,
}

impl Handicap {
    /// The most points for a card above three (O35).
    pub const MOST: u8 = 5;
}

impl Default for Handicap {
    fn default() -> Handicap {
        Handicap {
            bonus: Handicap::MOST,
            stolen: WhenStolen::Loses,
        }
    }
}

/// Everything that can be chosen, as a form holds it: any of it may be wrong still.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choices {
    /// Who plays.
    pub mode: Mode,
    /// Which cards.
    pub deck: Deck,
    /// Where their order comes from.
    pub deal: Deal,
    /// How many rounds (O1).
    pub rounds: u8,
    /// How many points end a round; none: it is played to the end of the deck (O1).
    pub target: Option<u16>,
    /// When a round ends whose target is reached (O2).
    pub at_target: AtTarget,
    /// Who wins the match (O3).
    pub won: MatchWon,
    /// When cards may be exchanged (O7).
    pub exchange: Exchange,
    /// The fewest letters of a word (O9).
    pub least_letters: u8,
    /// Whether a word may be made again (O11).
    pub repeats: Repeats,
    /// How often a word is stolen until it is turned down; none: without end (O20).
    pub steals: Option<u8>,
    /// What a wild in the hand costs at the end (O27).
    pub wild_cost: u8,
    /// How STL-1 takes a card (O28).
    pub picking: Picking,
    /// Who says whether something is a word (O29).
    pub checking: Checking,
    /// Which words the list has where it is asked.
    pub judge: Judge,
    /// What each seat plays with (O35).
    pub handicaps: [Handicap; 4],
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            mode: Mode::default(),
            deck: Deck::standard(),
            deal: Deal::default(),
            rounds: 3,
            target: Some(100),
            at_target: AtTarget::default(),
            won: MatchWon::default(),
            exchange: Exchange::default(),
            least_letters: 2,
            repeats: Repeats::default(),
            steals: Some(3),
            wild_cost: 0,
            picking: Picking::default(),
            checking: Checking::default(),
            judge: Judge::default(),
            handicaps: [Handicap::default(); 4],
        }
    }
}

impl Choices {
    /// What a seat plays with (O35).
    #[must_use]
    pub fn handicap(&self, seat: SeatId) -> Handicap {
        let own = self.handicaps.get(seat.index());
        own.copied().unwrap_or_default()
    }
}

/// Choices that a game can be played with.
///
/// ```
/// use lettercase::games::one_letter_better::{Choices, Options, OptionsError};
///
/// let mut choices = Choices::default();
/// assert!(Options::new(choices.clone()).is_ok());
/// choices.rounds = 7;
/// assert_eq!(Options::new(choices), Err(OptionsError::Rounds(7)));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(into = "Choices", try_from = "Choices")]
pub struct Options(Choices);

/// Why nothing can be played with these choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum OptionsError {
    /// No match has so many rounds (O1).
    #[error("no match has {0} rounds")]
    Rounds(u8),
    /// No round ends with so many points (O1).
    #[error("no round ends with {0} points")]
    Target(u16),
    /// The shortest words never have so many letters (O9).
    #[error("the shortest words never have {0} letters")]
    LeastLetters(u8),
    /// Words are never turned down after so many steals (O20).
    #[error("no word is turned down after {0} steals")]
    Steals(u8),
    /// A wild in the hand never costs so much (O27).
    #[error("no wild costs {0}")]
    WildCost(u8),
    /// Nobody has such a bonus (O35).
    #[error("no bonus is {0}")]
    Bonus(u8),
    /// A list is asked, or nobody is; who decides else is [`Checking::Honour`] (O29).
    #[error("the list says what a word is, or nobody does")]
    Judge,
    /// A solo game has one round, no target, and nobody to challenge (O36).
    #[error("this is not how solo is played")]
    Solo,
    /// The deck of the day is ours, for one (O36).
    #[error("this is not how the deck of the day is played")]
    Day,
}

impl Options {
    /// How many rounds there may be (O1).
    pub const ROUNDS: RangeInclusive<u8> = 1..=6;
    /// How many points may end a round (O1).
    pub const TARGETS: [u16; 3] = [50, 75, 100];
    /// How many letters the shortest words may have (O9).
    pub const LEAST_LETTERS: [u8; 2] = [2, 3];
    /// After how many steals a word may be turned down (O20).
    pub const STEALS: RangeInclusive<u8> = 1..=5;
    /// What a wild in the hand may cost (O27).
    pub const WILD_COSTS: [u8; 2] = [0, 5];

    /// Checks what was chosen.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn new(choices: Choices) -> Result<Options, OptionsError> {
        let Choices { rounds, target, .. } = choices;
        let solo = matches!(choices.mode, Mode::Solo { .. });
        let bonus = choices.handicaps.iter().map(|handicap| handicap.bonus);
        let bonus = bonus.max().unwrap_or_default();
        let target = target.filter(|target| !Self::TARGETS.contains(target));
        let steals = choices
            .steals
            .filter(|steals| !Self::STEALS.contains(steals));
        let days = solo && choices.deck == Deck::standard();
        if !Self::ROUNDS.contains(&rounds) {
            Err(OptionsError::Rounds(rounds))
        } else if let Some(target) = target {
            Err(OptionsError::Target(target))
        } else if !Self::LEAST_LETTERS.contains(&choices.least_letters) {
            Err(OptionsError::LeastLetters(choices.least_letters))
        } else if let Some(steals) = steals {
            Err(OptionsError::Steals(steals))
        } else if !Self::WILD_COSTS.contains(&choices.wild_cost) {
            Err(OptionsError::WildCost(choices.wild_cost))
        } else if bonus > Handicap::MOST {
            Err(OptionsError::Bonus(bonus))
        } else if choices.judge.level().is_none() {
            Err(OptionsError::Judge)
        } else if solo
            && (rounds != 1 || choices.target.is_some() || choices.checking == Checking::Challenge)
        {
            Err(OptionsError::Solo)
        } else if matches!(choices.deal, Deal::Day(_)) && !days {
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
