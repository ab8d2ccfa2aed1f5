//! What a seat may try.

use serde::{Deserialize, Serialize};

use super::{CardId, Placing, Span};
use game::SeatSet;

/// What a seat may try.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// It is ready: the clock starts (C4).
    Ready,
    /// Places a card (C6).
    Place(Placing),
    /// Claims the word of a span (C10), through a revealed card (C34), or of what is left where
    /// it must stand in a line (C40).
    Claim(Span),
    /// Makes a word of cards that are left (C40).
    Spell(Vec<CardId>),
    /// Asks the table whether something is a word that the list does not have (C11).
    Propose(Proposal),
    /// The table agrees that it is (C11).
    Agree,
    /// It does not, or it was not meant (C11).
    Decline,
    /// Has claimed all that it wants: the turn ends, or the next card is revealed.
    Done,
    /// Goes on to the next round, or to the scramble.
    NextRound,
    /// Presses; so do all of these, at the same moment (C40).
    Buzz(SeatSet),
    /// Makes no word of what is left (C40).
    Pass,
}

/// A word that the list does not have (C11).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// One on the board.
    Span(Span),
    /// One of cards that are left.
    Cards(Vec<CardId>),
}
