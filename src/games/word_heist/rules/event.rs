//! What happened, with every result in it.

use serde::{Deserialize, Serialize};

use super::{Making, Motion, Pile, Press, TableWordId, Tile};
use game::SeatId;
use lexicon::Word;

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The letters were laid out face down, in this order (A1).
    Laid(Pile),
    /// A tile was turned up (A2).
    Flipped(Tile),
    /// This seat flips next (A12). In turns, its turn began.
    Flipper(SeatId),
    /// In turns, the seat that has flipped may make words (A13).
    Window,
    /// In turns, this seat may make one word before the next flip (A13).
    Sweep(SeatId),
    /// In turns, this seat made no more words.
    Passed(SeatId),
    /// This seat pressed and has the reservation (A13).
    Reserved(Press),
    /// This seat pressed and waits, at this place of the queue (A13).
    Queued(Press, u8),
    /// This seat gave its reservation up.
    Released(SeatId),
    /// The time of this seat ran out: to type, or to make words.
    TimedOut(SeatId),
    /// The reservation was cancelled from outside.
    Interrupted,
    /// What this seat has typed so far.
    Typed(SeatId, Word),
    /// This seat made a word (A3, A5).
    Made(SeatId, Making),
    /// The table is asked.
    Proposed(Motion),
    /// This seat consents.
    Agreed(SeatId),
    /// This seat does not: the question is closed.
    Declined(SeatId),
    /// Everybody consents.
    Carried,
    /// The last word went back to where it came from (A18).
    TakenBack(TableWordId),
    /// This seat is done (A16).
    Done(SeatId),
    /// This seat left the table (A19).
    Left(SeatId),
    /// The game ended (A16).
    Ended(EndCause),
}

/// How a game came to its end (A16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndCause {
    /// Every letter was up, and every seat done.
    AllDone,
    /// Everybody wanted to stop early.
    Stopped,
    /// The time for the whole game was over (A13).
    TimeUp,
    /// Every letter was up, and nobody moved for a minute.
    Idle,
    /// Everybody left (A19).
    Deserted,
}
