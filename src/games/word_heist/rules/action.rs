//! What a seat may try.

use serde::{Deserialize, Serialize};

use super::Attempt;
use game::{Moment, SeatId};
use lexicon::Word;

/// What a seat may try. Players share a device, so what belongs to the whole table names
/// its seat: anybody who is waited for may put it there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Turns a letter up (A2, A14).
    Flip,
    /// Makes a word (A3, A5).
    Make(Attempt),
    /// Turns: makes no more words now (A13).
    Pass,
    /// Buzzers: presses the key or pad (A13). The moment is when the finger went down, by
    /// the same clock as that of acts: presses count by it, in whatever order they are
    /// told.
    Buzz(Moment),
    /// Call it out: the seat's player has called (A13).
    Call,
    /// Gives the reservation up (A13).
    Release,
    /// Keeps what the seat with the reservation has typed so far, for a later try (A13).
    Type(Word),
    /// The page was closed inside a reservation: it is cancelled, and costs nobody anything.
    Interrupt,
    /// A seat is done (A16).
    Done(SeatId),
    /// A seat asks for what needs everybody's consent, and so gives its own.
    Propose(SeatId, Proposal),
    /// Consents.
    Agree,
    /// Does not.
    Decline,
    /// A seat leaves the table (A19).
    Leave(SeatId),
}

/// What needs everybody's consent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// To stop early (A16).
    Stop,
    /// To take the last word back (A18).
    TakeBack,
    /// To count a word that is in no list (A18).
    House(Attempt),
}
