//! The ledger: the words claimed in this round, in order, and what became of them.

use serde::{Deserialize, Serialize};

use super::{Board, CardId, Span};
use game::SeatId;
use lexicon::Word;

/// Which claim of the round, from 0 in the order of claiming.
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

/// A word that somebody claimed. It follows its cards, not squares (C13).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// Its number.
    pub id: ClaimId,
    /// Whose it is.
    pub owner: SeatId,
    /// Its cards, as it is read.
    pub cards: Vec<CardId>,
    /// The word.
    pub word: Word,
    /// The face-down card through which it was claimed as that was revealed (C34).
    pub hidden: Option<CardId>,
    /// Whether everybody agreed, the list having no such word (C11).
    pub agreed: bool,
    /// Whether it was broken, for good (C13).
    pub void: bool,
}

/// The words claimed in a round, the first one first.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ledger(pub(super) Vec<Claim>);

impl Ledger {
    /// The claims in order.
    pub fn claims(&self) -> &[Claim] {
        &self.0
    }

    /// A claim by its number.
    pub fn claim(&self, id: ClaimId) -> Option<&Claim> {
        self.0.get(usize::from(id.0))
    }

    /// The number of the next claim.
    pub(super) fn next(&self) -> ClaimId {
        ClaimId(u16::try_from(self.0.len()).unwrap_or(u16::MAX))
    }

    /// The claim on exactly these cards, read either way, unless it is void. A span is claimed
    /// once, however it is read: STAR is not claimed anew as RATS.
    pub fn on(&self, cards: &[CardId]) -> Option<&Claim> {
        let backwards = || cards.iter().rev();
        let same = |claim: &&Claim| claim.cards == cards || claim.cards.iter().eq(backwards());
        self.0.iter().filter(|claim| !claim.void).find(same)
    }

    /// Whether there is such a claim on cards that lie side by side.
    pub(super) fn has(&self, cards: &[Option<CardId>]) -> bool {
        let alike = |(own, card): (&CardId, &Option<CardId>)| Some(*own) == *card;
        let same = |claim: &Claim| {
            let own = &claim.cards;
            own.len() == cards.len()
                && (own.iter().zip(cards).all(alike) || own.iter().rev().zip(cards).all(alike))
        };
        self.0.iter().any(|claim| !claim.void && same(claim))
    }

    /// C13: the claims that stand no more on a board, but are not void yet.
    pub(super) fn broken(&self, board: &Board) -> Vec<ClaimId> {
        let broken = |claim: &&Claim| !claim.void && claim.lies_at(board).is_none();
        self.0.iter().filter(broken).map(|claim| claim.id).collect()
    }

    /// C13: what stands no more is void for good.
    pub(super) fn void_broken(&mut self, board: &Board) {
        for claim in &mut self.0 {
            claim.void |= claim.lies_at(board).is_none();
        }
    }
}

impl Claim {
    /// C13: where its cards lie, side by side, in order, face up and on top; none if they do
    /// not.
    pub fn lies_at(&self, board: &Board) -> Option<Span> {
        board.span_of(&self.cards)
    }
}
