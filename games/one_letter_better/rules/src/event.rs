//! Events: what happened in a game, including every result.

use serde::{Deserialize, Serialize};

use super::{CardId, LaidCard, TableWordId, WordStatus};
use game::{SeatId, SeatSet};
use lexicon::Word;

/// Something that happened in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A round was dealt (O4).
    Dealt(DealtCards),
    /// The turn's seat drew these cards from the deck, in this order (O5, O7).
    Drew(Vec<CardId>),
    /// The turn's seat took cards from the discard pile (O13).
    Took {
        /// The number of cards.
        count: u8,
        /// Whether the deepest card must be used; until then all of them can be put back.
        duty: bool,
    },
    /// The turn's seat put its pick-up back (O13).
    PutBack,
    /// The turn's seat played a word.
    Made(WordPlay),
    /// A blue card was swapped for a card of the pile (O14).
    Swapped {
        /// The blue card.
        blue: CardId,
        /// The card taken from the pile.
        card: CardId,
    },
    /// The turn's seat played STL-1 and is shown this seat's hand (O28).
    Shown {
        /// The STL-1 card.
        with: CardId,
        /// The seat whose hand is shown.
        from: SeatId,
    },
    /// The turn's seat took a card with STL-1 (O28).
    Stole {
        /// The STL-1 card.
        with: CardId,
        /// The seat that lost the card.
        from: SeatId,
        /// The card that was taken.
        card: CardId,
    },
    /// STL-1 was played in a solo game, where it draws a card instead (O36).
    DrawsOne {
        /// The STL-1 card.
        with: CardId,
        /// The card drawn; `None` if the deck is empty.
        card: Option<CardId>,
    },
    /// The turn's seat discarded these cards, the last one on top.
    Discarded(Vec<CardId>),
    /// The challenge window opened for the words of the turn (O30).
    Window,
    /// This seat accepted the words of the turn (O30).
    Accepted(SeatId),
    /// A play was challenged, and the word list decided (O31, O32).
    Challenged(ChallengeVerdict),
    /// The turn was a pass (O33).
    Passed,
    /// A turn began.
    Turn(SeatId),
    /// The round ended.
    RoundEnded(RoundResult),
}

/// A deal (O4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealtCards {
    /// The dealer's seat.
    pub dealer: SeatId,
    /// The cards dealt to each seat.
    pub hands: Vec<Vec<CardId>>,
    /// The first card of the discard pile.
    pub open: CardId,
    /// The deck after the deal. The last card is the top.
    pub deck: Vec<CardId>,
}

/// The kind of a play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayKind {
    /// A new word.
    New,
    /// An extension of the player's own word (O16).
    Extend,
    /// A steal by adding one card to an opponent's word (O15, O25).
    Steal,
    /// A blue substitution: the blue card replaces cards at one end (O23).
    Substitute,
    /// A join of an opponent's word with the player's own word (O17).
    Join,
}

/// A play: a word that was made, and everything it changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WordPlay {
    /// The kind of play.
    pub way: PlayKind,
    /// The number of the resulting word.
    pub id: TableWordId,
    /// The word's cards in order.
    pub line: Vec<LaidCard>,
    /// The table words that went into the new word.
    pub used: Vec<TableWordId>,
    /// Cards of the used words that go to the maker's hand (O23).
    pub returned: Vec<CardId>,
    /// The word from the hand that a table word was joined with (O17).
    pub joining: Option<Word>,
    /// Points that the maker scores.
    pub gain: i32,
    /// The seat whose word was stolen.
    pub victim: Option<SeatId>,
    /// Points that the victim loses.
    pub loss: i32,
    /// The number of times the word has now been stolen (O20).
    pub stolen: u8,
    /// Whether the word is open, protected or retired now (O20, O22).
    pub lies: WordStatus,
}

/// The result of a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChallengeVerdict {
    /// The challenger's seat.
    pub by: SeatId,
    /// The challenged play's number within the turn, from 0.
    pub play: u8,
    /// Whether the word is good.
    pub good: bool,
    /// Points the maker scores again if the word is good, or the challenger scores if it's bad.
    pub points: i32,
}

/// Why a round ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundEnd {
    /// A seat reached the target (O2).
    Target,
    /// The deck was empty and all seats passed (O33).
    DeckEmpty,
}

/// The result of a round (O34).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundResult {
    /// Why the round ended.
    pub end: RoundEnd,
    /// The winners of the round: in a round that ended at the target, the seat that reached it
    /// first; otherwise the top scorers, ties included.
    pub top: SeatSet,
    /// The points each seat scored with words.
    pub points: Vec<i32>,
    /// The cards left in each hand.
    pub hands: Vec<Vec<CardId>>,
    /// The penalty each seat pays for its hand.
    pub penalties: Vec<i32>,
}

impl RoundResult {
    /// A seat's score for the round: its points less its penalty.
    pub fn score(&self, seat: SeatId) -> i32 {
        let of = |list: &[i32]| list.get(seat.index()).copied().unwrap_or_default();
        of(&self.points).saturating_sub(of(&self.penalties))
    }
}
