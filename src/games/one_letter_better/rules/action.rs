//! What a seat may try.

use serde::{Deserialize, Serialize};

use super::{CardId, Laid};
use game::SeatId;

/// What a seat may try.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Takes the turn's card from the deck, and fills the hand (O5).
    Draw,
    /// Takes so many cards from the top of the discard pile (O13).
    Take(u8),
    /// Puts back what was picked up (O13).
    PutBack,
    /// Lays a line of cards that is to be a word: a new one, or what becomes of words of the
    /// table, whose cards stand in it (O10, O12).
    Play(Vec<Laid>),
    /// Lays a blue card in place of a card of the pile (O14).
    Swap {
        /// The blue card.
        blue: CardId,
        /// The one that is taken.
        card: CardId,
    },
    /// Plays STL-1 (O28).
    StealOne {
        /// Which STL-1.
        with: CardId,
        /// From whom; from nobody in a solo game.
        from: Option<SeatId>,
    },
    /// Takes this card of the hand that is shown (O28).
    Pick(CardId),
    /// Ends the turn and discards these, the last on top: an exchange (O7), what is above
    /// eight (O5), or nothing.
    End(Vec<CardId>),
    /// Challenges a play of the turn, counted from 0 (O30).
    Challenge(u8),
    /// Lets the words stand (O30).
    Accept,
    /// Discards down to eight after a lost challenge, the last on top (O32).
    Discard(Vec<CardId>),
    /// Goes on to the next round.
    NextRound,
}
