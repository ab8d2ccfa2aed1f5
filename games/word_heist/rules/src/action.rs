//! Actions that a seat may try.

use serde::{Deserialize, Serialize};

use super::Attempt;
use game::{Moment, SeatId};
use lexicon::Word;

/// An action that a seat may try. Players share a device, so an action that any waiting player
/// may enter for another (such as Done) names its seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Turns a letter up (A2, A14).
    Flip,
    /// Makes a word, from the centre or by stealing (A3, A5).
    Make(Attempt),
    /// In Turns: makes no more words in this window (A13).
    Pass,
    /// In Buzzers: presses the key or pad (A13). The moment is when the finger went down, on the
    /// same clock as all actions; it decides the order of presses, whatever order they arrive in.
    Buzz(Moment),
    /// In Call it out: someone taps the player who has called (A13).
    Call,
    /// Gives up the reservation (A13).
    Release,
    /// Keeps what the seat with the reservation has typed so far, for a later try (A13).
    Type(Word),
    /// Cancels a reservation because the page was closed; no seat is penalised.
    Interrupt,
    /// Marks a seat as done (A16).
    Done(SeatId),
    /// Proposes something that needs every seat's consent; the proposing seat consents by doing
    /// so.
    Propose(SeatId, VoteProposal),
    /// Consents to the open proposal.
    Agree,
    /// Declines the open proposal.
    Decline,
    /// Removes a seat from the table (A19).
    Leave(SeatId),
}

/// A proposal that needs every seat's consent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoteProposal {
    /// Stop the game early (A16).
    Stop,
    /// Take back the last word (A18).
    TakeBack,
    /// Count a word that isn't in the list (A18).
    House(Attempt),
}
