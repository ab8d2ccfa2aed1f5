//! What happened, with every result in it.

use serde::{Deserialize, Serialize};

use super::{CardId, Claim, ClaimId, Placing, Proposal, Square};
use game::{SeatId, SeatSet};
use lexicon::Word;

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The game was dealt (C3).
    Dealt(Dealt),
    /// The turn's seat is ready, and its clock runs (C4).
    Ready,
    /// It placed a card.
    Placed(Placing),
    /// These claims were broken by it (C13).
    Broken(Vec<ClaimId>),
    /// A word was claimed.
    Claimed(Claim),
    /// The table is asked about a word (C11).
    Proposed(Proposal),
    /// It is none (C11).
    Declined,
    /// The turn's seat drew this card (C3).
    Drew(CardId),
    /// Its time ran out before it placed a card (C5).
    Skipped,
    /// A turn begins.
    Turn(SeatId),
    /// A face-down card is revealed; its placer may claim (C34).
    Revealed {
        /// The square.
        square: Square,
        /// The card that was hidden.
        card: CardId,
    },
    /// The round ended, and its words were paid.
    RoundEnded(RoundResult),
    /// Another round begins (C1).
    RoundBegan {
        /// The seat that begins.
        starter: SeatId,
        /// Whether turns go clockwise.
        clockwise: bool,
    },
    /// Words may be made of what is left (C40): of these cards where their places do not
    /// matter.
    ScrambleBegan(Vec<CardId>),
    /// It is this seat's turn to make one, from the moment at which it is ready.
    Scrambles(SeatId),
    /// All of these pressed, and one of them has the floor, by a coin if they are several.
    Buzzed {
        /// Who pressed.
        pressed: SeatSet,
        /// Who has the floor.
        floor: SeatId,
    },
    /// The turn's seat made a word of what was left.
    Spelled(Spelled),
    /// This seat made none.
    Passed(SeatId),
    /// The game is over.
    Over,
}

/// A deal (C3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dealt {
    /// Who begins.
    pub starter: SeatId,
    /// What each seat got.
    pub hands: Vec<Vec<CardId>>,
    /// The deck. The last card is the top.
    pub deck: Vec<CardId>,
}

/// How a round came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundEnd {
    /// So many cards were placed (C2).
    Counter,
    /// The deck and all hands are empty (C8).
    HandsEmpty,
    /// The board is full (C7).
    BoardFull,
    /// Nobody placed anything for a whole lap (C5).
    Skips,
}

/// What comes after a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// Another one.
    NextRound,
    /// Words of what is left (C40).
    Scramble,
    /// Nothing.
    Over,
}

/// What a round brought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundResult {
    /// Why it ended.
    pub end: RoundEnd,
    /// The words that count, the last claim first: so they are walked.
    pub paid: Vec<Paid>,
    /// What comes next.
    pub then: Then,
}

/// A word that counts as the round ends, and what it pays (C19).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paid {
    /// Which claim.
    pub claim: ClaimId,
    /// The seat that is paid.
    pub owner: SeatId,
    /// The word.
    pub word: Word,
    /// The cards that it pays: of which squares, and what was taken there, the lowest first
    /// (C21).
    pub takes: Vec<(Square, Vec<CardId>)>,
}

impl RoundResult {
    /// How many cards a seat has of this round.
    pub fn score(&self, seat: SeatId) -> usize {
        let own = self.paid.iter().filter(|paid| paid.owner == seat);
        own.map(Paid::cards).sum()
    }
}

impl Paid {
    /// How many cards it pays.
    pub fn cards(&self) -> usize {
        self.takes.iter().map(|(_, cards)| cards.len()).sum()
    }
}

/// A word made of what was left (C40).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spelled {
    /// The word.
    pub word: Word,
    /// Its cards, and what lay under them; those in a line with their squares.
    pub cards: Vec<CardId>,
    /// Of which squares, where words must stand in lines.
    pub squares: Vec<Square>,
    /// Whether everybody agreed, the list having no such word (C11).
    pub agreed: bool,
}
