//! The ledger: the words claimed in this round, in order, and whether they are void.

use serde::{Deserialize, Serialize};

use super::{CardId, LetterBoard, Span};
use game::SeatId;
use lexicon::Word;

/// A claim's number in the round, from 0 in the order of claiming.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ClaimId(pub(super) u16);

impl From<u16> for ClaimId {
    fn from(number: u16) -> ClaimId {
        ClaimId(number)
    }
}

impl From<ClaimId> for u16 {
    fn from(claim: ClaimId) -> u16 {
        claim.0
    }
}

/// A claimed word. It follows its cards, not squares (C13).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    pub id: ClaimId,
    /// The seat that claimed the word.
    pub owner: SeatId,
    /// The cards of the claimed word, in reading order.
    pub cards: Vec<CardId>,
    pub word: Word,
    /// The face-down card whose reveal led to this claim (C34).
    pub hidden: Option<CardId>,
    /// Whether the word isn't in the list, but everyone accepted it (C11).
    pub agreed: bool,
    /// Whether the claim is broken for good (C13).
    pub void: bool,
}

/// The words claimed in a round, in order.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ledger(pub(super) Vec<Claim>);

impl Ledger {
    pub fn claims(&self) -> &[Claim] {
        &self.0
    }

    /// Returns a claim by its number.
    pub fn claim(&self, id: ClaimId) -> Option<&Claim> {
        self.0.get(usize::from(id.0))
    }

    /// Returns the number of the next claim.
    pub(super) fn next_id(&self) -> ClaimId {
        ClaimId(u16::try_from(self.0.len()).unwrap_or(u16::MAX))
    }

    /// Returns the valid claim on exactly these cards, in either direction. Cards are claimed only
    /// once: STAR can't be claimed again as RATS.
    pub fn claim_on(&self, cards: &[CardId]) -> Option<&Claim> {
        let backwards = || cards.iter().rev();
        let same = |claim: &&Claim| claim.cards == cards || claim.cards.iter().eq(backwards());
        self.0.iter().filter(|claim| !claim.void).find(same)
    }

    /// Whether a valid claim on these adjacent cards exists, in either direction.
    pub(super) fn has_claim_on(&self, cards: &[Option<CardId>]) -> bool {
        let alike = |(own, card): (&CardId, &Option<CardId>)| Some(*own) == *card;
        let same = |claim: &Claim| {
            let own = &claim.cards;
            own.len() == cards.len()
                && (own.iter().zip(cards).all(alike) || own.iter().rev().zip(cards).all(alike))
        };
        self.0.iter().any(|claim| !claim.void && same(claim))
    }

    /// Returns the claims that the board breaks, but that aren't marked void yet (C13).
    pub(super) fn newly_broken(&self, board: &LetterBoard) -> Vec<ClaimId> {
        let broken = |claim: &&Claim| !claim.void && claim.current_span(board).is_none();
        self.0.iter().filter(broken).map(|claim| claim.id).collect()
    }

    /// Marks broken claims as void for good (C13).
    pub(super) fn void_broken(&mut self, board: &LetterBoard) {
        for claim in &mut self.0 {
            claim.void |= claim.current_span(board).is_none();
        }
    }
}

impl Claim {
    /// Returns the claim's span if its cards are still contiguous, in order, face up and on top
    /// (C13).
    pub fn current_span(&self, board: &LetterBoard) -> Option<Span> {
        board.span_of(&self.cards)
    }
}
