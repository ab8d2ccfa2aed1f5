//! Actions that a seat may try.

use serde::{Deserialize, Serialize};

use super::{CardId, Placing, Span};
use game::SeatSet;

/// An action that a seat may try.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// The seat is ready: its clock starts (C4).
    Ready,
    Place(Placing),
    /// Claims the word of a span (C10), also through a revealed card (C34) or, in a scramble of
    /// words in lines, among the leftover cards (C40).
    Claim(Span),
    /// Makes a word of leftover cards (C40).
    Spell(Vec<CardId>),
    /// Asks all players to accept a word that isn't in the list (C11).
    Propose(WordProposal),
    /// Accepts the proposed word on behalf of all players (C11).
    Agree,
    /// Rejects or withdraws the proposed word on behalf of all players (C11).
    Decline,
    /// Ends the claiming: the turn ends, or the next card is revealed.
    Done,
    /// Goes on to the next round, or to the scramble.
    NextRound,
    /// Presses the buzzer. The set has all seats that pressed at the same moment (C40).
    Buzz(SeatSet),
    /// Makes no word in the scramble (C40).
    Pass,
}

/// A proposed word that isn't in the list (C11).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WordProposal {
    /// A word on the board.
    Span(Span),
    /// A word of leftover cards.
    Cards(Vec<CardId>),
}
