//! Events of a game, each with its complete result.

use serde::{Deserialize, Serialize};

use super::{BuzzerPress, LetterTile, MadeWordId, Making, Motion, Pile};
use game::SeatId;
use lexicon::Word;

/// Something that happened in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The letters were laid out face down, in this order (A1).
    Laid(Pile),
    /// A tile was turned up (A2).
    Flipped(LetterTile),
    /// This seat flips next (A12). In turns, its turn began.
    Flipper(SeatId),
    /// In turns, the seat that has flipped may make words (A13).
    Window,
    /// In turns, this seat may make one word before the next flip (A13).
    Sweep(SeatId),
    /// In turns, this seat made no more words in its window.
    Passed(SeatId),
    /// This seat pressed, or was called, and has the reservation (A13).
    Reserved(BuzzerPress),
    /// This seat pressed and waits at this position in the queue (A13).
    Queued(BuzzerPress, u8),
    /// This seat gave up its reservation.
    Released(SeatId),
    /// This seat's time to type or to make words ran out.
    TimedOut(SeatId),
    /// The reservation was cancelled because the page was closed.
    Interrupted,
    /// What this seat has typed so far was kept.
    Typed(SeatId, Word),
    /// This seat made a word (A3, A5).
    Made(SeatId, Making),
    /// A proposal was put to the table.
    Proposed(Motion),
    /// This seat consented to the open proposal.
    Agreed(SeatId),
    /// This seat declined the open proposal, which closes it.
    Declined(SeatId),
    /// Every seat consented to the open proposal.
    Carried,
    /// The last word went back to where it came from (A18).
    TakenBack(MadeWordId),
    /// This seat is done (A16).
    Done(SeatId),
    /// This seat left the table (A19).
    Left(SeatId),
    /// The game ended (A16).
    Ended(EndReason),
}

/// Why a game ended (A16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// Every letter was up and every seat done.
    AllDone,
    /// Every seat agreed to stop early.
    Stopped,
    /// The time for the whole game ran out (A13).
    TimeUp,
    /// Every letter was up, and no player acted for a minute.
    Idle,
    /// Every seat left (A19).
    Deserted,
}
