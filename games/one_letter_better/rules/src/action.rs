//! The actions a seat may try.

use serde::{Deserialize, Serialize};

use super::{CardId, LaidCard};
use game::SeatId;

/// An action that a seat may try.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Draws the turn's card from the deck and fills the hand (O5).
    Draw,
    /// Takes this number of cards from the top of the discard pile (O13).
    Take(u8),
    /// Puts a provisional pick-up back on the pile (O13).
    PutBack,
    /// Plays a line of cards as a word: a new word, or a changed table word, whose cards are part
    /// of the line (O10, O12).
    Play(Vec<LaidCard>),
    /// Swaps a blue card for a card of the discard pile (O14).
    Swap {
        /// The blue card from the hand.
        blue: CardId,
        /// The card taken from the pile.
        card: CardId,
    },
    /// Plays STL-1 (O28).
    StealOne {
        /// The STL-1 card.
        with: CardId,
        /// The opponent to take from; `None` in a solo game.
        from: Option<SeatId>,
    },
    /// Takes this card from the opponent's hand that is being shown (O28).
    Pick(CardId),
    /// Ends the turn and discards these cards, the last one on top: an exchange (O7), the cards
    /// above eight (O5), or nothing.
    End(Vec<CardId>),
    /// Challenges a play of the turn, counted from 0 (O30).
    Challenge(u8),
    /// Accepts the words of the turn (O30).
    Accept,
    /// Discards down to eight after a lost challenge, the last card on top (O32).
    Discard(Vec<CardId>),
    /// Starts the next round.
    NextRound,
}
