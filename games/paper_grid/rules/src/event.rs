//! The events of a game, each with all its results.

use serde::{Deserialize, Serialize};

use super::{CellId, EdgeId, Placed, ScoredWord, SpecialType};
use game::SeatId;
use lexicon::Letter;

/// An event: something that happened in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The seat's turn to claim an area began.
    Claims(SeatId),
    /// The seat whose turn it was claimed this cell.
    Claimed(CellId),
    /// A turn began.
    Turn {
        seat: SeatId,
        /// Number of further turns the seat has after this one (K38).
        again: u8,
    },
    /// Letters were laid, for the table to judge (K16).
    Proposed(Vec<Placed>),
    /// The table took the play back.
    TakenBack,
    /// A word was played.
    Played(Play),
    /// A cell was made special (K31).
    Made(CellId, SpecialType),
    /// A special cell of the play acted (K34).
    Acted(CellId, Effect),
    /// The turn's seat asks for letters next (K8).
    Asks,
    /// Letters were called (K20), and the asker kept some.
    Asked {
        called: Vec<Letter>,
        /// The called letters that went to the asker's hand.
        kept: Vec<Letter>,
    },
    /// A seat answered (K21).
    Answered(SeatId, CallAnswer),
    /// The seat passed in the endgame (K25).
    Passed(SeatId),
    /// The time of the seat's turn ran out.
    TimedOut(SeatId),
    /// The endgame began (K24).
    Endgame(EndgameCause),
    /// The game ended (K26).
    Ended(GameOverCause),
    /// A hint was given.
    Hinted(Hint),
}

/// A line of the game's history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogEntry {
    /// The seat whose turn it was.
    pub seat: SeatId,
    pub event: Event,
}

/// A word played, with everything that follows from it automatically.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The letters laid, in reading order.
    pub placed: Vec<Placed>,
    /// The new words, starting with the one that contains all new letters.
    pub words: Vec<ScoredWord>,
    /// Points that the play earned its seat (K18); with Dictionary Devils, the growth of the sum of
    /// its cells (K29).
    pub points: i32,
    /// The special cells that this play used up (K33).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub spent: Vec<CellId>,
    /// The special cells that act after this play, in reading order (K34).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub acts: Vec<(CellId, SpecialType)>,
    /// The new values of the cells whose value changed (K29).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub marks: Vec<(CellId, i32)>,
}

/// What a special cell did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Big Ask: up to six letters may be called this turn (K35).
    BigAsk,
    /// Thief: a letter left another hand (K36).
    Stolen {
        /// The seat that the letter was taken from.
        from: SeatId,
        letter: Letter,
        /// Whether the letter had room in the thief's hand; otherwise it is lost.
        kept: bool,
    },
    /// Destroyer: cells were crossed out (K37).
    Destroyed(Vec<CellId>),
    /// Go Again: the seat has another turn after this one (K38).
    GoAgain,
    /// Garbage: every hand lost all copies of a letter (K39).
    Garbage {
        letter: Letter,
        /// Number of letters that each seat lost.
        lost: Vec<u8>,
    },
    /// Blockade: letters were placed without a word (K40).
    Blocked(Vec<Placed>),
    /// Collector: the hand may exceed the limit this turn (K41).
    Collector,
    /// The cell of this type had nothing to do (K42).
    Nothing(SpecialType),
}

/// How a seat answered (K21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CallAnswer {
    /// The seat took a called letter.
    Took(Letter),
    /// The seat placed a wall.
    Wall(EdgeId),
    /// The seat could do neither.
    Nothing,
}

/// Why the endgame began (K24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndgameCause {
    /// Enough letters are on edge cells.
    Edge,
    /// A whole round changed nothing, or no seat has a letter or could get one.
    Standstill,
}

/// Why the game ended (K26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameOverCause {
    /// This seat has no letters left.
    OutOfLetters(SeatId),
    /// All seats passed in a row.
    AllPassed,
}

/// A hint. Each hint in a turn shows more than the one before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hint {
    /// A good play uses what lies on this cell, or begins there.
    Place(CellId),
    /// The longest new word of a good play has this length. Given up to version 0.2.
    Length(u8),
    /// A good play lays this letter.
    Letter(Placed),
    /// A good play, in full.
    Play(Vec<Placed>),
    /// No word can be played.
    NoWord,
}
