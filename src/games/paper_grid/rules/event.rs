//! What happened, with every result in it.

use serde::{Deserialize, Serialize};

use super::{CellId, EdgeId, Placed, Scored, Special};
use game::SeatId;
use lexicon::Letter;

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// It is this seat's turn to claim an area.
    Claims(SeatId),
    /// That seat claimed this cell.
    Claimed(CellId),
    /// A turn began.
    Turn {
        /// The seat whose turn it is.
        seat: SeatId,
        /// How many more turns it still has after this one (K38).
        again: u8,
    },
    /// Letters were laid, for the table to decide about (K16).
    Proposed(Vec<Placed>),
    /// The table said no.
    TakenBack,
    /// A word was played.
    Played(Play),
    /// A cell was made special (K31).
    Made(CellId, Special),
    /// A special cell of the play acted (K34).
    Acted(CellId, Effect),
    /// It is time to ask for letters (K8).
    Asks,
    /// Letters were called (K20), and the asker kept some.
    Asked {
        /// The letters called.
        called: Vec<Letter>,
        /// Those that went to the asker's hand.
        kept: Vec<Letter>,
    },
    /// The next seat answered (K21).
    Answered(SeatId, Answer),
    /// Nothing was played in the endgame (K25).
    Passed(SeatId),
    /// The turn's time ran out.
    TimedOut(SeatId),
    /// The endgame began (K24).
    Endgame(EndgameCause),
    /// The game ended (K26).
    Ended(EndCause),
    /// A hint was given.
    Hinted(Hint),
}

/// A line of the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Whose turn it was.
    pub seat: SeatId,
    /// What happened.
    pub event: Event,
}

/// A word played, and all that came of it by itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The letters laid, in reading order.
    pub placed: Vec<Placed>,
    /// The new words, the one that holds all new letters first.
    pub words: Vec<Scored>,
    /// What the play brought its seat (K18); with Dictionary Devils, by how much the sum of
    /// its cells grew (K29).
    pub points: i32,
    /// The special cells that are spent by it (K33).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub spent: Vec<CellId>,
    /// The special cells that act after it, in reading order (K34).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub acts: Vec<(CellId, Special)>,
    /// What is now written in the cells whose value is new (K29).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub marks: Vec<(CellId, i32)>,
}

/// What a special cell did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Six letters may be called (K35).
    BigAsk,
    /// A letter left another hand (K36).
    Stolen {
        /// The seat it came from.
        from: SeatId,
        /// The letter.
        letter: Letter,
        /// Whether it found room in the thief's hand; else it is lost.
        kept: bool,
    },
    /// Cells were crossed out (K37).
    Destroyed(Vec<CellId>),
    /// Another turn follows (K38).
    GoAgain,
    /// All copies of a letter left every hand (K39).
    Garbage {
        /// The letter.
        letter: Letter,
        /// How many each seat lost.
        lost: Vec<u8>,
    },
    /// Letters were placed without a word (K40).
    Blocked(Vec<Placed>),
    /// The hand may exceed the limit this turn (K41).
    Collector,
    /// There was nothing it could do (K42).
    Nothing(Special),
}

/// How a seat answered (K21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// It took a called letter.
    Took(Letter),
    /// It placed a wall.
    Wall(EdgeId),
    /// It could do neither.
    Nothing,
}

/// Why the endgame began (K24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndgameCause {
    /// Enough letters lie on edge cells.
    Edge,
    /// A whole round changed nothing, or no seat has a letter or could get one.
    Standstill,
}

/// Why the game ended (K26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndCause {
    /// This seat has no letters.
    OutOfLetters(SeatId),
    /// Everybody passed in a row.
    AllPassed,
}

/// A hint, of which each shows more than the one before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hint {
    /// A good play lays a letter here.
    Place(CellId),
    /// Its longest new word has so many letters.
    Length(u8),
    /// This is the play.
    Play(Vec<Placed>),
    /// No word can be played.
    NoWord,
}
