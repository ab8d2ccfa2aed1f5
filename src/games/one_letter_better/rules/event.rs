//! What happened, with every result in it.

use serde::{Deserialize, Serialize};

use super::{CardId, Laid, Lies, TableWordId};
use game::{SeatId, SeatSet};
use lexicon::Word;

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A round was dealt (O4).
    Dealt(Dealt),
    /// The turn's seat drew these from the deck, in order (O5, O7).
    Drew(Vec<CardId>),
    /// The turn's seat took so many cards of the pile (O13).
    Took {
        /// How many cards.
        count: u8,
        /// Whether the deepest must be used, and all can be put back until then.
        duty: bool,
    },
    /// They were put back (O13).
    PutBack,
    /// The turn's seat made a word of cards.
    Made(Made),
    /// A blue card took the place of one of the pile (O14).
    Swapped {
        /// The blue card.
        blue: CardId,
        /// The one that was taken.
        card: CardId,
    },
    /// The turn's seat played STL-1 and sees this seat's hand (O28).
    Shown {
        /// Which STL-1.
        with: CardId,
        /// Whose hand.
        from: SeatId,
    },
    /// The turn's seat took a card with STL-1 (O28).
    Stole {
        /// Which STL-1.
        with: CardId,
        /// From whom.
        from: SeatId,
        /// The card that was taken.
        card: CardId,
    },
    /// STL-1 was played where there is nobody to take from: it draws (O36).
    DrawsOne {
        /// Which STL-1.
        with: CardId,
        /// What; nothing of an empty deck.
        card: Option<CardId>,
    },
    /// The turn's seat discarded, the last on top.
    Discarded(Vec<CardId>),
    /// The words of the turn may be challenged (O30).
    Window,
    /// This seat lets them stand (O30).
    Accepted(SeatId),
    /// A play was challenged, and the list has answered (O31, O32).
    Challenged(Verdict),
    /// The turn was a pass (O33).
    Passed,
    /// A turn begins.
    Turn(SeatId),
    /// The round ended.
    RoundEnded(RoundResult),
}

/// A deal (O4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dealt {
    /// Who dealt.
    pub dealer: SeatId,
    /// What each seat got.
    pub hands: Vec<Vec<CardId>>,
    /// The first card of the pile.
    pub open: CardId,
    /// The deck. The last card is the top.
    pub deck: Vec<CardId>,
}

/// What a play is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// A new word.
    New,
    /// An own word becomes longer (O16).
    Extend,
    /// Another's word becomes longer by one card (O15, O25).
    Steal,
    /// A blue card takes the place of cards at one end (O23).
    Substitute,
    /// Another's word is joined with an own one (O17).
    Join,
}

/// A word that was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Made {
    /// How the word was made.
    pub way: Way,
    /// Which word it is now.
    pub id: TableWordId,
    /// Its cards in order.
    pub line: Vec<Laid>,
    /// The words of the table that went into it.
    pub used: Vec<TableWordId>,
    /// Cards of theirs that went to the hand (O23).
    pub returned: Vec<CardId>,
    /// The word from the hand that it was joined with (O17).
    pub joining: Option<Word>,
    /// What its maker scores.
    pub gain: i32,
    /// Whose word was stolen.
    pub victim: Option<SeatId>,
    /// What the victim loses.
    pub loss: i32,
    /// How often it has been stolen now (O20).
    pub stolen: u8,
    /// How it lies now (O20, O22).
    pub lies: Lies,
}

/// What became of a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// Who challenged.
    pub by: SeatId,
    /// Which play of the turn, from 0.
    pub play: u8,
    /// Whether the word is good.
    pub good: bool,
    /// What the maker scores once more, or the challenger instead.
    pub points: i32,
}

/// How a round came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundEnd {
    /// Somebody reached the target (O2).
    Target,
    /// The deck was empty, and all passed (O33).
    DeckEmpty,
}

/// What a round brought (O34).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundResult {
    /// Why it ended.
    pub end: RoundEnd,
    /// The winners of the round: at the target who reached it first, otherwise who scored most,
    /// ties included.
    pub top: SeatSet,
    /// What each seat scored with words.
    pub points: Vec<i32>,
    /// What each seat held.
    pub hands: Vec<Vec<CardId>>,
    /// What each seat loses.
    pub penalties: Vec<i32>,
}

impl RoundResult {
    /// What a seat has of this round.
    pub fn score(&self, seat: SeatId) -> i32 {
        let of = |list: &[i32]| list.get(seat.index()).copied().unwrap_or_default();
        of(&self.points).saturating_sub(of(&self.penalties))
    }
}
