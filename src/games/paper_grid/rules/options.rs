//! What can be chosen before a game begins.

use std::ops::{Deref, RangeInclusive};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Area, Board, Special};
use crate::table::{Allowance, Judge, SeatId};

/// Who takes the first turn (K9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstSeat {
    /// Chance says.
    #[default]
    Random,
    /// This one.
    Seat(SeatId),
}

/// How runs may be read (K15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reading {
    /// Left to right and top to bottom.
    #[default]
    Forward,
    /// As that, or turned round.
    EitherWay,
}

/// Where walls may be placed (K22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WallRule {
    /// On any edge.
    #[default]
    AnyEdge,
    /// Nowhere where a cell would be sealed off.
    NoSealing,
}

/// Limits on what may be asked for (K28).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Letterfraud {
    /// The letters called differ from each other.
    AllDifferent,
    /// None that the asker has.
    NoneHeld,
    /// At most one that the asker has.
    AtMostOneHeld,
    /// They lie next to each other in a straight line on the board.
    InLine,
}

impl Letterfraud {
    /// All four.
    pub const ALL: [Letterfraud; 4] = [
        Letterfraud::AllDifferent,
        Letterfraud::NoneHeld,
        Letterfraud::AtMostOneHeld,
        Letterfraud::InLine,
    ];
}

/// Which special cells seats may place (K31, K34).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Specials {
    /// None.
    #[default]
    Off,
    /// The four that multiply.
    Supercells,
    /// Those and the seven that act.
    Celldance,
}

impl Specials {
    /// The upgrade that a type comes with.
    #[must_use]
    pub const fn with(special: Special) -> Specials {
        if special.is_celldance() {
            Specials::Celldance
        } else {
            Specials::Supercells
        }
    }
}

/// How long Double and Triple Letter last (K32).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LetterCells {
    /// They count every time their letter is scored.
    #[default]
    EveryTime,
    /// They count in the play that covers them.
    WhenCovered,
}

/// Everything that can be chosen, as a form holds it: any of it may be wrong still.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choices {
    /// What it is played on, printed or blank (K6). What letters are worth (K19) and
    /// whether hands are Tiny Backpacks (K30) is printed on it.
    pub board: Board,
    /// Who takes the first turn.
    pub first: FirstSeat,
    /// How runs may be read.
    pub reading: Reading,
    /// What decides about words.
    pub judge: Judge,
    /// How many letters on edge cells begin the endgame (K24).
    pub endgame_at: usize,
    /// Where walls may be placed.
    pub walls: WallRule,
    /// What time a turn has.
    pub clock: Allowance,
    /// Whether hints can be asked for.
    pub hints: bool,
    /// Letterfraud.
    pub letterfraud: Option<Letterfraud>,
    /// Dictionary Devils (K29).
    pub devils: bool,
    /// Supercells and Celldance.
    pub specials: Specials,
    /// How long letter cells last.
    pub letter_cells: LetterCells,
}

impl Choices {
    /// The plain game on a board: everything else as the rules have it by default. Special
    /// cells that are printed bring their upgrade along.
    #[must_use]
    pub fn on(board: Board) -> Choices {
        let printed = board.ids().filter_map(|cell| board.special(cell));
        let specials = printed.map(Specials::with).max().unwrap_or_default();
        Choices {
            endgame_at: board.size().endgame_at(),
            board,
            first: FirstSeat::default(),
            reading: Reading::default(),
            judge: Judge::default(),
            walls: WallRule::default(),
            clock: Allowance::default(),
            hints: false,
            letterfraud: None,
            devils: false,
            specials,
            letter_cells: LetterCells::default(),
        }
    }

    /// The fewest and most letters on edge cells that can be chosen to begin the endgame
    /// (K24): areas take their places at the edge.
    #[must_use]
    pub fn endgame_range(&self) -> RangeInclusive<usize> {
        let areas = match self.board.areas().len() {
            0 => Area::MOST,
            areas => areas,
        };
        4..=self.board.size().rim().len().saturating_sub(areas)
    }

    /// How many may sit down (K9): as many as there are areas, or any where none is
    /// printed, as long as the first seat is among them.
    #[must_use]
    pub fn seats(&self) -> RangeInclusive<u8> {
        let first = match self.first {
            FirstSeat::Random => 0,
            FirstSeat::Seat(seat) => seat.index() as u8,
        };
        match self.board.areas().len() as u8 {
            0 => (first + 1).max(2)..=Area::MOST as u8,
            areas => areas..=areas,
        }
    }

    /// How many letters a seat may have: in hand (K23), or ever, with Tiny Backpacks (K30).
    #[must_use]
    pub fn hand_limit(&self) -> usize {
        if self.board.backpacks {
            self.board.size().slots()
        } else {
            Board::LONGEST_HAND
        }
    }
}

/// Choices that a game can be played with.
///
/// ```
/// use lettercase::games::paper_grid::{Board, Choices, Options, OptionsError, Size};
///
/// let mut choices = Choices::on(Board::blank(Size::Small));
/// assert!(Options::new(choices.clone()).is_ok());
/// choices.endgame_at = 3;
/// assert_eq!(Options::new(choices), Err(OptionsError::EndgameAt(3)));
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(into = "Choices", try_from = "Choices")]
pub struct Options(Choices);

/// Why nothing can be played with these choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum OptionsError {
    /// The endgame begins at this number of letters or never.
    #[error("the endgame cannot begin at {0} letters")]
    EndgameAt(usize),
    /// The areas printed are not those of the first seats, one each, two to six.
    #[error("the areas on the board are not one a seat")]
    Areas,
    /// No clock has so many seconds.
    #[error("no clock has {0} seconds")]
    Clock(u16),
    /// The first seat is none of this table.
    #[error("there is no seat {0}")]
    First(SeatId),
}

impl Options {
    /// The seconds that a turn's clock may have.
    pub const CLOCKS: [u16; 4] = [30, 60, 90, 120];

    /// Checks what was chosen.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn new(choices: Choices) -> Result<Options, OptionsError> {
        let areas = choices.board.areas();
        let in_order = (areas.iter().enumerate()).all(|(seat, (area, _))| area.index() == seat);
        if !in_order || areas.len() == 1 {
            return Err(OptionsError::Areas);
        }
        if !choices.endgame_range().contains(&choices.endgame_at) {
            return Err(OptionsError::EndgameAt(choices.endgame_at));
        }
        match (choices.clock, choices.first) {
            (Allowance::Seconds(seconds), _) if !Self::CLOCKS.contains(&seconds) => {
                Err(OptionsError::Clock(seconds))
            }
            (_, FirstSeat::Seat(seat)) if seat.index() >= usize::from(*choices.seats().end()) => {
                Err(OptionsError::First(seat))
            }
            _ => Ok(Options(choices)),
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
