//! Events: what happened, with every result included.

use serde::{Deserialize, Serialize};

use super::{CardId, Claim, ClaimId, Placing, Square, WordProposal};
use game::{SeatId, SeatSet};
use lexicon::Word;

/// Something that happened in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The game was dealt (C3).
    Dealt(InitialDeal),
    /// The seat on turn is ready, and its clock runs (C4).
    Ready,
    /// The seat on turn placed a card.
    Placed(Placing),
    /// The placing broke these claims (C13).
    Broken(Vec<ClaimId>),
    /// A word was claimed.
    Claimed(Claim),
    /// The players were asked to accept a word (C11).
    Proposed(WordProposal),
    /// The proposed word was rejected (C11).
    Declined,
    /// The seat on turn drew this card (C3).
    Drew(CardId),
    /// The time ran out before a card was placed (C5).
    Skipped,
    /// A seat's turn begins.
    Turn(SeatId),
    /// A face-down card was revealed; its placer may claim (C34).
    Revealed {
        square: Square,
        card: CardId,
    },
    /// The round ended, and its words were paid.
    RoundEnded(RoundPayout),
    /// Another round begins (C1).
    RoundBegan {
        starter: SeatId,
        clockwise: bool,
    },
    /// The scramble begins (C40), with these leftover cards if their squares don't matter.
    ScrambleBegan(Vec<CardId>),
    /// A seat's scramble turn begins; its clock waits until the seat is ready.
    Scrambles(SeatId),
    /// One or more seats pressed the buzzer, and one of them has the floor. A coin decides between
    /// several.
    Buzzed {
        /// The seats that pressed the buzzer.
        pressed: SeatSet,
        /// The seat that has the floor.
        floor: SeatId,
    },
    /// The seat on turn made a word of leftover cards.
    Spelled(ScrambleWord),
    /// A seat made no word in the scramble.
    Passed(SeatId),
    Over,
}

/// The deal at the start of a game: the starting seat, the hands and the deck (C3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InitialDeal {
    /// The seat that begins.
    pub starter: SeatId,
    /// The cards dealt to each seat.
    pub hands: Vec<Vec<CardId>>,
    /// The deck. The last card is the top.
    pub deck: Vec<CardId>,
}

/// The reason why a round ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundEndReason {
    /// The round's number of cards was placed (C2).
    Counter,
    /// The deck and all hands are empty (C8).
    HandsEmpty,
    BoardFull,
    /// No seat placed a card in a full lap of turns (C5).
    Skips,
}

/// The next stage after a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterRound {
    /// Another round follows.
    NextRound,
    /// The scramble (C40).
    Scramble,
    /// Nothing: the game is over.
    Over,
}

/// The result of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundPayout {
    /// Why the round ended.
    pub end: RoundEndReason,
    /// The words that count, the last claim first: the order in which the screen shows them.
    pub paid: Vec<PaidWord>,
    /// The next stage after the round.
    pub then: AfterRound,
}

/// A word that counts at the end of the round, and what it pays (C19).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaidWord {
    pub claim: ClaimId,
    /// The seat that is paid.
    pub owner: SeatId,
    pub word: Word,
    /// The squares that pay, each with the cards taken from it, lowest first (C21).
    pub takes: Vec<(Square, Vec<CardId>)>,
}

impl RoundPayout {
    /// How many cards a seat gets from this round.
    pub fn score(&self, seat: SeatId) -> usize {
        let own = self.paid.iter().filter(|paid| paid.owner == seat);
        own.map(PaidWord::cards).sum()
    }
}

impl PaidWord {
    /// How many cards the word pays.
    pub fn cards(&self) -> usize {
        self.takes.iter().map(|(_, cards)| cards.len()).sum()
    }
}

/// A word made of leftover cards (C40).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScrambleWord {
    pub word: Word,
    /// The word's cards and, for a word in a line, the cards under them.
    pub cards: Vec<CardId>,
    /// The squares of the word, in a scramble of words in lines.
    pub squares: Vec<Square>,
    /// Whether the word isn't in the list, but everyone accepted it (C11).
    pub agreed: bool,
}
