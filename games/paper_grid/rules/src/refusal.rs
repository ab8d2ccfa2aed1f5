//! Why an action is refused.

use std::ops::RangeInclusive;

use super::{CellId, Letterfraud, SpecialType};
use game::SeatId;
use lexicon::Letter;

/// Why an action is refused. The game's texts have a sentence for each reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The game waits for something else.
    NotNow,
    /// The word list hasn't loaded yet.
    NoListYet,
    /// The cell can't be claimed: an area needs an empty, plain edge cell (K6).
    NoPlaceForAnArea(CellId),
    /// No letter is laid.
    NothingLaid,
    /// The cell isn't empty (K2).
    NotFree(CellId),
    /// Two letters are laid in the same cell.
    TwiceIn(CellId),
    /// The hand doesn't have enough copies of this letter.
    NotInHand(Letter),
    /// The new letters aren't all in one line (K10).
    NotInLine,
    /// This cell between the new letters has no letter (K10).
    Gap(CellId),
    /// A wall before this cell separates the new letters (K10).
    WallBefore(CellId),
    /// The first word misses the star, or the centre of a blank board (K11).
    MissesStart,
    /// No new letter touches an old letter (K11).
    NotConnected,
    /// The letter is in no run, because it has no neighbour (K13).
    NoRun,
    /// These runs aren't words (K13).
    NotWords(Vec<String>),
    /// Seats can't place special cells in this game (K31).
    NoSpecials,
    /// This special type isn't in this game (K34).
    NotInGame(SpecialType),
    /// The board already has an empty cell of this type (K31).
    TypeStands(SpecialType),
    /// The cell can't be made special: it isn't empty, is the star, or is special already (K31).
    CannotBeSpecial(CellId),
    /// A thief must steal from another seat (K36).
    NotAnother(SeatId),
    /// That seat doesn't have this letter (K36).
    NotInTheirHand(SeatId, Letter),
    /// This number of cells must be crossed out (K37).
    CrossOut(usize),
    /// The cell can't be crossed out: it is an area, is crossed out already, or is
    /// named twice (K37).
    CannotBeCrossed(CellId),
    /// A blockade has at most three letters (K40).
    TooManyLetters(usize),
    /// The number of letters called must be in this range (K20, K35).
    Call(RangeInclusive<usize>),
    /// The asker must keep this number of the called letters: those that fit (K20).
    Keep(usize),
    /// Only a letter that was called can be kept (K20) or taken (K21).
    NotCalled(Letter),
    /// The letters called break this Letterfraud limit (K28).
    Fraud(Letterfraud),
    /// The hand is full, so the seat must place a wall (K21).
    HandFull,
    /// The edge already has a wall, or isn't an inner edge (K21).
    NoFreeEdge,
    /// The wall would seal off this cell (K22).
    Seals(CellId),
    /// With the wall, no word could ever cover the star or the centre (K22).
    ShutsStart,
    /// Hints are off, or all three of this turn were given.
    NoHint,
}
