//! News turn by turn: each turn is one entry with its card, the words that it broke and why, and
//! the words claimed.

use super::breaks::BreakCause;
use c_u_letter_rules::{CardId, ClaimId, ClaimStatus, RoundEndReason, Square, Use};
use game::{SeatId, SeatSet};
use lexicon::Word;

/// An entry of the news.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// A round began.
    RoundBegan {
        /// The number of the round, from 1.
        round: usize,
        starter: SeatId,
    },
    /// A turn, finished or still running.
    Turn(TurnNews),
    /// A round ended.
    RoundOver {
        /// The number of the round, from 1.
        round: usize,
        end: RoundEndReason,
        /// How many cards the round paid each seat.
        cards: Vec<usize>,
    },
    /// The scramble began with this number of leftover cards (C40).
    ScrambleBegan(usize),
    Over,
}

/// What happened in a turn, at the reveal of a card, or while a seat had the floor in the scramble.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TurnNews {
    pub placed: Option<PlacedNews>,
    /// The face-down card that was revealed, and its square (C34).
    pub revealed: Option<(CardId, Square)>,
    pub claims: Vec<ClaimedNews>,
    /// The word that the players are asked to accept (C11).
    pub asks: Option<Word>,
    /// The last proposed word that the players rejected.
    pub denied: Option<Word>,
    /// The seats that pressed for the floor (C40).
    pub pressed: SeatSet,
    /// The word made of leftover cards, and its number of cards (C40).
    pub spelled: Option<(Word, usize)>,
    /// Whether the seat passed in the scramble.
    pub passed: bool,
    /// Whether the time ran out (C5).
    pub out: bool,
}

/// A placed card, as far as all players may see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlacedNews {
    /// The card, unless it lies face down (C35).
    pub card: Option<CardId>,
    pub at: Square,
    /// The ability that the card used.
    pub using: Use,
    /// The card that the placed card covered or swapped places with, if it was face up.
    pub other: Option<CardId>,
    /// The words that the card broke (C13).
    pub broke: Vec<BrokenNews>,
}

/// A word that was broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BrokenNews {
    pub owner: SeatId,
    pub word: Word,
    /// How the word was broken.
    pub how: BreakCause,
}

/// A word that was claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClaimedNews {
    pub word: Word,
    /// The word that the claim displaced in its line, with the owner of the displaced word.
    pub over: Option<(SeatId, Word)>,
    /// If the claim is dormant, the word that counts instead (C14).
    pub behind: Option<Word>,
}

/// A claim of the round, with everything that its row in the ledger shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LedgerNews {
    pub id: ClaimId,
    /// The step of the game in which the word was claimed.
    pub step: usize,
    pub owner: SeatId,
    pub word: Word,
    /// The status of the claim.
    pub lies: ClaimStatus,
    /// If the claim is dormant, the word that counts instead.
    pub behind: Option<Word>,
    /// How the word was broken, if it was.
    pub how: Option<BreakCause>,
    /// How many cards the claim pays.
    pub pays: usize,
    /// How many of its letters go to other words while it counts (C19).
    pub shared: usize,
}

impl TurnNews {
    /// Whether the turn has anything to report.
    pub(super) fn has_news(&self) -> bool {
        *self != TurnNews::default()
    }
}

impl News {
    /// Always false: in this game no seat adds to another seat's turn.
    pub const fn answered(&self) -> bool {
        false
    }
}
