//! Why an action is refused.

use std::ops::RangeInclusive;

use super::{CellId, Letterfraud, Special};
use game::SeatId;
use lexicon::Letter;

/// Why an action is refused. The sentences for it are on screen's side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The game waits for something else.
    NotNow,
    /// The word list has not arrived yet.
    NoListYet,
    /// An area lies in an empty, plain cell at the edge (K6).
    NoPlaceForAnArea(CellId),
    /// Nothing is laid.
    NothingLaid,
    /// Something lies in the cell, or it is crossed out (K2).
    NotFree(CellId),
    /// Two letters are laid in one cell.
    TwiceIn(CellId),
    /// The hand has not so many of a letter.
    NotInHand(Letter),
    /// The new letters lie in several lines (K10).
    NotInLine,
    /// Between the new letters a cell is free of letters (K10).
    Gap(CellId),
    /// Between the new letters, before this cell, is a wall (K10).
    WallBefore(CellId),
    /// The first word misses the star, or the centre of a blank board (K11).
    MissesStart,
    /// No new letter touches a letter that lay there (K11).
    NotConnected,
    /// The letter stands alone: it is in no run (K13).
    NoRun,
    /// These runs are no words (K13).
    NotWords(Vec<String>),
    /// Special cells are not placed in this game (K31).
    NoSpecials,
    /// This type is not in this game (K34).
    NotInGame(Special),
    /// An empty cell of this type is on the board (K31).
    TypeStands(Special),
    /// The cell cannot be made special: not empty, the star, or special already (K31).
    CannotBeSpecial(CellId),
    /// A thief steals from another seat (K36).
    NotAnother(SeatId),
    /// That seat has no such letter (K36).
    NotInTheirHand(SeatId, Letter),
    /// So many cells are to be crossed out (K37).
    CrossOut(usize),
    /// The cell cannot be crossed out: an area, crossed out already, or named twice (K37).
    CannotBeCrossed(CellId),
    /// A blockade has three letters at most (K40).
    TooManyLetters(usize),
    /// As few and as many letters may be called (K20, K35).
    Call(RangeInclusive<usize>),
    /// So many of the letters called are to be kept: those that fit (K20).
    Keep(usize),
    /// Only a letter that was called can be kept (K20) or taken (K21).
    NotCalled(Letter),
    /// The letters called break the limit of Letterfraud (K28).
    Fraud(Letterfraud),
    /// The hand is full: a wall must be placed (K21).
    HandFull,
    /// The edge carries a wall, or is none (K21).
    NoFreeEdge,
    /// The wall would seal off a cell (K22).
    Seals(CellId),
    /// No word could ever cover the star or the centre then (K22).
    ShutsStart,
    /// Hints are not in this game, or all three were given.
    NoHint,
}
